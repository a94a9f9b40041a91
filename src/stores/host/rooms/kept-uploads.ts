import * as z from 'zod/mini';

/** Photos that were chosen and not sent yet, kept by this browser: in one entry the file, in another what goes with it. */
const CACHE = 'photos';
const FOLDER = '/photos/';
const fileOf = (key: string) => `${FOLDER}${key}`;
const detailsOf = (key: string) => `${fileOf(key)}/details`;

const details = z.object({
  of: z.object({ kind: z.enum(['room', 'property']), id: z.int() }),
  name: z.string(),
  type: z.string(),
  tag: z.string(),
  alt: z.string(),
  view: z.object({
    shape: z.enum(['whole', 'landscape', 'square']),
    zoom: z.number(),
    x: z.number(),
    y: z.number(),
  }),
  /** Why it was not sent. */
  message: z.optional(z.string()),
});
export type KeptDetails = z.infer<typeof details>;

/** Where the browser keeps nothing (its storage is full or forbidden), the photos stay in this tab only. */
async function inCache<Result>(work: (cache: Cache) => Promise<Result>): Promise<Result | undefined> {
  try {
    const cache = await globalThis.caches?.open(CACHE);
    return cache && (await work(cache));
  } catch (error) {
    console.error('Photos can’t be kept', error);
    return undefined;
  }
}

export const keepFile = (key: string, file: File) =>
  inCache((cache) => cache.put(fileOf(key), new Response(file)));

export const keepDetails = (key: string, kept: KeptDetails) =>
  inCache((cache) => cache.put(detailsOf(key), Response.json(kept)));

export const forgetUpload = (key: string) =>
  inCache(async (cache) => {
    for (const address of [fileOf(key), detailsOf(key)]) await cache.delete(address);
  });

export type KeptUpload = Omit<KeptDetails, 'name' | 'type'> & { key: string; file: File };

/** Returns the photos that are kept and not among `known`, in the order in which they were chosen. */
export async function keptUploads(known: readonly string[]): Promise<KeptUpload[]> {
  const found = await inCache(async (cache) => {
    const kept: KeptUpload[] = [];
    for (const { url } of await cache.keys()) {
      const key = new URL(url).pathname.slice(FOLDER.length);
      if (key.includes('/') || known.includes(key)) continue;
      const [file, written] = [await cache.match(fileOf(key)), await cache.match(detailsOf(key))];
      const read = details.safeParse(await written?.json());
      if (!file || !read.success) continue;
      const { name, type, ...rest } = read.data;
      kept.push({ ...rest, key, file: new File([await file.blob()], name, { type }) });
    }
    return kept;
  });
  return found ?? [];
}
