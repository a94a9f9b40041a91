import type { ChannelConflict } from '#contract/host/channels.ts';
import { pagePath } from '#domain/language/page-path.ts';
import * as messages from '#messages/host/conflicts.ts';

import { nightsInWords } from '#stores/host/channels/conflicts.ts';
import { timeOf } from '#stores/host/moments.ts';
import { ConflictCard, roomOf } from './ConflictCard.tsx';
import styles from './Conflicts.module.css';

export function Conflicts({
  conflicts,
  disabled,
}: {
  conflicts: readonly ChannelConflict[];
  disabled: boolean;
}) {
  if (conflicts.length === 0) return null;
  return (
    <section className={`stack ${styles.part}`} aria-label={messages.title}>
      <h2>
        {messages.title} <span>{conflicts.length}</span>
      </h2>
      <ul className="list stack" data-gap="4">
        {conflicts.map((conflict) => (
          <ConflictCard key={conflict.id} conflict={conflict} disabled={disabled} />
        ))}
      </ul>
    </section>
  );
}

export function SettledConflicts({ conflicts }: { conflicts: readonly ChannelConflict[] }) {
  const settled = conflicts.filter(({ resolved_at }) => resolved_at !== null);
  if (settled.length === 0) return null;
  return (
    <details className={styles.settled}>
      <summary>{messages.settledBefore(settled.length)}</summary>
      <ul className="list stack" data-gap="4">
        {settled.map((conflict) => (
          <li key={conflict.id}>
            <strong>{messages.where(roomOf(conflict), nightsInWords(conflict.nights))}</strong>
            <a href={pagePath(`/host/bookings/${conflict.reservation_id}`)}>
              {messages.both(conflict.booking.reference, conflict.booking.guest_name, conflict.event.channel)}
            </a>
            <small className="soft">{messages.settledAt(timeOf(conflict.resolved_at ?? ''))}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}
