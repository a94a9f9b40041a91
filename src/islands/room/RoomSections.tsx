import type { RoomFacts } from '#domain/room-detail.ts';
import { About } from './About.tsx';
import { RoomLocation } from './RoomLocation.tsx';
import { RoomPolicies } from './RoomPolicies.tsx';
import type { RoomText } from './room-text.ts';
import { Sections } from './Sections.tsx';

/** The sections of a room's page. */
export function RoomSections({ room, words }: { room: RoomFacts; words: RoomText }) {
  return (
    <Sections>
      <About room={room} host={words.host} />
      <RoomPolicies
        rules={room.policies}
        titles={words.ruleTitles}
        questions={room.faqs.length > 0 ? room.faqs : words.questions}
      />
      <RoomLocation room={room} />
    </Sections>
  );
}
