import { type DragEvent, useEffect, useRef, useState } from 'react';
import { missingShots } from '#domain/rooms/photo-shots.ts';
import { useKeptFocus } from '#islands/host/use-kept-focus.ts';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/photos.ts';
import {
  $cropping,
  $uploads,
  chooseFiles,
  restoreUploads,
  uploadsOf,
} from '#stores/host/rooms/photo-upload.ts';
import { $editedPhoto, $moveAnnouncement, $photos, type Photos } from '#stores/host/rooms/photos.ts';
import { CropDialog } from './CropDialog.tsx';
import { PhotoGrid } from './PhotoGrid.tsx';
import styles from './Photos.module.css';
import { PhotoTray } from './PhotoTray.tsx';
import { PhotoWords } from './PhotoWords.tsx';

const MAX_PHOTOS = 40;

export function PhotoPart() {
  const shown = useValue($photos);
  const all = useValue($uploads);
  const cropping = useValue($cropping);
  const described = useValue($editedPhoto);
  const moved = useValue($moveAnnouncement);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus([shown, all]);
  useEffect(() => void restoreUploads(), []);
  const showGrid = () => {
    heading.current?.focus();
    heading.current?.scrollIntoView();
  };
  if (!shown) return null;
  const uploads = uploadsOf(shown.of);
  const upload = uploads.find(({ key }) => key === cropping);
  return (
    <section className="panel stack" data-gap="4" id="photos" aria-label={messages.title}>
      <header className={`row between ${styles.head}`}>
        <h2 ref={heading} tabIndex={-1}>
          {messages.title}
        </h2>
        <Missing shown={shown} />
      </header>
      <PhotoGrid photos={shown.photos} />
      <p className="visually-hidden" role="status">
        {moved}
      </p>
      {shown.photos.length + uploads.length < MAX_PHOTOS ? (
        <AddPhotos isFirst={shown.photos.length === 0} />
      ) : (
        <p className="soft">{messages.full}</p>
      )}
      <PhotoTray uploads={uploads} of={shown.of} onDone={showGrid} />
      {upload && <CropDialog upload={upload} />}
      {described && <PhotoWords key={described.id} photo={described} kind={shown.of.kind} />}
    </section>
  );
}

function Missing({ shown: { of, photos } }: { shown: Photos }) {
  const missing = missingShots(of.kind, photos);
  if (missing.length === 0) return null;
  return (
    <p className={styles.missing}>
      {`${messages.guestsLookFor} ${messages.listed(missing.map((shot) => messages.SHOTS[shot]))}`}
    </p>
  );
}

/** On a phone this is a button, on a desktop also a place to drop files. */
function AddPhotos({ isFirst }: { isFirst: boolean }) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    chooseFiles(event.dataTransfer.files);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <label
      className={`row ${styles.choose}`}
      data-gap="3"
      data-over={isOver || undefined}
      data-first={isFirst || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        className="visually-hidden"
        type="file"
        accept="image/*"
        multiple
        onChange={({ target }) => {
          chooseFiles(target.files ?? []);
          // With an empty value, the same photo can be chosen again.
          target.value = '';
        }}
      />
      {isFirst && (
        <span className={styles.none}>
          <strong>{messages.none}</strong> {messages.noneMore}
        </span>
      )}
      <span className="button" data-kind="quiet">
        {messages.choose}
      </span>
      <span className={`soft ${styles.drop}`}>{messages.dropHere}</span>
    </label>
  );
}
