import { type ReactNode, useEffect } from 'react';
import { countNights, formatDate, formatStay } from '#domain/dates/calendar.ts';
import { formatInstant } from '#domain/dates/instant.ts';
import { guestPhoneLink } from '#domain/party/guest-phone-link.ts';
import { chatLink } from '#domain/party/whatsapp-link.ts';
import { NotTold } from '#islands/host/NotTold.tsx';
import { useChannelsPage } from '#islands/host/use-channels-page.ts';
import { Button } from '#islands/ui/Button.tsx';
import { EXTRA_NAMES, extraLine } from '#messages/booking/extras.ts';
import * as messages from '#messages/host/booking-page.ts';
import * as host from '#messages/host/desk.ts';
import { settle } from '#messages/host/today.ts';
import { reloadBooking, type WholeBooking } from '#stores/host/bookings/booking.ts';
import styles from './Booking.module.css';

export function BookingHead({ whole }: { whole: WholeBooking }) {
  const { booking, alarms } = whole;
  const { guest_name, reference, status, source, check_in, check_out, phone, phone_e164, email } = booking;
  useEffect(() => {
    document.title = `${guest_name} · ${host.TITLE}`;
  }, [guest_name]);
  const held = status === 'held' && booking.hold_expires_at;
  const say = sayUntil(booking);
  return (
    <section className="panel stack" data-gap="4">
      <header className={`stack ${styles.head}`} data-gap="2">
        <h1 translate="no">{guest_name}</h1>
        <p>
          <span className="chip" data-tone={status === 'confirmed' ? 'success' : 'accent'}>
            {booking.awaits_host ? host.awaitsHost : host.STATUSES[status]}
          </span>{' '}
          <span className="chip">{host.SOURCES[source]}</span> <span>{reference}</span>
          {booking.check_code && <span>{` · ${messages.checkCode(booking.check_code)}`}</span>}
        </p>
      </header>
      {alarms.map((alarm) => (
        <BookingAlarm key={alarm.text} alarm={alarm} />
      ))}
      <NotTold booking={booking} reload={reloadBooking} />
      {status === 'cancelled' && booking.cancelled_by && (
        <p className="notice" data-tone="info">
          {booking.cancelled_by === 'guest' ? messages.cancelledByGuest : messages.cancelledByHost}
        </p>
      )}
      {held && (
        <p className="notice" data-tone="warning">
          {say(formatInstant(new Date(held)))}
        </p>
      )}
      {booking.paid_reference && (
        <p className="notice" data-tone="info">
          {host.guestSaysPaid(booking.paid_reference)}
        </p>
      )}
      {source === 'channel' && (
        <p className="notice" data-tone="info">
          {status === 'cancelled' ? messages.endedAtChannel(guest_name) : messages.ofChannel(guest_name)}
        </p>
      )}
      <dl className={styles.facts}>
        <Fact name={messages.dates}>
          {[
            formatStay({ checkIn: check_in, checkOut: check_out }, true),
            host.nights(countNights(check_in, check_out)),
          ].join(', ')}
        </Fact>
        <Fact name={messages.rooms}>{booking.rooms.map(({ name }) => name).join(', ')}</Fact>
        {source !== 'channel' && (
          <Fact name={messages.guests}>{messages.party(booking.adults, booking.children)}</Fact>
        )}
        {booking.arrival_time && <Fact name={messages.arrival}>{booking.arrival_time}</Fact>}
        {phone && (
          <Fact name={messages.phone} isReach>
            <a href={guestPhoneLink(phone_e164, phone)}>{phone}</a>
            {phone_e164 && (
              <a href={chatLink(phone_e164)} target="_blank" rel="noreferrer">
                {host.SOURCES.whatsapp}
              </a>
            )}
            {whole.review_whatsapp_url && (
              <a href={whole.review_whatsapp_url} target="_blank" rel="noreferrer">
                {messages.askForReview}
              </a>
            )}
          </Fact>
        )}
        {email && (
          <Fact name={messages.email} isReach>
            <a href={`mailto:${email}`}>{email}</a>
          </Fact>
        )}
        <Company whole={whole} />
        <Extras booking={booking} />
        {booking.note && <Fact name={messages.note}>{booking.note}</Fact>}
      </dl>
      <p className="soft">{messages.bookedOn(formatInstant(new Date(booking.created_at)))}</p>
    </section>
  );
}

const isOpen = ({ status, source }: WholeBooking['booking']) =>
  source !== 'channel' && (status === 'confirmed' || status === 'held');

/** The company on the papers. It can be named until a tax invoice says for whom it is. */
function Company({ whole: { booking, has_tax_invoice } }: { whole: WholeBooking }) {
  const { company } = booking;
  const mayChange = isOpen(booking) && !has_tax_invoice;
  if (!company && !mayChange) return null;
  const open = async () => (await import('#stores/host/papers/company.ts')).openCompany(booking);
  return (
    <Fact name={messages.company} isReach>
      {company && (
        <span>
          <span>{company.name}</span>
          {company.gstin && <span className={`soft ${styles.line}`}>{messages.gstinOf(company.gstin)}</span>}
        </span>
      )}
      {mayChange && (
        <Button kind="plain" size="s" onClick={() => void open()}>
          {company ? messages.changeCompany : messages.addCompany}
        </Button>
      )}
    </Fact>
  );
}

function sayUntil({ awaits_host, due_now }: WholeBooking['booking']) {
  if (!awaits_host) return messages.heldUntil;
  return due_now === undefined ? messages.answerUntil : messages.confirmUntil;
}

function Extras({ booking }: { booking: WholeBooking['booking'] }) {
  const { breakfast, extra_beds, services } = booking;
  const lines = [
    ...(breakfast > 0 ? [messages.breakfasts(breakfast)] : []),
    ...(extra_beds > 0 ? [messages.extraBeds(extra_beds)] : []),
    ...services.map((extra) => `${EXTRA_NAMES[extra.kind]}: ${extraLine(extra, formatDate(extra.date))}`),
  ];
  if (lines.length === 0) return null;
  return (
    <Fact name={messages.extras}>
      {lines.map((line) => (
        <span key={line} className={`soft ${styles.line}`}>
          {line}
        </span>
      ))}
    </Fact>
  );
}

/** `isReach`: the fact is long, such as a phone number or an email address, and needs the whole width. */
function Fact({ name, isReach, children }: { name: string; isReach?: boolean; children: ReactNode }) {
  return (
    <div className={isReach ? styles.reach : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function BookingAlarm({ alarm }: { alarm: WholeBooking['alarms'][number] }) {
  const page = useChannelsPage(alarm);
  return (
    <p className="notice" data-tone="danger">
      <span>{alarm.text}</span> {page && <a href={page}>{settle}</a>}
    </p>
  );
}
