import { Button } from '#islands/ui/Button.tsx';
import { tryAgain } from '#messages/buttons.ts';
import * as messages from '#messages/rooms.ts';
import { reloadRooms } from '#stores/search/rooms.ts';
import styles from './Empty.module.css';

/** The search failed. */
export function SearchFailed({ message }: { message: string }) {
  return (
    <div className={styles.empty} role="alert">
      <p className={styles.title}>{message}</p>
      <p>{messages.failedHint}</p>
      <Button onClick={reloadRooms}>{tryAgain}</Button>
    </div>
  );
}
