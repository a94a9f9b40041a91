import { useEffect, useId, useState } from 'react';
import * as messages from '#messages/account/profile-dialog.ts';
import type { User } from '#stores/account/profile.ts';
import { savePicture } from '#stores/account/profile-edit.ts';
import { Avatar } from './Avatar.tsx';
import styles from './ProfileDialog.module.css';

interface Props {
  user: User;
  busy: boolean;
  problem: string | undefined;
}

/** Shows the picture: previewed and uploaded as soon as it is chosen. */
export function PictureField({ user, busy, problem }: Props) {
  const [preview, setPreview] = useState<string>();
  const id = useId();
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview]);

  const choose = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (!file) return;
    const isPicture = file.type.startsWith('image/');
    setPreview(isPicture ? URL.createObjectURL(file) : undefined);
    if (!(await savePicture(file))) setPreview(undefined);
    // This allows choosing the same file again.
    input.value = '';
  };

  return (
    <div className={`row ${styles.picture}`} data-gap="4" aria-busy={busy}>
      <Avatar user={user} preview={preview} />
      <div>
        <input
          id={id}
          type="file"
          accept="image/*"
          className={styles.file}
          disabled={busy}
          aria-describedby={`${id}-rule`}
          onChange={(event) => void choose(event.target)}
        />
        <label htmlFor={id} className="button" data-kind="quiet" data-size="s">
          {busy ? messages.uploading : messages.changePicture}
        </label>
        <p id={`${id}-rule`} className="soft">
          {messages.pictureRule}
        </p>
        {problem && (
          <p className="field-error" role="alert">
            {problem}
          </p>
        )}
      </div>
    </div>
  );
}
