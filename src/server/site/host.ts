import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** Who sends the mails, and how a guest reaches them. */
export const host = z.object({ name: z.string(), phone: z.string(), email: z.string() });
export type Host = z.infer<typeof host>;

/** The host as the build exported them from `content/site.yaml`. */
export async function readHost(dist: string): Promise<Host> {
  return z.parse(host, JSON.parse(await readFile(join(dist, 'host.json'), 'utf8')));
}
