/** Shown where a room has no picture of its own. */
export const STOCK_PICTURE = '/illustrations/room.svg';

/**
 * The address of a stored picture (spec section 3, "Image paths"): backslashes become slashes, and the path is served
 * from the API's admin uploads path. A whole address, or one from the root of the site, stays as it is.
 */
export function pictureAddress(path: string | null | undefined, apiBase: string): string {
  const clean = path?.trim().replaceAll('\\', '/') ?? '';
  if (clean === '') return STOCK_PICTURE;
  if (/^(https?:)?\/\//.test(clean) || clean.startsWith('/') || clean.startsWith('data:image/')) return clean;
  return `${apiBase}/admin/uploads/${clean.split('/').map(encodeURIComponent).join('/')}`;
}

/** What is known of a picture that there is in several widths, as AVIF and as WebP. */
export interface PictureSizes {
  /** Pixels of the largest file. */
  width: number;
  height: number;
  /** Pixels, the smallest first. */
  widths: number[];
}

/** A picture with an address that every browser shows; without `sizes` that is its only file. */
export interface Picture {
  url: string;
  sizes?: PictureSizes | undefined;
}

/** A stored picture as the wire tells of it. */
export function pictureOf(path: string, sizes: PictureSizes | null | undefined, apiBase: string): Picture {
  return { url: pictureAddress(path, apiBase), sizes: sizes ?? undefined };
}

/**
 * The files of a picture in one format, for `srcset`; nothing for a picture that is its only file. They are named
 * `{hash}-{width}.{avif|webp}`.
 */
export function sourcesOf({ url, sizes }: Picture, format: 'avif' | 'webp'): string | undefined {
  return sizes?.widths
    .map((width) => `${url.replace(/-\d+\.webp$/, `-${width}.${format}`)} ${width}w`)
    .join(', ');
}
