import { getEntry } from 'astro:content';
import { readContentFolder } from '#site/content-folder.ts';
import type { Look } from '#site/look.ts';
import { PLAIN_LOOK, readLook } from '#site/read-look.ts';

/** Returns the host's brand, from content/site.yaml. */
export async function siteLook(): Promise<Look> {
  const site = await getEntry('site', 'site');
  if (!site) throw new Error('content/site.yaml is missing.');
  return (await readLook(readContentFolder(process.env), site.data)) ?? PLAIN_LOOK;
}
