import { useEffect, useRef } from 'react';
import { pagePath } from '#domain/language/page-path.ts';
import { Button } from '#islands/ui/Button.tsx';
import * as messages from '#messages/host/setup.ts';
import { type Setup, showStep } from '#stores/host/setup/setup.ts';
import styles from './Setup.module.css';

export function SetupEnd({ setup: { property, rooms } }: { setup: Setup }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  if (!property) return null;
  if (rooms.every((room) => !room.is_priced)) {
    return (
      <section className={`panel ${styles.part}`}>
        <h2 ref={heading} tabIndex={-1}>
          {messages.notReadyTitle}
        </h2>
        <p>{messages.notReady}</p>
        <div className="row" data-gap="3">
          <Button onClick={() => showStep('rates')}>{messages.setPrices}</Button>
        </div>
      </section>
    );
  }
  return (
    <section className={`panel ${styles.part}`}>
      <h2 ref={heading} tabIndex={-1}>
        {messages.readyTitle}
      </h2>
      <p>{messages.ready(property.name)}</p>
      <div className="row" data-gap="3">
        <a className="button" href={pagePath('/rooms')}>
          {messages.seePage}
        </a>
        <a className="button" data-kind="quiet" href={pagePath('/host/calendar')}>
          {messages.openCalendar}
        </a>
      </div>
      <h3>{messages.whatNext}</h3>
      <ul className="stack list" data-gap="2">
        {messages.NEXT.map(([href, text]) => (
          <li key={href}>
            <a className="tap" href={href}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
