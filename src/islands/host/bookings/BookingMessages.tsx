import { useEffect, useRef, useState } from 'react';
import { formatInstant } from '#domain/dates/instant.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import { Form } from '#islands/ui/form/Form.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as copy from '#messages/host/booking-page.ts';
import { $acting } from '#stores/host/bookings/act.ts';
import type { WholeBooking } from '#stores/host/bookings/booking.ts';
import { writeMessage } from '#stores/host/bookings/booking-acts.ts';
import { $writesMessage } from '#stores/host/bookings/open-booking.ts';
import thread from './BookingMessages.module.css';
import { SavedTexts } from './SavedTexts.tsx';

/** The messages of guest and host, and the hosts' notes. Hosts write to guests of another site on that site. */
export function BookingMessages({ whole }: { whole: WholeBooking }) {
  const { booking, messages } = whole;
  const [isChoosing, setChoosing] = useState(false);
  const isBusy = useValue($acting).has(booking.id);
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const isReply = useValue($writesMessage);
  useEffect(() => {
    if (!isReply) return;
    field.current?.focus();
    field.current?.scrollIntoView({ block: 'center' });
  }, [isReply]);
  const send = async () => {
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
              {`${author === 'note' ? `${copy.AUTHORS.note}, ` : ''}${name}, ${formatInstant(new Date(at))}`}
            </small>
          </li>
        ))}
      </ol>
      {booking.source !== 'channel' && (
        <Form gap="3" className={thread.write} onSend={send}>
          <Field label={copy.message} hint={copy.messageHint(Boolean(booking.email))}>
            {(control) => (
              <textarea
                {...control}
                ref={field}
                rows={2}
                maxLength={2000}
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
            )}
          </Field>
          <div className="row" data-gap="2">
            <Button type="submit" kind="quiet" busy={isBusy}>
              {copy.sendMessage}
            </Button>
            <Button kind="plain" onClick={() => setChoosing(true)}>
              {copy.savedTexts}
            </Button>
          </div>
        </Form>
      )}
      {isChoosing && (
        <SavedTexts
          whole={whole}
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => {
            setText(chosen);
            setChoosing(false);
          }}
        />
      )}
    </section>
  );
}
