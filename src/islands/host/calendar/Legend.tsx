import type { BookingLine } from '#contract/host/booking-line.ts';
import { BOOKING_SOURCES } from '#domain/booking/booking-source.ts';
import { initialsOf } from '#domain/rates/host-calendar.ts';
import { Dialog } from '#islands/ui/dialog/Dialog.tsx';
import * as messages from '#messages/host/calendar.ts';
import { SOURCES } from '#messages/host/desk.ts';
import bars from './BookingBar.module.css';
import styles from './Legend.module.css';
import cells from './NightCell.module.css';

type Night = keyof typeof messages.NIGHTS;
type Stay = keyof typeof messages.BARS;
type BarLook = Pick<BookingLine, 'status' | 'source'> & { isDue?: true };

const PRICE = '2,000';
const SIGNS: Partial<Record<Night, string>> = {
  minimum: messages.fewest(3),
  reason: messages.exampleReason,
};
const NIGHTS = Object.keys(messages.NIGHTS) as Night[];
const STAYS: Record<Stay, BarLook> = {
  confirmed: { status: 'confirmed', source: 'web' },
  due: { status: 'confirmed', source: 'web', isDue: true },
  held: { status: 'held', source: 'web' },
  no_show: { status: 'no_show', source: 'web' },
  channel: { status: 'confirmed', source: 'channel' },
};

/** The swatches are cells and bars as the calendar draws them. */
export function Legend({ onClose }: { onClose: () => void }) {
  const name = messages.exampleGuest;
  return (
    <Dialog title={messages.legend} onClose={onClose}>
      <h3>{messages.legendNights}</h3>
      <dl className={styles.list}>
        {NIGHTS.map((night) => (
          <Entry key={night} text={messages.NIGHTS[night]}>
            <NightSwatch night={night} />
          </Entry>
        ))}
      </dl>
      <h3>{messages.legendStays}</h3>
      <dl className={styles.list}>
        {(Object.keys(STAYS) as Stay[]).map((stay) => (
          <Entry key={stay} text={messages.BARS[stay]}>
            <BarSwatch look={STAYS[stay]}>
              <b>{name}</b>
            </BarSwatch>
          </Entry>
        ))}
      </dl>
      <h3>{messages.legendSources}</h3>
      <p className="soft">{messages.shortBars}</p>
      <dl className={styles.list}>
        {BOOKING_SOURCES.map((source) => (
          <Entry key={source} text={SOURCES[source]}>
            <BarSwatch look={{ status: 'confirmed', source }}>
              <b>{initialsOf(name)}</b>
              <i className={bars.dot} data-source={source} />
            </BarSwatch>
          </Entry>
        ))}
      </dl>
    </Dialog>
  );
}

function Entry({ text, children }: { text: string; children: React.ReactNode }) {
  return (
    <div>
      <dt aria-hidden="true">{children}</dt>
      <dd>{text}</dd>
    </div>
  );
}

function NightSwatch({ night }: { night: Night }) {
  const isClosed = night === 'closed' || night === 'reason';
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the look of a selected cell hangs on it, and it is hidden
    <span
      className={`${cells.cell} ${styles.cell}`}
      data-state={isClosed ? 'closed' : 'open'}
      data-past={night === 'past' || undefined}
      data-today={night === 'today' || undefined}
      aria-selected={night === 'selected' || undefined}
      data-sign={SIGNS[night]}
    >
      <span className={cells.price}>{PRICE}</span>
    </span>
  );
}

function BarSwatch({ look, children }: { look: BarLook; children: React.ReactNode }) {
  return (
    <span
      className={`${bars.bar} ${styles.bar}`}
      data-status={look.status}
      data-source={look.source}
      data-due={look.isDue}
      data-begun="true"
    >
      <span className={bars.text}>{children}</span>
    </span>
  );
}
