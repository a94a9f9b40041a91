import type { RoomDetail } from '#domain/room-detail.ts';
import { WithAside } from '#islands/ui/WithAside.tsx';
import { About } from './About.tsx';
import { Gallery } from './Gallery.tsx';
import styles from './Room.module.css';
import { RoomHead } from './RoomHead.tsx';
import { Rules } from './Rules.tsx';
import type { RoomWords } from './room-words.ts';
import { SimilarRooms } from './SimilarRooms.tsx';
import { StayBar } from './StayBar.tsx';
import { StayPanel } from './StayPanel.tsx';
import { Whereabouts } from './Whereabouts.tsx';

export function RoomDetails({ room, words }: { room: RoomDetail; words: RoomWords }) {
  return (
    <article className={styles.room} aria-label={room.name}>
      <RoomHead room={room} />
      <Gallery photos={room.photos} name={room.name} />
      <WithAside label="Your stay" aside={<StayPanel room={room} />} bar={<StayBar room={room} />} asideFirst>
        <div className={styles.sections}>
          <About room={room} host={words.host} />
          <Rules
            rules={room.policies}
            titles={words.ruleTitles}
            questions={room.faqs.length > 0 ? room.faqs : words.questions}
          />
          <Whereabouts room={room} />
        </div>
      </WithAside>
      <SimilarRooms />
    </article>
  );
}
