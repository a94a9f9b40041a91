import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isDrawing } from '#domain/rooms/images.ts';
import type { Photo } from '#domain/rooms/room-detail.ts';
import { useModal } from '#islands/ui/dialog/use-modal.ts';
import { knownWord } from '#islands/ui/known-word.ts';
import { Picture } from '#islands/ui/Picture.tsx';
import { useSwipe } from '#islands/ui/use-swipe.ts';
import { drawing } from '#messages/rooms/homestays.ts';
import * as messages from '#messages/rooms/photos.ts';
import { close } from '#messages/site/controls.ts';
import styles from './PhotoViewer.module.css';

interface Props {
  photos: readonly Photo[];
  name: string;
  start: number;
  onClose: () => void;
}

/** Shows the full-screen viewer: Escape closes, arrows and swipes turn, and the focus returns to the pressed photo. */
export function PhotoViewer({ photos, name, start, onClose }: Props) {
  const [at, setAt] = useState(start);
  const { dialog, onCancel, leave } = useModal(onClose);
  const thumbs = useRef<HTMLUListElement>(null);
  const photo = photos[at];
  const tag = knownWord(photo?.tag ?? '');
  const about = photo?.alt ? knownWord(photo.alt) : tag;
  const counter = messages.photoOf(at + 1, photos.length);

  useEffect(() => {
    thumbs.current?.children[at]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [at]);

  const turn = (by: number) => setAt((now) => (now + by + photos.length) % photos.length);
  const turnByKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') turn(-1);
    if (event.key === 'ArrowRight') turn(1);
  };
  const stage = useSwipe<HTMLDivElement>(turn);

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={messages.photos}
      onCancel={onCancel}
      onKeyDown={turnByKey}
    >
      <header>
        <p role="status">{counter}</p>
        <button type="button" className={`icon-button ${styles.round}`} aria-label={close} onClick={leave}>
          <Icon path="M5 5l14 14M19 5L5 19" />
        </button>
      </header>
      <div ref={stage} className={styles.stage}>
        <button
          type="button"
          className={`icon-button ${styles.round}`}
          data-way="back"
          aria-label={messages.previousPhoto}
          onClick={() => turn(-1)}
        >
          <Icon path="M15 5l-7 7 7 7" />
        </button>
        <figure>
          {photo && (
            <Picture
              key={photo.url}
              picture={photo}
              alt={messages.photoAlt(name, about.text)}
              lang={about.lang}
              sizes="100vw"
              width={1600}
              height={1200}
            />
          )}
          <figcaption>
            <span lang={tag.lang}>{tag.text}</span>{' '}
            {photo && isDrawing(photo.url) && <small className="drawing">{drawing}</small>}
          </figcaption>
        </figure>
        <button
          type="button"
          className={`icon-button ${styles.round}`}
          data-way="on"
          aria-label={messages.nextPhoto}
          onClick={() => turn(1)}
        >
          <Icon path="M9 5l7 7-7 7" />
        </button>
      </div>
      <ul ref={thumbs} className={styles.thumbs} aria-label={messages.allPhotos}>
        {photos.map((one, index) => (
          <li key={one.url}>
            <button
              type="button"
              className={styles.thumb}
              aria-label={messages.showPhoto(index + 1)}
              aria-current={index === at || undefined}
              onClick={() => setAt(index)}
            >
              <Picture picture={one} alt="" sizes="5rem" width={96} height={72} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
    </svg>
  );
}
