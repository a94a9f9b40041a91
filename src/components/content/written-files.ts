import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import { readWrittenKinds } from '#site/content-folder.ts';

/** Returns the host's files of one kind. A house may have none, about which Astro would warn at each look. */
export async function writtenFiles<Kind extends CollectionKey>(kind: Kind): Promise<CollectionEntry<Kind>[]> {
  return readWrittenKinds(process.env).includes(kind) ? getCollection(kind) : [];
}
