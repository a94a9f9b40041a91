import { Button } from '#islands/ui/Button.tsx';
import * as messages from '#messages/host/describe.ts';
import styles from './SaveBar.module.css';

interface Props {
  isDirty: boolean;
  /** For something new, the bar is always in view and nothing can be discarded. */
  isPinned?: boolean;
  isSaving: boolean;
  /** Somebody else has saved meanwhile. */
  isStale: boolean;
  message?: string | undefined;
  label?: string;
  onDiscard: () => void;
  onReload: () => void;
}

/** The bar is in view while something is not saved. */
export function SaveBar({
  isDirty,
  isPinned = false,
  isSaving,
  isStale,
  message,
  label = messages.save,
  onDiscard,
  onReload,
}: Props) {
  const isInView = isDirty || isPinned || message !== undefined;
  return (
    <div className={`row ${styles.save}`} data-idle={isInView ? undefined : true}>
      <div role="alert">{message && <p className={styles.problem}>{message}</p>}</div>
      <p className={`soft ${styles.state}`}>{isInView ? messages.unsaved : messages.allSaved}</p>
      {isStale ? (
        <Button kind="quiet" onClick={onReload}>
          {messages.loadAgain}
        </Button>
      ) : (
        // Discarding something new would empty the whole page.
        isDirty &&
        !isPinned && (
          <Button kind="plain" onClick={onDiscard}>
            {messages.discard}
          </Button>
        )
      )}
      <Button type="submit" kind={isInView ? 'loud' : 'quiet'} busy={isSaving}>
        {label}
      </Button>
    </div>
  );
}
