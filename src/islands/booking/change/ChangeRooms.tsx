import { langOf } from '#domain/language/shown-word.ts';
import { DEFAULT_EXTRA_BED_PRICE } from '#domain/money/add-ons.ts';
import { formatRupees } from '#domain/money/money.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/booking/change-booking.ts';
import { fitNotice, groupOf } from '#messages/booking/party.ts';
import { tryAgain } from '#messages/site/buttons.ts';
import type { RequestedChange } from '#stores/booking/change-booking.ts';
import {
  $changeFit,
  $freeRooms,
  $roomChoices,
  lookForRooms,
  type RoomChoice,
  requestRoom,
} from '#stores/booking/change-rooms.ts';
import styles from './ChangeBooking.module.css';

const NONE: RoomChoice[] = [];

/** Shows the booked rooms and the free ones; the booking would have the selected ones. */
export function ChangeRooms({ request }: { request: RequestedChange }) {
  const choices = useValue($roomChoices, NONE);
  const free = useValue($freeRooms);
  const fit = useValue($changeFit, undefined);
  const bedPrice = choices.find((one) => one.free)?.free?.extra_bed_price ?? DEFAULT_EXTRA_BED_PRICE;
  const isLast = choices.filter(({ isRequested }) => isRequested).length === 1;
  return (
    <fieldset className={`stack ${styles.rooms}`} data-gap="2">
      <legend>{messages.roomsTitle}</legend>
      {choices.map((choice) => (
        <Room key={choice.id} choice={choice} isRequired={isLast && choice.isRequested} />
      ))}
      <div role="status">
        {free.state === 'loading' && <Spinner label={messages.lookingForRooms} />}
        {free.state === 'ready' && choices.every(({ isBooked }) => isBooked) && (
          <p className="soft">{messages.noOtherRoom}</p>
        )}
        {free.state === 'failed' && (
          <p className="soft">
            {messages.roomsFailed}{' '}
            <Button kind="plain" size="s" onClick={() => void lookForRooms()}>
              {tryAgain}
            </Button>
          </p>
        )}
        {fit && fit.fit !== 'fits' && (
          <p className="notice">
            {fitNotice(fit, groupOf(request), bedPrice > 0 ? formatRupees(bedPrice) : 0)}
          </p>
        )}
      </div>
    </fieldset>
  );
}

function Room({ choice, isRequired }: { choice: RoomChoice; isRequired: boolean }) {
  const { id, name, isBooked, isRequested, free } = choice;
  const facts = [
    isBooked && messages.bookedNow,
    free && messages.freeRoom(free.capacity, formatRupees(free.final_price_per_day)),
    isRequired && messages.oneRoomStays,
  ];
  return (
    <label className={styles.room}>
      <input
        type="checkbox"
        checked={isRequested}
        disabled={isRequired}
        aria-describedby={`change-room-${id}`}
        onChange={(event) => requestRoom(id, event.target.checked)}
      />
      <span lang={langOf(name)}>{name}</span>
      <small id={`change-room-${id}`}>{facts.filter(Boolean).join(' · ')}</small>
    </label>
  );
}
