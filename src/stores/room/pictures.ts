import { apiBase } from '#client/connection.ts';
import { type Picture, type PictureSizes, pictureAddress, pictureOf } from '#domain/images.ts';

/** The address of a picture of the API, or of the stock illustration where there is none. */
export function pictureUrl(path: string | null | undefined): string {
  return pictureAddress(path, apiBase());
}

/** A picture of a room, from the API. */
export function shownPicture(sent: { file_path: string; sizes?: PictureSizes | null | undefined }): Picture {
  return pictureOf(sent.file_path, sent.sizes, apiBase());
}
