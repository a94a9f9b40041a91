import * as z from 'zod/mini';
import { type Words, wordsChange } from '#contract/host/words.ts';
import { carriesWhite, nearestThatCarriesWhite } from '#domain/content/brand.ts';
import { RULE_NAMES } from '#domain/content/house-rules.ts';
import { LONGEST } from '#domain/content/word-lengths.ts';
import { asciiEmail } from '#domain/party/email.ts';
import * as copy from '#messages/host/words/words.ts';
import { fieldsOf } from '#server/platform/http/fields.ts';
import { toE164 } from '#server/platform/phone-number.ts';
import { cleanText } from './story-text.ts';

type Fields = Record<string, string>;
type Typed = string | null | undefined;

/** Returns the words with what a host has typed put over them, as files keep it; or what is wrong, by field. */
export function readTyped(sent: unknown, current: Words): { words: Words } | { fields: Fields } {
  const parsed = z.safeParse(wordsChange, sent, { reportInput: true });
  if (!parsed.success) return { fields: sentencesOf(parsed.error.issues) };
  const typed = parsed.data;
  const fields: Fields = {};
  /** Nothing sent leaves the words as they are; an empty text takes them away. */
  const over = (
    value: Typed,
    now: string | null,
    read = (text: string): string | undefined => text,
    field = '',
  ) => {
    if (value === undefined) return now;
    const text = cleanText(value ?? '');
    if (text === '' || text === now) return text || null;
    const kept = read(text);
    if (kept === undefined) fields[field] = field === 'phone' ? copy.NO_PHONE : copy.NO_LINK;
    return kept ?? null;
  };
  const link = (name: keyof Words['social']) =>
    over(
      typed.social === null ? null : typed.social?.[name],
      current.social[name],
      name === 'whatsapp' ? whatsappLink : wholeLink,
      `social.${name}`,
    );
  const colour = (name: 'main' | 'accent') => {
    const value = typed.colours === null ? null : typed.colours?.[name];
    const found = over(value, current.colours?.[name] ?? null);
    if (found !== null && !carriesWhite(found))
      fields[`colours.${name}`] = copy.tooLight(nearestThatCarriesWhite(found));
    return found;
  };
  const host = typed.host === null ? { name: null, words: null, portrait: null } : typed.host;
  const colours = { main: colour('main'), accent: colour('accent') };
  const rules = { ...current.rules };
  for (const name of RULE_NAMES) {
    const rule = typed.rules === null ? null : typed.rules?.[name];
    if (rule === undefined) continue;
    const written = { choice: rule?.choice ?? null, note: over(rule?.note ?? null, null) };
    Object.assign(rules, { [name]: written });
  }
  const words: Words = {
    tagline: over(typed.tagline, current.tagline),
    story: over(typed.story, current.story),
    host: {
      name: over(host?.name, current.host.name),
      words: over(host?.words, current.host.words),
      portrait: over(host?.portrait, current.host.portrait),
    },
    phone: over(typed.phone, current.phone, phoneNumber, 'phone'),
    email: over(typed.email, current.email, asciiEmail),
    social: {
      whatsapp: link('whatsapp'),
      instagram: link('instagram'),
      youtube: link('youtube'),
      facebook: link('facebook'),
    },
    colours: colours.main || colours.accent ? colours : null,
    logo: over(typed.logo, current.logo),
    rules,
    from_station: over(typed.from_station, current.from_station),
    from_airport: over(typed.from_airport, current.from_airport),
  };
  return Object.keys(fields).length > 0 ? { fields } : { words };
}

function sentencesOf(issues: readonly z.core.$ZodIssue[]): Fields {
  const fields = fieldsOf(issues);
  for (const issue of issues) {
    const name = issue.path.join('.');
    if (issue.code === 'too_big' && issue.maximum === LONGEST.story) fields[name] = copy.STORY_TOO_LONG;
    if (name.startsWith('colours.')) fields[name] = copy.NO_COLOUR;
    if (issue.code !== 'unrecognized_keys') continue;
    for (const key of issue.keys) fields[[...issue.path, key].join('.')] = fields[name || 'body'] ?? '';
  }
  return fields;
}

const WHOLE_NUMBER = /^\+\d[\d ]{6,18}$/;

/** A number without its country's code is of India: ten digits get +91. */
function phoneNumber(typed: string): string | undefined {
  if (WHOLE_NUMBER.test(typed)) return typed;
  const number = toE164(typed);
  return number?.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
}

/** The other pages are named by a whole link; a scheme may be missing. */
function wholeLink(typed: string): string | undefined {
  const address = /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  const url = URL.parse(address);
  const isWhole = url !== null && /^https?:$/.test(url.protocol) && /\.[a-z][a-z\d-]*$/i.test(url.hostname);
  return isWhole && !/\s/.test(typed) ? address : undefined;
}

function whatsappLink(typed: string): string | undefined {
  const number = /[a-z]/i.test(typed) ? null : toE164(typed);
  return number ? `https://wa.me/${number.slice(1)}` : wholeLink(typed);
}
