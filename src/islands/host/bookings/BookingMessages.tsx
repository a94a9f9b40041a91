import { type SubmitEvent, useState } from 'react';
import { formatInstant } from '#domain/dates/instant.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as copy from '#messages/host/booking-page.ts';
import type { WholeBooking } from '#stores/host/bookings/booking.ts';
import { $working, writeMessage } from '#stores/host/bookings/booking-acts.ts';
import thread from './BookingMessages.module.css';

/** What guest and host wrote to each other, and the hosts' own notes. Who booked on another site is written to there. */
export function BookingMessages({ whole: { booking, messages } }: { whole: WholeBooking }) {
  const { isBusy } = useValue($working);
  const [text, setText] = useState('');
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (await writeMessage(text)) setText('');
  };
  return (
    <section className="panel stack" data-gap="4" id="messages">
      <h2>{copy.messages}</h2>
      {messages.length === 0 && <p className="soft">{copy.NO_MESSAGES}</p>}
      <ol className={`stack list ${thread.thread}`} data-gap="2">
        {messages.map(({ id, author, name, text, at }) => (
          <li key={id} data-author={author}>
            <p>{text}</p>
            <small>
              {author === 'note' ? `${copy.AUTHORS.note}, ` : ''}
              {name}, {formatInstant(new Date(at))}
            </small>
          </li>
        ))}
      </ol>
      {booking.source !== 'channel' && (
        <form className={`stack ${thread.write}`} onSubmit={(event) => void send(event)}>
          <Field label={copy.message} hint={copy.messageHint}>
            {(control) => (
              <textarea
                {...control}
                rows={2}
                maxLength={2000}
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
            )}
          </Field>
          <Button type="submit" kind="quiet" busy={isBusy}>
            {copy.sendMessage}
          </Button>
        </form>
      )}
    </section>
  );
}
