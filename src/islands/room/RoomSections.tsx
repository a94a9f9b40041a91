import type { RoomFacts } from '#domain/rooms/room-detail.ts';
import { About } from './About.tsx';
import { HostSection } from './HostSection.tsx';
import { RoomLocation } from './RoomLocation.tsx';
import { RoomPolicies } from './RoomPolicies.tsx';
import type { RoomText } from './room-text.ts';
import { Sections } from './Sections.tsx';
import { Video } from './Video.tsx';

export function RoomSections({ room, text }: { room: RoomFacts; text: RoomText }) {
  return (
    <Sections>
      <About room={room}>{room.video && <Video id={room.video} name={room.name} />}</About>
      <RoomLocation room={room} />
      {text.host && (
        <HostSection
          host={text.host}
          whatsapp={text.whatsapp}
          room={room.name}
          homestay={room.homestay_name}
        />
      )}
      <RoomPolicies
        policies={room.policies}
        titles={text.policyTitles}
        questions={room.faqs.length > 0 ? room.faqs : text.questions}
      />
    </Sections>
  );
}
