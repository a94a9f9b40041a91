import { type SubmitEvent, useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogActions } from '#islands/ui/Dialog.tsx';
import { Picture } from '#islands/ui/Picture.tsx';
import * as messages from '#messages/host-photos.ts';
import {
  describePhoto,
  type HostPhoto,
  type PhotoOwner,
  photoPicture,
  removePhoto,
  savePhotoWords,
} from '#stores/host/photos.ts';
import styles from './PhotoTray.module.css';
import { ShotFields } from './ShotFields.tsx';

/** Says what a photo shows, or removes it. */
export function PhotoWords({ photo, kind }: { photo: HostPhoto; kind: PhotoOwner['kind'] }) {
  const [words, setWords] = useState({ tag: photo.tag, alt: photo.alt });
  const [isBusy, setBusy] = useState(false);
  const close = () => describePhoto(undefined);
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(() => savePhotoWords(photo, words));
  };
  return (
    <Dialog title={photo.tag} size="sheet" onClose={close} isBusy={isBusy}>
      <form className={styles.form} onSubmit={submit}>
        <Picture
          picture={photoPicture(photo)}
          alt=""
          sizes="(width < 36rem) 90vw, 33rem"
          width={400}
          height={300}
        />
        <ShotFields kind={kind} {...words} onChange={(change) => setWords({ ...words, ...change })} />
        <DialogActions>
          <Button kind="plain" onClick={() => void run(() => removePhoto(photo))}>
            {messages.remove}
          </Button>
          <Button type="submit" busy={isBusy}>
            {messages.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
