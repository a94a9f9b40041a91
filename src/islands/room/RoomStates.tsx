import { pagePath } from '#domain/language/page-path.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/rooms/room.ts';
import * as buttons from '#messages/site/buttons.ts';
import { $room, reloadRoom } from '#stores/room/room.ts';
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
      <a className="button" href={pagePath('/rooms')}>
        {buttons.backToRooms}
      </a>
    </div>
  );
}

export function RoomFailed() {
  return (
    <div className={styles.notFound}>
      <h1>{messages.room}</h1>
      <LoadProblem />
    </div>
  );
}

/** Says why the price did not load; if the dates are not at fault, it can be loaded again. */
export function LoadProblem() {
  const shown = useValue($room, { state: 'failed' });
  const refusal = shown.state === 'failed' ? shown.refusal : undefined;
  return (
    <>
      <p role="alert" className="notice" data-tone="danger">
        {refusal ?? messages.detailsFailed}
      </p>
      {!refusal && <Button onClick={() => void reloadRoom()}>{buttons.tryAgain}</Button>}
      <a href={pagePath('/rooms')}>{buttons.backToRooms}</a>
    </>
  );
}
