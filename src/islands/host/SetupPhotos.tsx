import { Button } from '#islands/ui/Button.tsx';
import * as messages from '#messages/host-setup.ts';
import type { Setup } from '#stores/host/setup.ts';
import { skipStep } from '#stores/host/setup-steps.ts';
import styles from './Setup.module.css';

/** The photos of each room. They can wait: a room without any is shown with a drawing. */
export function SetupPhotos({ setup: { rooms, done } }: { setup: Setup }) {
  return (
    <>
      <p>{messages.photosHint}</p>
      <ul className={styles.rooms}>
        {rooms.map(({ id, name, photo_count }) => (
          <li key={id}>
            <a href={`/host/rooms/${id}#photos`}>{messages.photosOf(name, photo_count)}</a>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button onClick={() => skipStep('photos')}>
          {done.includes('photos') ? messages.next : messages.later}
        </Button>
      </div>
    </>
  );
}
