import { apiBase } from '#client/connection.ts';
import { type Picture, type PictureSizes, pictureAddress, pictureOf } from '#domain/images.ts';

/** The address of a picture the API told of, or of the stock illustration where it told of none. */
export function pictureUrl(path: string | null | undefined): string {
  return pictureAddress(path, apiBase());
}

/** A picture of a room that the API told of. */
export function shownPicture(sent: { file_path: string; sizes?: PictureSizes | null | undefined }): Picture {
  return pictureOf(sent.file_path, sent.sizes, apiBase());
}
