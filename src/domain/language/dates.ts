import type { DateNames } from '#domain/dates/names.ts';
import { DATE_NAMES as bn } from './bn/dates.ts';
import { DATE_NAMES as en } from './en/dates.ts';
import { DATE_NAMES as hi } from './hi/dates.ts';
import type { Language } from './language.ts';
import { DATE_NAMES as or } from './or/dates.ts';

/** How each language writes dates. A page needs only its own: domain/language/pages. */
export const DATE_NAMES: Record<Language, DateNames> = { en, hi, bn, or };
