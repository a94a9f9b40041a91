import { lazy, Suspense, useState } from 'react';
import { isDrawing, photoSizes } from '#domain/rooms/images.ts';
import { MAIN_PHOTOS, type Photo } from '#domain/rooms/room-detail.ts';
import { knownWord } from '#islands/ui/known-word.ts';
import { Picture } from '#islands/ui/Picture.tsx';
import { drawing } from '#messages/rooms/homestays.ts';
import * as messages from '#messages/rooms/photos.ts';
import styles from './Gallery.module.css';

const loadViewer = () => import('./PhotoViewer.tsx');
const PhotoViewer = lazy(async () => ({ default: (await loadViewer()).PhotoViewer }));

/** Preloads the viewer when the pointer or a finger is near the photos. */
const loadWhenNear = (section: HTMLElement | null) =>
  section?.addEventListener('pointerenter', () => void loadViewer(), { once: true });

/** `sizes` of the first photo and of the others, which on wide screens are cropped to their cells. */
const FIRST = photoSizes(100, '48rem', '31rem');
const OTHERS = photoSizes(100, '48rem', '16rem');

interface Props {
  photos: readonly Photo[];
  name: string;
  /** True until the room has its price: on a phone, the photos beside the first load after it. */
  isWaiting?: boolean;
}

/**
 * Shows the first five photos in the main grid, the others under More Photos; on a phone all in one strip to swipe.
 * Each opens the viewer.
 */
export function Gallery({ photos, name, isWaiting = false }: Props) {
  const [open, setOpen] = useState<number>();
  const thumb = (photo: Photo, index: number) => {
    const about = knownWord(photo.alt || photo.tag);
    return (
      <li key={photo.url}>
        <button
          type="button"
          aria-label={messages.photoOf(index + 1, photos.length)}
          aria-haspopup="dialog"
          data-count={messages.photoCount(index + 1, photos.length)}
          onClick={() => setOpen(index)}
          // The strip's snapping takes a browser's own scroll to the focus back.
          onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest', inline: 'start' })}
        >
          <Picture
            picture={photo}
            alt={messages.photoAlt(name, about.text)}
            lang={about.lang}
            sizes={index === 0 ? FIRST : OTHERS}
            width={800}
            height={600}
            loading={index === 0 ? 'eager' : 'lazy'}
            fetchPriority={index === 0 ? 'high' : 'auto'}
          />
        </button>
        {isDrawing(photo.url) && <small className="drawing">{drawing}</small>}
      </li>
    );
  };
  const more = photos.slice(MAIN_PHOTOS);
  return (
    <>
      <section
        ref={loadWhenNear}
        className={styles.gallery}
        aria-label={messages.photos}
        data-waiting={isWaiting || undefined}
      >
        <ul className={`list ${styles.main}`} data-count={Math.min(photos.length, MAIN_PHOTOS)}>
          {photos.slice(0, MAIN_PHOTOS).map(thumb)}
        </ul>
        {more.length > 0 && (
          <div className={styles.more}>
            <h2>{messages.morePhotos}</h2>
            <ul className="list">{more.map((photo, index) => thumb(photo, index + MAIN_PHOTOS))}</ul>
          </div>
        )}
      </section>
      {open !== undefined && (
        <Suspense>
          <PhotoViewer photos={photos} name={name} start={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
}
