import { useEffect, useRef } from 'react';
import { formatDate } from '#domain/dates/calendar.ts';
import { formatRupees } from '#domain/money/money.ts';
import { jumpsOf, monthsOf, type RoomSummary, summariesOf } from '#domain/rates/rates-summary.ts';
import * as messages from '#messages/host/rates.ts';
import type { RatesPreview as Preview, ReadyRates } from '#stores/host/rates/rates.ts';
import { previewRates } from '#stores/host/rates/save-rates.ts';
import { PreviewMonth } from './PreviewMonth.tsx';
import styles from './RatesPreview.module.css';

/** The most examples of prices that may be mistyped. */
const EXAMPLES = 3;

export function RatesPreview({ page, preview }: { page: ReadyRates; preview: Preview }) {
  const { changed, kept } = preview;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // Months that have only sold nights would show nothing new.
  const byHand = kept.filter(({ why }) => why === 'calendar');
  const first = monthsOf(changed.length > 0 ? changed : byHand)[0];
  const sold = kept.filter(({ why }) => why === 'sold').length;
  const names = new Map(page.rooms.map(({ id, name }) => [id, name]));
  const nameOf = (id: number) => names.get(id) ?? '';
  return (
    <section className={`stack ${styles.preview}`} data-gap="4">
      <h2 ref={heading} tabIndex={-1}>
        {messages.previewTitle}
      </h2>
      {preview.version !== page.version && <p className="notice">{messages.changedElsewhere}</p>}
      <Jumps preview={preview} nameOf={nameOf} />
      <ul className={`stack list ${styles.summary}`}>
        {changed.length === 0 && <li>{messages.nothing}</li>}
        {summariesOf(changed).map((summary) => (
          <li key={summary.roomId}>{sentenceOf(summary, nameOf(summary.roomId))}</li>
        ))}
        {sold > 0 && <li className={styles.soft}>{messages.soldStay(sold)}</li>}
      </ul>
      <ByHand page={page} preview={preview} />
      {monthsOf([...changed, ...byHand]).map((month) => (
        <PreviewMonth key={month} month={month} page={page} preview={preview} isFirst={month === first} />
      ))}
    </section>
  );
}

function sentenceOf({ nights, lowest, highest, opened, closed }: RoomSummary, room: string): string {
  const prices = [...new Set([lowest, highest])].map(formatRupees).join('–');
  const more = [opened > 0 && messages.opened(opened), closed > 0 && messages.closed(closed)];
  return [messages.roomLine(room, nights, prices), ...more.filter((part) => part !== false)].join(' · ');
}

function Jumps({ preview, nameOf }: { preview: Preview; nameOf: (id: number) => string }) {
  const jumps = jumpsOf(preview.changed);
  if (jumps.length === 0) return null;
  return (
    <div className="notice" data-tone="warning" role="alert">
      <p>
        <strong>{messages.jumps(jumps.length)}</strong>
      </p>
      <ul className={`stack list ${styles.jumps}`}>
        {jumps.slice(0, EXAMPLES).map(({ room_id, night, before, after }) => (
          <li key={`${night} ${room_id}`}>
            {messages.jump(
              nameOf(room_id),
              formatDate(night, 'short'),
              formatRupees(before.price),
              formatRupees(after.price),
            )}
          </li>
        ))}
        {jumps.length > EXAMPLES && <li>{messages.moreJumps(jumps.length - EXAMPLES)}</li>}
      </ul>
    </div>
  );
}

function ByHand({ page, preview }: { page: ReadyRates; preview: Preview }) {
  const byHand = preview.kept.filter(({ why }) => why === 'calendar').length;
  if (byHand === 0 && !page.isOverwriting) return null;
  return (
    <label className={styles.hand}>
      <input
        type="checkbox"
        checked={page.isOverwriting}
        onChange={({ target }) => void previewRates({ isOverwriting: target.checked })}
      />
      <span className="stack" data-gap="0">
        <strong>{byHand > 0 ? messages.alsoByHand(byHand) : messages.alsoByHandAll}</strong>
        <small className="soft">{messages.alsoByHandHint}</small>
      </span>
    </label>
  );
}
