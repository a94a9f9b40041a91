/** Spec section 5: an image under 5 MB. */
export const PICTURE_LIMIT = 5 * 1024 * 1024;
/** Some hosting services refuse requests over 4.5 MB; larger pictures are shrunk in the browser first. */
export const SENT_AS_IT_IS = 4 * 1024 * 1024;

export type PictureProblem = 'not_an_image' | 'too_large';

/** Returns what is wrong with a chosen picture before the upload; the server checks its content. */
export function checkPicture(file: { type: string; size: number }): PictureProblem | undefined {
  if (!file.type.startsWith('image/')) return 'not_an_image';
  return file.size >= PICTURE_LIMIT ? 'too_large' : undefined;
}
