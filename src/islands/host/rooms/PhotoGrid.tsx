import type { KeyboardEvent } from 'react';
import type { HostPhoto } from '#contract/host/photos.ts';
import { Picture } from '#islands/ui/Picture.tsx';
import * as messages from '#messages/host/photos.ts';
import { describePhoto, movePhoto, photoName, photoPicture } from '#stores/host/rooms/photos.ts';
import styles from './Photos.module.css';
import { usePhotoDrag } from './use-photo-drag.ts';

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The order can be changed by dragging, with arrow keys, or with a list of places. */
export function PhotoGrid({ photos }: { photos: readonly HostPhoto[] }) {
  const { dragged, begin } = usePhotoDrag();
  if (photos.length === 0) return null;
  return (
    <ol className={`list ${styles.grid}`}>
      {photos.map((photo, place) => (
        <li key={photo.id} data-place={place} data-dragged={photo.id === dragged || undefined}>
          <Picture
            picture={photoPicture(photo)}
            alt={photo.alt || photoName(photo)}
            sizes="(width < 48rem) 45vw, 15rem"
            width={400}
            height={300}
            loading="lazy"
          />
          {place === 0 && <span className={styles.first}>{messages.first}</span>}
          <Handle photo={photo} place={place} onPointerDown={begin(photo.id)} />
          <PhotoFoot photo={photo} place={place} count={photos.length} />
        </li>
      ))}
    </ol>
  );
}

interface HandleProps {
  photo: HostPhoto;
  place: number;
  onPointerDown: ReturnType<ReturnType<typeof usePhotoDrag>['begin']>;
}

function Handle({ photo, place, onPointerDown }: HandleProps) {
  const moveByKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    movePhoto(photo.id, place + step);
  };
  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={messages.drag(photoName(photo))}
      onPointerDown={onPointerDown}
      onKeyDown={moveByKey}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path
          d="M9 5h.1M15 5h.1M9 12h.1M15 12h.1M9 19h.1M15 19h.1"
          stroke="currentColor"
          strokeWidth="3.2"
          strokeLinecap="round"
        />
      </svg>
    </button>
  );
}

interface FootProps {
  photo: HostPhoto;
  place: number;
  count: number;
}

/** Dragging is hard for some hosts, so the place can also be chosen from a list. */
function Place({ photo, place, count }: FootProps) {
  return (
    <select
      aria-label={messages.placeOf(photoName(photo))}
      value={place}
      onChange={({ target }) => {
        movePhoto(photo.id, Number(target.value));
        // The page scrolls to where the photo has moved.
        requestAnimationFrame(() => target.closest('li')?.scrollIntoView({ block: 'nearest' }));
      }}
    >
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is nothing but its number
        <option key={index} value={index}>
          {messages.place(index + 1, count)}
        </option>
      ))}
    </select>
  );
}

function PhotoFoot({ photo, place, count }: FootProps) {
  return (
    <div className={styles.foot}>
      <p>
        <strong>{photoName(photo)}</strong>
        <small data-missing={photo.alt ? undefined : true}>{photo.alt || messages.wordless}</small>
      </p>
      <div className={styles.acts}>
        <Place photo={photo} place={place} count={count} />
        <button
          type="button"
          aria-label={messages.edit(photoName(photo))}
          aria-haspopup="dialog"
          onClick={() => describePhoto(photo)}
        >
          {messages.editLabel}
        </button>
      </div>
    </div>
  );
}
