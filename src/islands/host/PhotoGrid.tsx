import type { KeyboardEvent } from 'react';
import { Picture } from '#islands/ui/Picture.tsx';
import * as messages from '#messages/host-photos.ts';
import { describePhoto, type HostPhoto, movePhoto, photoPicture } from '#stores/host/photos.ts';
import styles from './Photos.module.css';
import { usePhotoDrag } from './use-photo-drag.ts';

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The photos in their order, which dragging, arrow keys and buttons change. */
export function PhotoGrid({ photos }: { photos: readonly HostPhoto[] }) {
  const { dragged, begin } = usePhotoDrag();
  if (photos.length === 0) return null;
  return (
    <ol className={styles.grid}>
      {photos.map((photo, place) => (
        <li key={photo.id} data-place={place} data-dragged={photo.id === dragged || undefined}>
          <Picture
            picture={photoPicture(photo)}
            alt={photo.alt || photo.tag}
            sizes="(width < 48rem) 45vw, 15rem"
            width={400}
            height={300}
            loading="lazy"
          />
          <span className={styles.place} data-first={place === 0 || undefined}>
            {place === 0 ? messages.first : messages.place(place + 1, photos.length)}
          </span>
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
      aria-label={messages.drag(photo.tag)}
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

function PhotoFoot({ photo, place, count }: { photo: HostPhoto; place: number; count: number }) {
  return (
    <div className={styles.foot}>
      <p>
        <strong>{photo.tag}</strong>
        <small data-missing={photo.alt ? undefined : true}>{photo.alt || messages.wordless}</small>
      </p>
      <div className={styles.acts}>
        <Step
          label={messages.moveEarlier(photo.tag)}
          isEnd={place === 0}
          sign="‹"
          onPress={() => movePhoto(photo.id, place - 1)}
        />
        <button
          type="button"
          aria-label={messages.edit(photo.tag)}
          aria-haspopup="dialog"
          onClick={() => describePhoto(photo)}
        >
          {messages.editLabel}
        </button>
        <Step
          label={messages.moveLater(photo.tag)}
          isEnd={place === count - 1}
          sign="›"
          onPress={() => movePhoto(photo.id, place + 1)}
        />
      </div>
    </div>
  );
}

interface StepProps {
  label: string;
  isEnd: boolean;
  sign: string;
  onPress: () => void;
}

/** At the end of the row it keeps the focus, which `disabled` would lose. */
function Step({ label, isEnd, sign, onPress }: StepProps) {
  return (
    <button type="button" aria-label={label} aria-disabled={isEnd || undefined} onClick={onPress}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
