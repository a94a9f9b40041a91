import { apiBase } from '#client/connection.ts';
import { pictureAddress } from '#domain/images.ts';

/** The address of a picture the API told of, or of the stock illustration where it told of none. */
export function pictureUrl(path: string | null | undefined): string {
  return pictureAddress(path, apiBase());
}
