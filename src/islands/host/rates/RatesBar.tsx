import { jumpsOf } from '#domain/rates/rates-summary.ts';
import { useKeptFocus } from '#islands/host/use-kept-focus.ts';
import { Button } from '#islands/ui/Button.tsx';
import { focusProblem } from '#islands/ui/form/Form.tsx';
import * as messages from '#messages/host/rates.ts';
import { saveAnyway } from '#messages/host/warnings.ts';
import { discardRates, isChanged, type ReadyRates } from '#stores/host/rates/rates.ts';
import { leavePreview, previewRates, saveShownRates, undoRates } from '#stores/host/rates/save-rates.ts';
import styles from './RatesBar.module.css';

/** If something can't be read, the first wrong field gets the focus. */
async function showPreview(): Promise<void> {
  if (!(await previewRates())) focusProblem(document);
}

/** The bar offers Preview first, then Save, then Undo. */
export function RatesBar({ page }: { page: ReadyRates }) {
  const { preview, message, done, isBusy } = page;
  const hasChanges = isChanged(page);
  const isIdle = !hasChanges && !preview && !message && !done;
  useKeptFocus(page);
  return (
    <div
      className={`row between ${styles.bar}`}
      data-tone={message ? 'danger' : undefined}
      data-idle={isIdle || undefined}
    >
      <div className={`soft ${styles.what}`} role="status" data-said={message || done ? true : undefined}>
        {message ?? done?.text ?? (hasChanges && !preview ? messages.notSaved : '')}
      </div>
      <div className={`row ${styles.acts}`}>
        {preview ? (
          <>
            <Button kind="quiet" onClick={leavePreview}>
              {messages.back}
            </Button>
            <Button busy={isBusy} onClick={() => void saveShownRates()}>
              {jumpsOf(preview.changed).length > 0 ? saveAnyway : messages.save}
            </Button>
          </>
        ) : (
          <>
            {done?.undoToken !== undefined && (
              <Button kind="quiet" busy={isBusy} onClick={() => void undoRates()}>
                {messages.undo}
              </Button>
            )}
            {hasChanges && (
              <Button kind="plain" onClick={discardRates}>
                {messages.discard}
              </Button>
            )}
            <Button kind={hasChanges ? 'loud' : 'quiet'} busy={isBusy} onClick={() => void showPreview()}>
              {messages.preview}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
