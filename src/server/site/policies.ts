import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { type Policies, policies } from '#contract/room.ts';

/** The house rules as the build exported them from `content/policies`. */
export async function readPolicies(dist: string): Promise<Policies> {
  return z.parse(policies, JSON.parse(await readFile(join(dist, 'policies.json'), 'utf8')));
}
