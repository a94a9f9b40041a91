import type { RoomFacts } from '#domain/room-detail.ts';
import { About } from './About.tsx';
import { RoomLocation } from './RoomLocation.tsx';
import { RoomPolicies } from './RoomPolicies.tsx';
import type { RoomText } from './room-text.ts';
import { Sections } from './Sections.tsx';

/** The sections of a room's page. */
export function RoomSections({ room, text }: { room: RoomFacts; text: RoomText }) {
  return (
    <Sections>
      <About room={room} host={text.host} />
      <RoomPolicies
        policies={room.policies}
        titles={text.policyTitles}
        questions={room.faqs.length > 0 ? room.faqs : text.questions}
      />
      <RoomLocation room={room} />
    </Sections>
  );
}
