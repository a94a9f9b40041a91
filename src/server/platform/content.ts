import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import type { ProsePolicies } from '#contract/room.ts';
import { type Faq, plainFaqs } from '#domain/faq.ts';
import { policiesByName } from '#domain/policy.ts';
import { TERM_TITLES } from '#messages/property.ts';
import { readContentFile, text } from './content-file.ts';

const order = z.int('must be a whole number, without quotes');
const policy = z.object({ title: text, order, rule: text });
const faq = z.object({ question: text, order, policy: z.optional(text), body: z.string() });

const site = z.object({
  name: text,
  phone: text,
  email: text,
  social: z._default(z.object({ whatsapp: z.optional(text) }), {}),
});
const findUs = z.object({ fromStation: z.optional(text), fromAirport: z.optional(text) });

/** The sender of the mails, and how a guest reaches them. */
export interface Host extends Pick<z.infer<typeof site>, 'name' | 'phone' | 'email'> {
  /** The address of a chat. */
  whatsapp?: string | undefined;
  directions?: z.infer<typeof findUs>;
}

/** What the API uses of the folder `content`. */
export interface Content {
  /** The policies in prose; those with figures, such as the check-in time, are made from the property. */
  policies: ProsePolicies;
  /** For homestays without questions of their own; figures are placeholders. */
  faqs: readonly Faq[];
  host: Host;
}

/** Reads the host's content for the API. Throws {@link ContentError}. */
export async function readContent(folder: string): Promise<Content> {
  const [policies, faqs] = await Promise.all([
    readAll(folder, 'policies', policy),
    readAll(folder, 'faqs', faq),
  ]);
  return {
    policies: policiesByName(new Map(policies.map(({ id, rule }) => [id, rule]))),
    faqs: plainFaqs(faqs, policies, TERM_TITLES).map(({ question, answer }) => ({ question, answer })),
    host: await readHost(folder),
  };
}

async function readHost(folder: string): Promise<Host> {
  const [{ name, phone, email, social }, directions] = await Promise.all([
    readContentFile(folder, 'site.yaml', site),
    readContentFile(folder, 'contact/find-us.mdx', findUs),
  ]);
  return { name, phone, email, whatsapp: social.whatsapp, directions };
}

/** The files of a folder in the host's order, each with its name. */
async function readAll<Schema extends z.ZodMiniType<{ order: number }>>(
  content: string,
  folder: string,
  schema: Schema,
): Promise<(z.infer<Schema> & { id: string })[]> {
  const names = (await readdir(join(content, folder))).filter((name) => name.endsWith('.mdx'));
  const files = await Promise.all(
    names.map(async (name) => {
      const file = await readContentFile(content, `${folder}/${name}`, schema);
      return { ...file, id: basename(name, '.mdx') };
    }),
  );
  return files.sort((a, b) => a.order - b.order);
}
