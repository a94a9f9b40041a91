import { useEffect, useState } from 'react';
import { SECOND } from '#domain/dates/duration.ts';
import { Button } from '#islands/ui/Button.tsx';
import * as messages from '#messages/host/copy.ts';
import { copyAddress } from '#stores/host/copy-address.ts';
import styles from './CopyAddress.module.css';

const SHOWN_FOR = 3 * SECOND;

interface Props {
  url: string;
  label: string;
  /** If there are several such buttons, this name tells them apart for a screen reader. */
  of?: string;
}

/** Shows an address with a button that copies it. If the browser forbids copying, the text can be selected. */
export function CopyAddress({ url, label, of }: Props) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <div className={`row ${styles.copy}`}>
      <input readOnly value={url} aria-label={label} onFocus={({ target }) => target.select()} />
      <Button size="s" kind="quiet" onClick={async () => setCopied(await copyAddress(url))}>
        <span>{isCopied ? `✓ ${messages.copied}` : messages.copy}</span>{' '}
        {of && <span className="visually-hidden">{of}</span>}
      </Button>
    </div>
  );
}
