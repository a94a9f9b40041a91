import type { ReactNode } from 'react';
import { formatStay } from '#domain/dates/calendar.ts';
import { clockTime } from '#domain/dates/instant.ts';
import { pagePath } from '#domain/language/page-path.ts';
import { BookingRow } from '#islands/host/BookingRow.tsx';
import { NotTold } from '#islands/host/NotTold.tsx';
import { FormLine } from '#islands/host/register/FormLine.tsx';
import { useChannelsPage } from '#islands/host/use-channels-page.ts';
import * as host from '#messages/host/desk.ts';
import { FORM_III } from '#messages/host/register/clocks.ts';
import { IDS } from '#messages/host/register/ids.ts';
import * as messages from '#messages/host/today.ts';
import { today } from '#stores/browser/today.ts';
import { type Day, reloadDay } from '#stores/host/today/today.ts';
import { AcceptAct, ArrivalActs, DepartureActs, PaymentAct } from './DayActs.tsx';
import styles from './Today.module.css';

interface Props {
  day: Day;
  /** Without a network nothing can be changed. */
  isOffline: boolean;
}

const clock = (instant: string | null) => instant && clockTime(new Date(instant));

/** New bookings that are already in a list above are left out. */
export function DayLists({ day, isOffline }: Props) {
  const listed = new Set([...day.arrivals, ...day.departures, ...day.in_house].map(({ id }) => id));
  const others = day.new_bookings.filter(({ id }) => !listed.has(id));
  return (
    <div className={styles.lists} data-offline={isOffline || undefined}>
      <List title={messages.LISTS.alarms} count={day.alarms.length}>
        {day.alarms.map((alarm) => (
          <Alarm
            key={`${alarm.kind} ${alarm.reservation_id} ${alarm.text}`}
            alarm={alarm}
            isOffline={isOffline}
          />
        ))}
      </List>
      <List title={FORM_III} count={day.form_iii.length}>
        {day.form_iii.map((form) => (
          <FormLine key={form.id} form={form} />
        ))}
      </List>
      <List
        title={messages.LISTS.arrivals}
        count={day.arrivals.length}
        nobody={messages.EMPTY_LISTS[day.date === today() ? 'arrivals' : 'other_arrivals']}
        act={
          <a className="button" data-kind="quiet" data-size="s" href={pagePath('/host/scan')}>
            {messages.scan}
          </a>
        }
      >
        {day.arrivals.map((booking) => (
          <BookingRow key={booking.id} booking={booking} note={arrivalNote(booking)}>
            <ArrivalActs booking={booking} disabled={isOffline} />
          </BookingRow>
        ))}
      </List>
      <List
        title={messages.LISTS.departures}
        count={day.departures.length}
        nobody={messages.EMPTY_LISTS.departures}
      >
        {day.departures.map((booking) => (
          <BookingRow
            key={booking.id}
            booking={booking}
            note={
              booking.checked_out_at ? messages.checkedOut(clock(booking.checked_out_at) ?? '') : undefined
            }
          >
            <DepartureActs booking={booking} disabled={isOffline} />
          </BookingRow>
        ))}
      </List>
      <List
        title={messages.LISTS.in_house}
        count={day.in_house.length}
        nobody={messages.EMPTY_LISTS.in_house}
      >
        {day.in_house.map((booking) => (
          <BookingRow key={booking.id} booking={booking}>
            <PaymentAct booking={booking} disabled={isOffline} />
            {booking.check_in < day.date && <DepartureActs booking={booking} disabled={isOffline} isEarly />}
          </BookingRow>
        ))}
      </List>
      <List title={messages.LISTS.not_told} count={day.not_told.length}>
        {day.not_told.map((booking) => (
          <BookingRow key={booking.id} booking={booking}>
            <NotTold booking={booking} reload={reloadDay} />
          </BookingRow>
        ))}
      </List>
      <List title={messages.LISTS.unanswered} count={day.unanswered.length}>
        {day.unanswered.map((booking) => (
          <BookingRow key={booking.id} booking={booking} note={`“${booking.question.text}”`}>
            <a className="button" data-size="s" href={pagePath(`/host/bookings/${booking.id}#message`)}>
              {messages.reply}
            </a>
          </BookingRow>
        ))}
      </List>
      <List title={messages.LISTS.new_bookings} count={others.length}>
        {others.map((booking) => (
          <BookingRow key={booking.id} booking={booking} />
        ))}
      </List>
      <List title={messages.LISTS.waitlist} count={day.waitlist.length}>
        {day.waitlist.map(({ id, email, check_in, check_out, guests, rooms }) => (
          <li key={id} className={`row between ${styles.waiting}`}>
            <span>
              <strong>{formatStay({ checkIn: check_in, checkOut: check_out })}</strong>
              <span>{`, ${host.guests(guests)}, ${rooms[0]?.name ?? messages.anyRoom}`}</span>
            </span>
            <a className="button" data-kind="quiet" data-size="s" href={`mailto:${email}`}>
              {messages.write}
            </a>
          </li>
        ))}
      </List>
    </div>
  );
}

/** Conflicts are shown in red. Owners solve conflicts and failing calendars on the page of channels. */
function Alarm({ alarm, isOffline }: { alarm: Day['alarms'][number]; isOffline: boolean }) {
  const { kind, reservation_id, text } = alarm;
  const isRequest = kind === 'awaits_host';
  const isConflict = kind === 'channel_conflict';
  const booking = reservation_id === null ? undefined : `/host/bookings/${reservation_id}`;
  const channels = useChannelsPage(alarm);
  const page = channels ?? booking;
  return (
    <li className={`row between ${styles.waiting}`} data-urgent={isConflict || undefined}>
      <span>{text}</span>
      {isRequest && <AcceptAct id={reservation_id} disabled={isOffline} />}
      {page && (
        <a className="button" data-kind={isRequest ? 'quiet' : undefined} data-size="s" href={page}>
          {isConflict && channels ? messages.settle : messages.openBooking}
        </a>
      )}
    </li>
  );
}

function arrivalNote(booking: Day['arrivals'][number]): string | undefined {
  if (booking.status === 'no_show') return messages.noShow;
  const time = clock(booking.checked_in_at);
  const arrives = booking.arrival_time ? messages.arrivesAt(booking.arrival_time) : undefined;
  const when = time ? messages.checkedIn(time) : arrives;
  return [when, booking.ids && IDS[booking.ids]].filter(Boolean).join(' · ') || undefined;
}

interface ListProps {
  title: string;
  count: number;
  /** The sentence for an empty list. Without it, an empty list is not shown. */
  nobody?: string;
  /** A link beside the heading. */
  act?: ReactNode;
  children: ReactNode;
}

function List({ title, count, nobody, act, children }: ListProps) {
  if (count === 0 && nobody === undefined) return null;
  return (
    <section className={`panel ${styles.list}`}>
      <div className="row between">
        <h2>
          <span>{title}</span> <span>{count}</span>
        </h2>
        {act}
      </div>
      {count === 0 ? <p>{nobody}</p> : <ul className="list">{children}</ul>}
    </section>
  );
}
