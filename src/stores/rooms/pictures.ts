import { apiBase } from '#client/connection.ts';
import { type Picture, type PictureSizes, pictureAddress, pictureOf } from '#domain/rooms/images.ts';

/** Returns the address of a picture of the API, or of the stock illustration if there is none. */
export function pictureUrl(path: string | null | undefined): string {
  return pictureAddress(path, apiBase());
}

interface SentPicture {
  file_path: string;
  alt?: string | undefined;
  sizes?: PictureSizes | null | undefined;
}

export function shownPicture({ file_path, sizes, alt }: SentPicture): Picture {
  return { ...pictureOf(file_path, sizes, apiBase()), ...(alt && { alt }) };
}
