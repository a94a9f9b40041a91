import { useEffect, useRef } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { sendNewLink } from '#messages/booking/my-booking.ts';
import { $freshLink } from '#stores/booking/fresh-link.ts';
import { mailFreshLink } from '#stores/booking/mail-fresh-link.ts';
import styles from './Confirmation.module.css';

/** Shows why the action needs a new link, with a button to mail it. Scrolls into view. */
export function NewLinkNotice() {
  const link = useValue($freshLink);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.scrollIntoView({ block: 'center' }), []);
  if (link.state === 'none') return null;
  const tone = { needed: 'warning', sending: 'warning', failed: 'danger', sent: 'success' }[link.state];
  return (
    <div ref={element} className={`no-print ${styles.newLink}`}>
      <p className="notice" data-tone={tone} role="alert">
        {link.message}
      </p>
      {link.state !== 'sent' && (
        <Button busy={link.state === 'sending'} onClick={() => void mailFreshLink()}>
          {sendNewLink}
        </Button>
      )}
    </div>
  );
}
