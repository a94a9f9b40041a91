import { useState } from 'react';
import { partOf } from '#domain/photo-crop.ts';
import { Button } from '#islands/ui/Button.tsx';
import * as messages from '#messages/host-photos.ts';
import { changeUpload, leaveOut, openCrop, sendUploads, type Upload } from '#stores/host/photo-upload.ts';
import type { PhotoOwner } from '#stores/host/photos.ts';
import styles from './PhotoTray.module.css';
import { ShotFields } from './ShotFields.tsx';

interface Props {
  uploads: readonly Upload[];
  kind: PhotoOwner['kind'];
}

/** The chosen photos, each with its words and its own state, until they are uploaded. */
export function PhotoTray({ uploads, kind }: Props) {
  if (uploads.length === 0) return null;
  const isUnderWay = uploads.some(({ state }) => state === 'sending' || state === 'waiting');
  const ready = uploads.filter(({ state }) => state === 'chosen');
  return (
    <div className={styles.tray}>
      <h3>{messages.chosen(uploads.length)}</h3>
      <ul>
        {uploads.map((upload) => (
          <TrayPhoto key={upload.key} upload={upload} kind={kind} />
        ))}
      </ul>
      <p role="status" className={isUnderWay ? undefined : 'visually-hidden'}>
        {isUnderWay && messages.uploading(uploads.filter(({ state }) => state !== 'failed').length)}
      </p>
      {(ready.length > 0 || isUnderWay) && (
        <Button busy={isUnderWay} onClick={() => void sendUploads(ready.map(({ key }) => key))}>
          {messages.upload(ready.length || 1)}
        </Button>
      )}
    </div>
  );
}

const STATES = { chosen: '', failed: '', waiting: messages.WAITING, sending: messages.SENDING } as const;

function TrayPhoto({ upload, kind }: { upload: Upload; kind: PhotoOwner['kind'] }) {
  const { key, tag, alt, state, message, file } = upload;
  const isBusy = state === 'sending' || state === 'waiting';
  return (
    <li data-state={state}>
      <Thumb upload={upload} />
      <div className={styles.words}>
        <ShotFields
          kind={kind}
          tag={tag}
          alt={alt}
          isBusy={isBusy}
          onChange={(words) => changeUpload(key, words)}
        />
      </div>
      <div className={styles.row}>
        <p role={message ? 'alert' : undefined} className={message ? styles.wrong : styles.state}>
          {message ?? STATES[state]}
        </p>
        {message === messages.NOT_A_PICTURE || state !== 'failed' ? (
          <Button
            kind="quiet"
            size="s"
            disabled={isBusy || state === 'failed'}
            aria-label={messages.cropOf(file.name)}
            onClick={() => openCrop(key)}
          >
            {messages.crop}
          </Button>
        ) : (
          <Button size="s" onClick={() => void sendUploads([key])}>
            {messages.tryAgain}
          </Button>
        )}
        <Button
          kind="plain"
          size="s"
          disabled={state === 'sending'}
          aria-label={messages.leaveOut(file.name)}
          onClick={() => leaveOut(key)}
        >
          {messages.leaveOutLabel}
        </Button>
      </div>
    </li>
  );
}

/** The chosen photo, with the part of it that is kept. */
function Thumb({ upload: { url, view } }: { upload: Upload }) {
  const [ratio, setRatio] = useState(1);
  const { left, top, width, height } = partOf(view, ratio);
  const inset = [top, 1 - left - width, 1 - top - height, left].map((share) => `${share * 100}%`).join(' ');
  return (
    <div className={styles.thumb}>
      <img
        src={url}
        alt=""
        style={{ clipPath: `inset(${inset})` }}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setRatio(naturalWidth / naturalHeight)
        }
      />
    </div>
  );
}
