import { useEffect } from 'react';
import type { BookingLine } from '#contract/host/booking-line.ts';
import { BookingRow } from '#islands/host/BookingRow.tsx';
import { HostGate } from '#islands/host/gate/HostGate.tsx';
import { NotLoaded } from '#islands/host/NotLoaded.tsx';
import { PageHead } from '#islands/host/PageHead.tsx';
import { RecordPayment } from '#islands/host/RecordPayment.tsx';
import { useKeptFocus } from '#islands/host/use-kept-focus.ts';
import { Button } from '#islands/ui/Button.tsx';
import { guarded } from '#islands/ui/feedback/ErrorScreen.tsx';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import { saveFile } from '#islands/ui/save-file.ts';
import { useValue } from '#islands/ui/use-value.ts';
import * as host from '#messages/host/desk.ts';
import * as messages from '#messages/host/money.ts';
import { openRecording } from '#stores/host/bookings/record-payment.ts';
import {
  $figures,
  $period,
  choosePeriod,
  figuresFile,
  loadFigures,
  type Period,
  reloadFigures,
} from '#stores/host/money/money.ts';
import styles from './Money.module.css';
import { MonthFigures } from './MonthFigures.tsx';
import { MonthTable } from './MonthTable.tsx';
import { SourceTable } from './SourceTable.tsx';

export const Money = guarded(function Money() {
  return (
    <HostGate>
      <Head />
      <Shown />
      <RecordPayment />
    </HostGate>
  );
});

async function saveCsv(): Promise<void> {
  const file = await figuresFile();
  if (file) saveFile(file);
}

function Head() {
  const period = useValue($period);
  return (
    <PageHead title={messages.TITLE}>
      <Field label={messages.period}>
        {(control) => (
          <select {...control} value={period} onChange={({ target }) => choosePeriod(target.value as Period)}>
            {Object.entries(messages.PERIODS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button kind="quiet" onClick={() => void saveCsv()}>
        {messages.download}
      </Button>
    </PageHead>
  );
}

function Shown() {
  const figures = useValue($figures);
  useEffect(() => void loadFigures(), []);
  useKeptFocus(figures);
  if (figures.state === 'loading') return <Spinner label={host.loading} />;
  if (figures.state === 'failed') {
    return <NotLoaded message={figures.message} load={loadFigures} />;
  }
  const [thisMonth] = figures.months;
  return (
    <div className="stack" data-gap="4">
      {thisMonth && <MonthFigures figures={thisMonth} />}
      <MonthTable months={figures.months} />
      <p className="soft">{messages.explained}</p>
      <SourceTable months={figures.months} />
      <Balances balances={figures.balances} />
    </div>
  );
}

function Balances({ balances }: { balances: readonly BookingLine[] }) {
  return (
    <section className={`panel ${styles.part}`}>
      <h2>{messages.balances}</h2>
      {balances.length === 0 && <p className="soft">{messages.NO_BALANCES}</p>}
      <ul className="list">
        {balances.map((booking) => (
          <BookingRow key={booking.id} booking={booking}>
            <Button size="s" kind="quiet" onClick={() => openRecording(booking, reloadFigures)}>
              {host.recordPayment}
            </Button>
          </BookingRow>
        ))}
      </ul>
    </section>
  );
}
