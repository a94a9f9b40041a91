import { useState } from 'react';
import { addDays, daysBetween } from '#domain/dates/calendar.ts';
import { canArrive, canLeave } from '#domain/dates/date-choice.ts';
import type { RoomDetail } from '#domain/rooms/room-detail.ts';
import type { Search } from '#domain/rooms/search.ts';
import type { RoomText } from '#islands/room/room-text.ts';
import { DateField } from '#islands/ui/calendar/DateField.tsx';
import { type Festival, festivalMark, lengthNote, priceNote } from '#islands/ui/calendar/stay-days.ts';
import { Counter } from '#islands/ui/form/Counter.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { CHILDREN, GUESTS } from '#messages/booking/party.ts';
import { yourStay } from '#messages/rooms/room.ts';
import * as messages from '#messages/rooms/search.ts';
import { today } from '#stores/browser/today.ts';
import { isHeldHere } from '#stores/reservation/reservation.ts';
import { changeStay } from '#stores/room/room.ts';
import { $calendars, lookAtMonth, NO_NIGHTS } from '#stores/search/calendar.ts';
import { $hasExampleDates, $search } from '#stores/search/search.ts';
import { YOUR_STAY } from './continue-booking.ts';
import styles from './StayPanel.module.css';

interface Props {
  room: RoomDetail;
  text: Pick<RoomText, 'festivals'>;
}

/** Lets the guest choose dates and party. */
export function StayPanel({ room, text }: Props) {
  const search = useValue($search);
  const isExample = useValue($hasExampleDates);
  if (!search) return null;
  return (
    <div className={`stack ${styles.panel}`} data-gap="4">
      <h2 id={YOUR_STAY} tabIndex={-1}>
        {yourStay} {isExample && <span className="chip">{messages.exampleDates}</span>}
      </h2>
      <Dates id={room.id} search={search} festivals={text.festivals} />
      <Party search={search} />
    </div>
  );
}

interface DatesProps {
  id: number;
  search: Search;
  festivals: readonly Festival[];
}

function Dates({ id, search, festivals }: DatesProps) {
  const { checkIn, checkOut } = search;
  const nights = useValue($calendars, {})[id] ?? NO_NIGHTS;
  const [opens, setOpens] = useState(0);
  const arrive = (date: string | null) => {
    if (!date) return;
    // The stay keeps its length; the check-out's calendar opens for another.
    changeStay({ checkIn: date, checkOut: addDays(date, daysBetween(checkIn, checkOut)) });
    setOpens(opens + 1);
  };
  const ownNight = (date: string) => isHeldHere(id, date, addDays(date, 1));
  const month = (first: string) => void lookAtMonth(id, first);
  return (
    <div className={styles.pair}>
      <DateField
        label={messages.checkIn}
        value={checkIn}
        today={today()}
        min={today()}
        onChange={arrive}
        onMonth={month}
        caption={messages.calendarPrices}
        dayInfo={(date) => ({
          ...priceNote(date, nights),
          ...festivalMark(date, festivals),
          taken: !canArrive(date, nights) && !ownNight(date),
        })}
      />
      <DateField
        label={messages.checkOut}
        value={checkOut}
        today={today()}
        min={addDays(checkIn, 1)}
        onChange={(date) => date && changeStay({ checkOut: date })}
        onMonth={month}
        opens={opens}
        dayInfo={(date) => ({
          ...lengthNote(date, checkIn, nights),
          ...festivalMark(date, festivals),
          taken: !canLeave(date, checkIn, nights) && !ownNight(checkIn),
        })}
      />
    </div>
  );
}

function Party({ search }: { search: Search }) {
  return (
    <div className={styles.pair} data-of="party">
      <Counter {...GUESTS} min={1} value={search.adults} onChange={(adults) => changeStay({ adults })} />
      <Counter
        {...CHILDREN}
        min={0}
        value={search.children}
        onChange={(children) => changeStay({ children })}
      />
    </div>
  );
}
