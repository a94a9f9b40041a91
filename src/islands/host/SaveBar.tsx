import { Button } from '#islands/ui/Button.tsx';
import * as messages from '#messages/host-describe.ts';
import styles from './SaveBar.module.css';

interface Props {
  isDirty: boolean;
  isSaving: boolean;
  /** Somebody else has saved meanwhile. */
  isStale: boolean;
  message?: string | undefined;
  label?: string;
  onDiscard: () => void;
  onReload: () => void;
}

/** In view while something is not saved: at the bottom of the screen, on a phone above the tabs. */
export function SaveBar({
  isDirty,
  isSaving,
  isStale,
  message,
  label = messages.save,
  onDiscard,
  onReload,
}: Props) {
  return (
    <div className={styles.save} data-idle={isDirty || message ? undefined : true}>
      <div role="alert">{message && <p className={styles.problem}>{message}</p>}</div>
      <p className={styles.state}>{isDirty ? messages.unsaved : messages.allSaved}</p>
      {isStale ? (
        <Button kind="quiet" onClick={onReload}>
          {messages.loadAgain}
        </Button>
      ) : (
        isDirty && (
          <Button kind="plain" onClick={onDiscard}>
            {messages.discard}
          </Button>
        )
      )}
      <Button type="submit" busy={isSaving}>
        {label}
      </Button>
    </div>
  );
}
