import { getEntry } from 'astro:content';
import { builtLook } from '#site/built-look.ts';
import type { Look } from '#site/look.ts';

/** Returns the host's brand, from content/site.yaml. */
export async function siteLook(): Promise<Look> {
  const site = await getEntry('site', 'site');
  if (!site) throw new Error('content/site.yaml is missing.');
  const { colours, logo } = site.data;
  return builtLook(colours, logo);
}
