import { useRef, useState } from 'react';
import { partOf } from '#domain/rooms/photo-crop.ts';
import { Button } from '#islands/ui/Button.tsx';
import * as messages from '#messages/host/photos.ts';
import {
  changeUpload,
  isPhoto,
  leaveOut,
  openCrop,
  sendUploads,
  tryAgain,
  type Upload,
  uploadsOf,
} from '#stores/host/rooms/photo-upload.ts';
import type { PhotoOwner } from '#stores/host/rooms/photos.ts';
import styles from './PhotoTray.module.css';
import { ShotFields } from './ShotFields.tsx';

interface Props {
  uploads: readonly Upload[];
  of: PhotoOwner;
  onDone: () => void;
}

export function PhotoTray({ uploads, of, onDone }: Props) {
  const tray = useRef<HTMLDivElement>(null);
  if (uploads.length === 0) return null;
  const isUnderWay = uploads.some(({ state }) => state === 'sending' || state === 'waiting');
  const photos = uploads.filter(isPhoto);
  const ready = uploads.filter(({ state }) => state === 'chosen' || state === 'stopped');
  const send = async (sending: Promise<void>) => {
    await sending;
    if (!uploadsOf(of).some(isPhoto)) onDone();
    // The failed photo may be out of view, so its button gets the focus.
    else tray.current?.querySelector<HTMLElement>('[data-state="failed"] button')?.focus();
  };
  return (
    <div ref={tray} className={`stack ${styles.tray}`}>
      {photos.length > 0 && <h3>{messages.chosen(photos.length)}</h3>}
      <ul className="stack list">
        {uploads.map((upload) =>
          isPhoto(upload) ? (
            <TrayPhoto
              key={upload.key}
              upload={upload}
              kind={of.kind}
              onAgain={() => send(tryAgain(upload.key))}
            />
          ) : (
            <li key={upload.key} data-state="failed">
              <div className={`row ${styles.row}`}>
                <p role="alert" className={styles.wrong}>
                  {`${upload.file.name}: ${upload.message}`}
                </p>
                <LeaveOut upload={upload} />
              </div>
            </li>
          ),
        )}
      </ul>
      <div className={`row ${styles.send}`} data-empty={ready.length === 0 && !isUnderWay ? true : undefined}>
        <p role="status">
          {isUnderWay && messages.uploading(uploads.filter(({ state }) => state !== 'failed').length)}
        </p>
        {(ready.length > 0 || isUnderWay) && (
          <Button busy={isUnderWay} onClick={() => void send(sendUploads(ready.map(({ key }) => key)))}>
            {isUnderWay ? messages.SENDING : messages.upload(ready.length)}
          </Button>
        )}
      </div>
    </div>
  );
}

const STATES = {
  chosen: '',
  stopped: '',
  failed: '',
  waiting: messages.WAITING,
  sending: messages.SENDING,
} as const;

interface PhotoProps {
  upload: Upload;
  kind: PhotoOwner['kind'];
  onAgain: () => Promise<void>;
}

function TrayPhoto({ upload, kind, onAgain }: PhotoProps) {
  const { key, tag, alt, state, message, file } = upload;
  const isBusy = state === 'sending' || state === 'waiting';
  return (
    <li data-state={state}>
      <Thumb upload={upload} />
      <ShotFields
        kind={kind}
        tag={tag}
        alt={alt}
        isBusy={isBusy}
        onChange={(words) => changeUpload(key, words)}
      />
      <div className={`row ${styles.row}`}>
        <p role={message ? 'alert' : undefined} className={message ? styles.wrong : styles.state}>
          {message ?? STATES[state]}
        </p>
        {state === 'failed' ? (
          <Button size="s" onClick={() => void onAgain()}>
            {messages.tryAgain}
          </Button>
        ) : (
          !isBusy && (
            <Button
              kind="quiet"
              size="s"
              aria-label={messages.cropOf(file.name)}
              onClick={() => openCrop(key)}
            >
              {messages.crop}
            </Button>
          )
        )}
        <LeaveOut upload={upload} />
      </div>
    </li>
  );
}

function LeaveOut({ upload: { key, state, file } }: { upload: Upload }) {
  return (
    <Button
      kind="plain"
      size="s"
      disabled={state === 'sending'}
      aria-label={messages.leaveOut(file.name)}
      onClick={() => leaveOut(key)}
    >
      {messages.leaveOutLabel}
    </Button>
  );
}

/** Shows the photo as it will be cropped. */
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
