import { useState } from 'react';
import type { HostPhoto } from '#contract/host/photos.ts';
import { AskFirst } from '#islands/host/AskFirst.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogActions } from '#islands/ui/dialog/Dialog.tsx';
import { Form } from '#islands/ui/form/Form.tsx';
import { Picture } from '#islands/ui/Picture.tsx';
import * as messages from '#messages/host/photos.ts';
import {
  describePhoto,
  type PhotoOwner,
  photoName,
  photoPicture,
  removePhoto,
  savePhotoWords,
} from '#stores/host/rooms/photos.ts';
import styles from './PhotoTray.module.css';
import { ShotFields } from './ShotFields.tsx';

export function PhotoWords({ photo, kind }: { photo: HostPhoto; kind: PhotoOwner['kind'] }) {
  const [words, setWords] = useState({ tag: photo.tag, alt: photo.alt });
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const close = () => describePhoto(undefined);
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  if (isAsking) {
    return (
      <AskFirst
        title={messages.removeAsk(photoName(photo))}
        text={messages.removeText}
        action={messages.removeSure}
        onKeep={() => setAsking(false)}
        onDo={() => {
          setAsking(false);
          void run(() => removePhoto(photo));
        }}
      />
    );
  }
  return (
    <Dialog title={photoName(photo)} size="sheet" onClose={close} isBusy={isBusy} focusTitle>
      <Form gap="3" className={styles.form} onSend={() => run(() => savePhotoWords(photo, words))}>
        <Picture
          picture={photoPicture(photo)}
          alt=""
          sizes="(width < 36rem) 90vw, 33rem"
          width={400}
          height={300}
        />
        <ShotFields kind={kind} {...words} onChange={(change) => setWords({ ...words, ...change })} />
        <DialogActions>
          <Button kind="plain" disabled={isBusy} onClick={() => setAsking(true)}>
            {messages.remove}
          </Button>
          <Button type="submit" busy={isBusy}>
            {messages.save}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
