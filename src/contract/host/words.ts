import * as z from 'zod/mini';
import { RULE_CHOICES, type RuleName } from '#domain/content/house-rules.ts';
import { LONGEST } from '#domain/content/word-lengths.ts';
import { endpoint } from '../endpoint.ts';
import { email, line, text } from '../typed.ts';
import { id } from '../values.ts';
import { version } from './rooms.ts';

/** The host's own words, which are stored in files of content/. A field that nobody has written is null. */

const said = z.nullable(z.string());
const ruleOf = <const Choice extends string>(choices: readonly Choice[]) =>
  z.object({ choice: z.nullable(z.enum(choices)), note: said });

const words = z.object({
  tagline: said,
  story: said,
  host: z.object({ name: said, words: said, portrait: said }),
  phone: said,
  email: said,
  social: z.object({ whatsapp: said, instagram: said, youtube: said, facebook: said }),
  colours: z.nullable(z.object({ main: said, accent: said })),
  logo: said,
  rules: z.object({
    couples: ruleOf(RULE_CHOICES.couples),
    pets: ruleOf(RULE_CHOICES.pets),
    smoking: ruleOf(RULE_CHOICES.smoking),
    linen: ruleOf(RULE_CHOICES.linen),
    kitchen: ruleOf(RULE_CHOICES.kitchen),
  }),
  from_station: said,
  from_airport: said,
});
export type Words = z.infer<typeof words>;

/** A missing field, null and an empty text all say that the host has written nothing. */
const typed = <Schema extends z.ZodMiniType<string, string>>(schema: Schema) =>
  z.optional(z.nullable(z.union([z.literal(''), schema])));
const typedLine = (max: number) => z.optional(z.nullable(line(max)));
const typedText = (max: number) => z.optional(z.nullable(text(max)));
/** The name of a picture, as it was answered. */
const pictureName = typed(line(80).check(z.regex(/^[\w][\w.-]*$/)));
const typedColour = typed(line(7).check(z.regex(/^#[0-9a-f]{6}$/i)));
const typedRule = (name: RuleName) =>
  z.optional(
    z.nullable(
      z.strictObject({
        choice: z.optional(z.nullable(z.enum<readonly string[]>(RULE_CHOICES[name]))),
        note: typedLine(LONGEST.note),
      }),
    ),
  );
const link = typedLine(LONGEST.link);

/** What a host may send: any of the words. */
export const wordsChange = z.strictObject({
  tagline: typedLine(LONGEST.tagline),
  story: typedText(LONGEST.story),
  host: z.optional(
    z.nullable(
      z.strictObject({
        name: typedLine(LONGEST.name),
        words: typedText(LONGEST.about),
        portrait: pictureName,
      }),
    ),
  ),
  phone: typedLine(40),
  email: typed(email),
  social: z.optional(
    z.nullable(z.strictObject({ whatsapp: link, instagram: link, youtube: link, facebook: link })),
  ),
  colours: z.optional(z.nullable(z.strictObject({ main: typedColour, accent: typedColour }))),
  logo: pictureName,
  rules: z.optional(
    z.nullable(
      z.strictObject({
        couples: typedRule('couples'),
        pets: typedRule('pets'),
        smoking: typedRule('smoking'),
        linen: typedRule('linen'),
        kitchen: typedRule('kitchen'),
      }),
    ),
  ),
  from_station: typedText(LONGEST.way),
  from_airport: typedText(LONGEST.way),
});
export type WordsChange = z.infer<typeof wordsChange>;

const owners = { access: 'host', role: 'owner', withoutHomestay: true } as const;
/** The homestay of `host`, `from_station` and `from_airport`; by default the first of the caller. */
const query = z.object({ property_id: z.optional(id) });
const shown = { words, version };
const saved = z.object({ ...shown, undo_token: z.string() });

export const getWords = endpoint({
  ...owners,
  method: 'GET',
  path: '/host/words',
  summary: 'The host’s own words, as guests read them. Only for who may add homestays.',
  query,
  response: z.object(shown),
  refusals: ['owner_only', 'not_found', 'wrong_state'],
});

/** The words are judged by `wordsChange`, so that `fields` names them without the object around them. */
export const saveWords = endpoint({
  ...owners,
  method: 'PUT',
  path: '/host/words',
  summary: 'Write any of the words into the files of content/. Comments and everything else in them stay.',
  query,
  body: z.object({ words: z.looseObject({}), version }),
  response: saved,
  refusals: ['owner_only', 'not_found', 'settings_changed', 'wrong_state'],
});

export const undoWords = endpoint({
  ...owners,
  method: 'POST',
  path: '/host/words/undo',
  summary: 'Put the files back as they were before a change, once, within ten minutes.',
  query,
  body: z.object({ undo_token: z.string().check(z.maxLength(200)) }),
  response: saved,
  refusals: ['owner_only', 'not_found', 'undo_ended', 'wrong_state'],
});

const picture = {
  ...owners,
  method: 'POST',
  query,
  bodyType: 'multipart/form-data',
  response: saved,
  refusals: [
    'owner_only',
    'not_found',
    'invalid_image',
    'body_too_large',
    'too_many_requests',
    'busy',
    'wrong_state',
  ],
} as const;

export const saveLogo = endpoint({
  ...picture,
  path: '/host/words/logo',
  summary: 'Change the logo. Field `photo`: JPEG, PNG or WebP under 20 MB.',
});

export const savePortrait = endpoint({
  ...picture,
  path: '/host/words/portrait',
  summary: 'Change the portrait of a homestay’s host. Field `photo`: JPEG, PNG or WebP under 20 MB.',
});
