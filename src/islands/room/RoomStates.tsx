import { Button } from '#islands/ui/Button.tsx';
import { Spinner } from '#islands/ui/Spinner.tsx';
import * as messages from '#messages/rooms/room.ts';
import * as buttons from '#messages/site/buttons.ts';
import { reloadRoom } from '#stores/room/room.ts';
import styles from './Room.module.css';

/** Shows the layout of the page while the room loads, so that it is stable. */
export function RoomLoading() {
  return (
    <div className={`stack ${styles.loading}`} data-gap="5">
      <div className={styles.ghostGallery} aria-hidden="true" />
      <h1 className={styles.ghost}>{messages.room}</h1>
      <p>{messages.roomComing}</p>
      <Spinner label={messages.loadingRoom} />
    </div>
  );
}

export function RoomUnknown() {
  return (
    <div className={styles.notFound}>
      <h1>{messages.roomUnknown}</h1>
      <p>{messages.roomUnknownWhy}</p>
      <a className="button" href="/rooms">
        {buttons.backToRooms}
      </a>
    </div>
  );
}

export function RoomFailed() {
  return (
    <div className={styles.notFound}>
      <h1>{messages.room}</h1>
      <p role="alert" className="notice" data-tone="danger">
        {messages.detailsFailed}
      </p>
      <Button onClick={() => void reloadRoom()}>{buttons.tryAgain}</Button>
      <a href="/rooms">{buttons.backToRooms}</a>
    </div>
  );
}
