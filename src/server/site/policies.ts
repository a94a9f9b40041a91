import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { faq, type ProsePolicies, prosePolicies } from '#contract/room.ts';
import type { Faq } from '#domain/faq.ts';

/** The house rules as the build exported them from `content/policies`. */
export async function readPolicies(dist: string): Promise<ProsePolicies> {
  return z.parse(prosePolicies, JSON.parse(await readFile(join(dist, 'policies.json'), 'utf8')));
}

export const faqs = z.array(faq);

/** The built-in questions as the build exported them from `content/faqs`. */
export async function readFaqs(dist: string): Promise<Faq[]> {
  return z.parse(faqs, JSON.parse(await readFile(join(dist, 'faqs.json'), 'utf8')));
}
