import type { RoomFacts } from '#domain/room-detail.ts';
import { About } from './About.tsx';
import { Rules } from './Rules.tsx';
import type { RoomText } from './room-text.ts';
import { Sections } from './Sections.tsx';
import { Whereabouts } from './Whereabouts.tsx';

/** The sections of a room's page. */
export function RoomSections({ room, words }: { room: RoomFacts; words: RoomText }) {
  return (
    <Sections>
      <About room={room} host={words.host} />
      <Rules
        rules={room.policies}
        titles={words.ruleTitles}
        questions={room.faqs.length > 0 ? room.faqs : words.questions}
      />
      <Whereabouts room={room} />
    </Sections>
  );
}
