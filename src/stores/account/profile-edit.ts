import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import { changePassword, updateProfile, uploadPicture } from '#contract/profile.ts';
import { PASSWORD_MINIMUM } from '#domain/content/new-password.ts';
import { checkPicture, SENT_AS_IT_IS } from '#domain/content/profile-picture.ts';
import { PASSWORD_TOO_SHORT } from '#messages/account/account.ts';
import * as messages from '#messages/account/profile.ts';
import { drawJpeg, readBitmap } from '#stores/browser/draw-picture.ts';
import { toastSuccess } from '#stores/browser/toasts.ts';
import { $profile, showProfile, type User } from './profile.ts';

export type ProfilePart = 'picture' | 'details' | 'password';

/** The state of the profile's modal: which part is being saved, and the message of each part. */
export interface ProfileEdit {
  open: boolean;
  saving?: ProfilePart | undefined;
  problems: Partial<Record<ProfilePart, string>>;
}

export const NOT_EDITED: ProfileEdit = { open: false, problems: {} };
export const $profileEdit = atom<ProfileEdit>(NOT_EDITED);

export function openProfileEdit(): void {
  $profileEdit.set({ open: true, problems: {} });
}

export function closeProfileEdit(): void {
  $profileEdit.set(NOT_EDITED);
}

function settle(part: ProfilePart, problem?: string): void {
  const { open, problems } = $profileEdit.get();
  const { [part]: _, ...others } = problems;
  $profileEdit.set({ open, problems: problem === undefined ? others : { ...others, [part]: problem } });
}

/** Saves one part at a time, and returns whether it is saved. */
async function save(
  part: ProfilePart,
  action: () => Promise<string>,
  explain: (error: unknown) => string,
): Promise<boolean> {
  if ($profileEdit.get().saving) return false;
  settle(part);
  $profileEdit.set({ ...$profileEdit.get(), saving: part });
  try {
    toastSuccess(await action());
    settle(part);
    return true;
  } catch (error) {
    settle(part, explain(error));
    return false;
  }
}

function shownUser(): User | undefined {
  const profile = $profile.get();
  return profile.state === 'ready' ? profile.user : undefined;
}

/** Saves the details and closes the modal. The e-mail can't be changed. */
export async function saveDetails(details: { name: string; phone: string; address: string }): Promise<void> {
  const saved = await save(
    'details',
    async () => {
      showProfile((await call(updateProfile, { body: details })).profile);
      return messages.PROFILE_SAVED;
    },
    (error) => (error instanceof Refusal && Object.values(error.fields)[0]) || messages.PROFILE_NOT_SAVED,
  );
  if (saved) closeProfileEdit();
}

/** Uploads a picture as soon as it is chosen. */
export async function savePicture(file: File): Promise<boolean> {
  const problem = checkPicture(file);
  if (problem) {
    settle('picture', problem === 'too_large' ? messages.IMAGE_TOO_LARGE : messages.NOT_AN_IMAGE);
    return false;
  }
  return save(
    'picture',
    async () => {
      const body = new FormData();
      body.set('profilePicture', await shrink(file), file.name);
      const { picture_url } = await call(uploadPicture, { body });
      const user = shownUser();
      if (user) showProfile({ ...user, picture_url });
      return messages.PICTURE_SAVED;
    },
    (error) => {
      // The server checks the content of the file, and its refusal is a sentence of the specification.
      const looked = error instanceof Refusal && ['invalid_image', 'body_too_large'].includes(error.code);
      return looked ? error.sentence : messages.PICTURE_FAILED;
    },
  );
}

/** Pixels. No profile picture is shown larger than this. */
const EDGE = 1024;

/** Returns a smaller copy of a photo. A small file, or one that can't be drawn, stays as it is. */
async function shrink(file: File): Promise<Blob> {
  const bitmap = file.size > SENT_AS_IT_IS && (await readBitmap(file));
  if (!bitmap) return file;
  const drawn = await drawJpeg(bitmap, EDGE);
  bitmap.close();
  return drawn;
}

/** Saves a new password. Other sessions of the user end; this one continues. */
export async function saveNewPassword(current: string, next: string): Promise<boolean> {
  if (current === '' || next === '') {
    settle('password', messages.PASSWORD_EMPTY);
    return false;
  }
  if (next.length < PASSWORD_MINIMUM) {
    settle('password', PASSWORD_TOO_SHORT);
    return false;
  }
  return save(
    'password',
    async () => {
      await call(changePassword, { body: { current_password: current, new_password: next } });
      return messages.PASSWORD_CHANGED;
    },
    (error) =>
      error instanceof Refusal && error.code === 'too_many_requests'
        ? error.sentence
        : messages.PASSWORD_NOT_CHANGED,
  );
}
