import { useEffect, useState } from 'react';
import type { FormIII } from '#contract/host/form-iii.ts';
import { MINUTE } from '#domain/dates/duration.ts';
import { pagePath } from '#domain/language/page-path.ts';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/register/clocks.ts';
import { doneSentence, dueSentence } from '#stores/host/register/due.ts';
import { $host } from '#stores/host/session.ts';
import styles from './Register.module.css';

/** One report about a foreigner: whom it is about, and what is left of its time. */
export function FormLine({ form }: { form: FormIII }) {
  const host = useValue($host);
  const isOwner = host.state === 'ready' && host.host.user.role === 'owner';
  return (
    <li className={`row between ${styles.form}`}>
      <span>
        <strong>{form.name}</strong> <span>{messages.EVENTS[form.event]}</span>{' '}
        <span className="soft">{doneSentence(form) ?? <Clock form={form} />}</span>
      </span>
      {isOwner && (
        <a
          className="button"
          data-size="s"
          data-kind={form.done_at ? 'quiet' : undefined}
          href={pagePath(`/host/register?form=${form.id}`)}
        >
          <span>{messages.open}</span>{' '}
          <span className="visually-hidden">{messages.ofTraveller(form.name)}</span>
        </a>
      )}
    </li>
  );
}

/** What is left of the time, which goes on while the page is open. */
export function Clock({ form }: { form: FormIII }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return <span data-late={Date.parse(form.due_at) < now || undefined}>{dueSentence(form, now)}</span>;
}
