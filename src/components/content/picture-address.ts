import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';

const files = import.meta.glob<{ default: ImageMetadata }>(
  '/content/pictures/{scenes,services}/*.{svg,jpg,jpeg,png,webp}',
);

/** Returns the first of these pictures of a folder that is there; undefined if none is. */
export function pictureThere(folder: 'scenes' | 'services', ...names: readonly string[]): string | undefined {
  const paths = Object.keys(files);
  return names.find((name) => paths.some((path) => path.startsWith(`/content/pictures/${folder}/${name}.`)));
}

/**
 * Returns the address of a picture of content/pictures for an island, `width` pixels across; undefined if there is
 * none.
 */
export async function pictureAddress(
  folder: 'scenes' | 'services',
  name: string,
  width: number,
): Promise<string | undefined> {
  const path = Object.keys(files).find((one) => one.startsWith(`/content/pictures/${folder}/${name}.`));
  const picture = path ? (await files[path]?.())?.default : undefined;
  if (!picture || picture.format === 'svg') return picture?.src;
  return (await getImage({ src: picture, width: Math.min(picture.width, width) })).src;
}
