import { useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/dialog/Dialog.tsx';
import { drawing } from '#messages/rooms/homestays.ts';
import * as messages from '#messages/rooms/room-sections.ts';
import { askOnWhatsApp } from '#messages/site/links.ts';
import styles from './Room.module.css';
import type { HostText } from './room-text.ts';

interface Props {
  host: HostText;
  whatsapp: string | undefined;
  room: string;
  homestay: string;
}

/** Shows the host's face, the way to write to them, and their story in a dialog. */
export function HostSection({ host, whatsapp, room, homestay }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { picture } = host;
  return (
    <section>
      <h2>{host.name}</h2>
      <div className={styles.host}>
        {picture && (
          <figure>
            <img src={picture.url} alt={picture.alt} width={400} height={300} loading="lazy" />
            {picture.isDrawn && <figcaption className="drawing">{drawing}</figcaption>}
          </figure>
        )}
        <div className="stack" data-gap="4">
          <p>{host.paragraphs[0]}</p>
          <p className={`row ${styles.hostActions}`}>
            {host.paragraphs.length > 1 && (
              <Button kind="quiet" size="s" aria-haspopup="dialog" onClick={() => setOpen(true)}>
                {messages.meetHost}
              </Button>
            )}
            {whatsapp && (
              <a
                className="button"
                data-kind="quiet"
                data-size="s"
                href={`${whatsapp}?text=${encodeURIComponent(messages.roomQuestion(room, homestay))}`}
                target="_blank"
                rel="noopener"
              >
                {askOnWhatsApp}
              </a>
            )}
          </p>
        </div>
      </div>
      {isOpen && (
        <Dialog title={host.name} onClose={() => setOpen(false)}>
          {host.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className={styles.address}>{messages.roomIsIn(homestay)}</p>
        </Dialog>
      )}
    </section>
  );
}
