import { formatRupees } from '#domain/money/money.ts';
import { priceJumps, priceSteps } from '#domain/rates/host-calendar.ts';
import * as messages from '#messages/host/calendar.ts';
import { priceJumps as jumpSentence } from '#messages/host/warnings.ts';
import type { NightEdit } from '#stores/host/calendar/night-edit.ts';
import styles from './NightEditDialog.module.css';

/** Shows old and new prices, the sold nights that don't change, and a warning about a price that may be mistyped. */
export function NightEditPreview({ edit }: { edit: NightEdit }) {
  const { preview, field } = edit;
  const changed = preview?.changed ?? [];
  const steps = field === 'price' ? priceSteps(changed) : [];
  const jumps = field === 'price' ? priceJumps(changed) : 0;
  return (
    <>
      <div className={styles.preview} role="status">
        {preview?.changed.length === 0 && <p>{messages.nothingChanges}</p>}
        {steps.map(({ from, to, nights }) => (
          <p key={from}>
            <strong>{messages.step(formatRupees(from), formatRupees(to))}</strong>{' '}
            <span>{messages.nights(nights)}</span>
          </p>
        ))}
        {field === 'minimum_stay' && changed.length > 0 && <p>{messages.stayChanges(changed.length)}</p>}
        {preview && preview.kept.length > 0 && <p>{messages.soldStay(preview.kept.length)}</p>}
      </div>
      {jumps > 0 && (
        <p className="notice" data-tone="warning" role="status">
          {jumpSentence(jumps)}
        </p>
      )}
    </>
  );
}
