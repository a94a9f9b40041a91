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
