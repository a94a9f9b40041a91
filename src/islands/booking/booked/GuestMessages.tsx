import { type SubmitEvent, useEffect, useState } from 'react';
import { formatInstant } from '#domain/dates/instant.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as copy from '#messages/booking/guest-messages.ts';
import { writeToHost } from '#messages/booking/my-booking.ts';
import { $thread, openThread, sendToHost } from '#stores/booking/messages.ts';
import styles from './GuestMessages.module.css';

/** Shows what guest and host wrote to each other about a booking, and a field for more. */
export function GuestMessages({ id }: { id: number }) {
  const thread = useValue($thread);
  const [text, setText] = useState('');
  useEffect(() => void openThread(id), [id]);
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (await sendToHost(id, text)) setText('');
  };
  return (
    <div className={styles.messages}>
      {thread.state === 'loading' && <Spinner label={writeToHost} />}
      <ol className="stack list" data-gap="2">
        {thread.list.map(({ id: messageId, author, text: written, at }) => (
          <li key={messageId} data-author={author}>
            <p>{written}</p>
            <small>{`${author === 'host' ? copy.HOST : copy.YOU}, ${formatInstant(new Date(at))}`}</small>
          </li>
        ))}
      </ol>
      <form onSubmit={(event) => void send(event)}>
        <Field label={copy.message} hint={copy.hint} error={thread.problem}>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              maxLength={2000}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <Button type="submit" kind="quiet" busy={thread.state === 'sending'}>
          {copy.send}
        </Button>
      </form>
    </div>
  );
}
