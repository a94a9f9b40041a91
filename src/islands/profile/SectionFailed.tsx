import { Button } from '#islands/ui/Button.tsx';
import { tryAgain } from '#messages/site/buttons.ts';
import styles from './Profile.module.css';

export function SectionFailed({ message, again }: { message: string; again: () => Promise<void> }) {
  return (
    <div className={`notice row between ${styles.failed}`} data-tone="danger" role="alert">
      <p>{message}</p>
      <Button kind="plain" size="s" onClick={() => void again()}>
        {tryAgain}
      </Button>
    </div>
  );
}
