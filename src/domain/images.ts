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

/** A picture with an address that every browser shows; `sizes` is null where that is its only file. */
export interface Picture {
  url: string;
  sizes: PictureSizes | null;
}

/** Where a picture is one of several files: what its name ends with. */
const OF_SEVERAL = /-\d+\.webp$/;

/** Shown where there is none. */
export const STOCK: Picture = { url: STOCK_PICTURE, sizes: null };

/** A stored picture as the wire tells of it. A name that does not fit its sizes stands for itself only. */
export function pictureOf(path: string, sizes: PictureSizes | null | undefined, apiBase: string): Picture {
  const url = pictureAddress(path, apiBase);
  return { url, sizes: sizes?.widths.length && OF_SEVERAL.test(url) ? sizes : null };
}

/** The files of a picture in one format, for `srcset`. They are named `{hash}-{width}.{avif|webp}`. */
export function sourcesOf(url: string, { widths }: PictureSizes, format: 'avif' | 'webp'): string {
  const stem = url.replace(OF_SEVERAL, '');
  return widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ');
}
