import { withText } from '#domain/party/whatsapp-link.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/dialog/Dialog.tsx';
import * as messages from '#messages/rooms/share.ts';
import { canShareBySystem, closeShare, copyShared, type Shared, shareBySystem } from '#stores/room/share.ts';
import styles from './ShareDialog.module.css';

export function ShareDialog({ shared }: { shared: Shared }) {
  const links = shareLinks(shared.text, shared.url);
  const copy = () => void copyShared(shared);
  return (
    <Dialog title={messages.title} onClose={closeShare}>
      <p className={styles.text}>{shared.text}</p>
      <ul className={`list ${styles.ways}`}>
        <li>
          <a className={styles.way} href={links.whatsApp} target="_blank" rel="noopener noreferrer">
            <Icon path="M4 20l1.2-4A8.3 8.3 0 1 1 8.3 19zM8.5 8.5c-.3 3.5 3.5 7.3 7 7l1-1.7-2.3-1.3-1 1c-1.3-.5-2.2-1.4-2.7-2.7l1-1-1.3-2.3z" />
            {messages.whatsApp}
          </a>
        </li>
        <li>
          {/* Instagram accepts no link from a page, so the guest copies the link and pastes it there. */}
          <a
            className={styles.way}
            href={links.instagram}
            target="_blank"
            rel="noopener noreferrer"
            onClick={copy}
          >
            <Icon path="M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM17 7h.1" />
            {messages.instagram}
          </a>
        </li>
        <li>
          <a className={styles.way} href={links.facebook} target="_blank" rel="noopener noreferrer">
            <Icon path="M13.5 21v-8h3l.5-3.5h-3.5V7.5c0-1.2.5-2 2-2H17V3c-3.7-.6-7 .3-7 4v2.5H7V13h3v8z" />
            {messages.facebook}
          </a>
        </li>
      </ul>
      <div className={`field ${styles.copy}`}>
        <input
          readOnly
          aria-label={messages.link}
          value={shared.url}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={copy}>{messages.copyLink}</Button>
      </div>
      {canShareBySystem() && (
        <Button kind="plain" onClick={() => void shareBySystem(shared)}>
          {messages.more}
        </Button>
      )}
    </Dialog>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Returns where a text with a link can be shared. Instagram accepts no text from a page, so its link only opens it. */
function shareLinks(text: string, url: string) {
  return {
    whatsApp: withText('https://wa.me/', `${text} ${url}`),
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}&quote=${encodeURIComponent(text)}`,
    instagram: 'https://www.instagram.com/',
  };
}
