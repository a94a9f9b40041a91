/** Pages show this picture for a room that has none. */
export const STOCK_PICTURE = '/illustrations/room.svg';

/**
 * Returns the address of a stored picture (spec section 3, "Image paths"): backslashes become slashes, and relative
 * paths are below the API's admin uploads path. Absolute addresses and paths stay unchanged.
 */
export function pictureAddress(path: string | null | undefined, apiBase: string): string {
  const clean = path?.trim().replaceAll('\\', '/') ?? '';
  if (clean === '') return STOCK_PICTURE;
  if (/^(https?:)?\/\//.test(clean) || clean.startsWith('/') || clean.startsWith('data:image/')) return clean;
  return `${apiBase}/admin/uploads/${clean.split('/').map(encodeURIComponent).join('/')}`;
}

/** Sizes of a picture that exists in several widths, as AVIF and WebP. */
export interface PictureSizes {
  /** Pixels of the largest file. */
  width: number;
  height: number;
  /** Pixels, smallest first. */
  widths: number[];
}

/** A picture; without `sizes`, `url` is its only file. */
export interface Picture {
  url: string;
  sizes?: PictureSizes | undefined;
  /** Describes the picture in the host's words, if they wrote any. */
  alt?: string | undefined;
}

export function pictureOf(path: string, sizes: PictureSizes | null | undefined, apiBase: string): Picture {
  return { url: pictureAddress(path, apiBase), sizes: sizes ?? undefined };
}

/** Returns whether a picture is a drawing, shown where there is no photograph: photographs are never stored as SVG. */
export const isDrawing = (path: string) => path.endsWith('.svg');

/**
 * Returns the `srcset` of a picture in one format, files named `{hash}-{width}.{avif|webp}`; undefined if it has one
 * file only.
 */
export function sourcesOf({ url, sizes }: Picture, format: 'avif' | 'webp'): string | undefined {
  return sizes?.widths
    .map((width) => `${url.replace(/-\d+\.webp$/, `-${width}.${format}`)} ${width}w`)
    .join(', ');
}

/**
 * Returns the `sizes` of a photo that covers so many vw of windows narrower than `below`, and `beyond` in others. A dense
 * screen of a phone gets about two pixels a point: nobody sees more in a photograph, which would be twice the bytes.
 */
export function photoSizes(share: number, below: string, beyond: string): string {
  const phone = `(width < ${below})`;
  return `${phone} and (min-resolution: 2.5dppx) ${Math.round(share * 0.6)}vw, ${phone} ${share}vw, ${beyond}`;
}
