import type { HostProperty } from '#contract/host/properties.ts';
import { readRules, refundSteps, toWireRules } from '#domain/booking/cancellation.ts';
import { readRupees } from '#domain/money/typed-rupees.ts';
import { UPI_ID } from '#domain/money/upi.ts';
import { CODE_LIMITS } from '#domain/rates/code-limits.ts';
import { readPosition } from '#domain/rooms/map-position.ts';
import type { Distances } from '#domain/rooms/property.ts';
import { cancellationTerms } from '#messages/booking/cancellation-terms.ts';
import { NEEDED, NOT_A_NUMBER } from '#messages/host/describe.ts';
import * as messages from '#messages/host/property.ts';
import type { Problems } from '#stores/pattern/form.ts';

export interface TypedTerm {
  key: string;
  before: string;
  unit: keyof typeof messages.UNITS;
  percent: string;
}
export interface TypedQuestion {
  key: string;
  question: string;
  answer: string;
}

type Same = Pick<
  HostProperty,
  | ('name' | 'names' | 'type' | 'address' | 'addresses' | 'amenities')
  | ('check_in_time' | 'check_out_time' | 'gate_opens' | 'gate_closes')
  // The page of rates changes this field.
  | 'length_discounts'
>;
/** A homestay as its owner types it. Figures stay text until they are saved. */
export interface TypedProperty extends Same {
  location: string;
  breakfast_price: string;
  extra_bed_price: string;
  distances: Record<keyof Distances, string>;
  max_stay: string;
  change_cutoff_hours: string;
  register_years: string;
  upi_id: string;
  cancellation: TypedTerm[];
  faqs: TypedQuestion[];
  code_after_stay: { percent: string; valid_days: string } | null;
}

const HOURS = { days: 24, hours: 1 } as const;
const textOf = (value: number | undefined) => (value === undefined ? '' : String(value));

export function typedProperty(property: HostProperty): TypedProperty {
  const { id: _, photos: __, version: ___, location, distances, code_after_stay: code, ...same } = property;
  const { beach, market, restaurants, temple } = distances;
  return {
    ...same,
    location: location ? `${location.lat}, ${location.lng}` : '',
    breakfast_price: property.breakfast_price === 0 ? '' : String(property.breakfast_price),
    extra_bed_price: property.extra_bed_price === 0 ? '' : String(property.extra_bed_price),
    distances: {
      beach: textOf(beach),
      market: textOf(market),
      restaurants: textOf(restaurants),
      temple: textOf(temple),
    },
    max_stay: String(property.max_stay),
    change_cutoff_hours: String(property.change_cutoff_hours),
    register_years: String(property.register_years),
    upi_id: property.upi_id ?? '',
    cancellation: property.cancellation.map(({ hours_before, percent }) => {
      const unit = hours_before % HOURS.days === 0 ? 'days' : 'hours';
      return {
        key: `${hours_before}`,
        before: String(hours_before / HOURS[unit]),
        unit,
        percent: `${percent}`,
      };
    }),
    code_after_stay: code && { percent: `${code.percent}`, valid_days: `${code.valid_days}` },
    faqs: property.faqs.map((faq, index) => ({ key: `${index}`, ...faq })),
  };
}

function numberOf(typed: string, most: number): number | undefined {
  const number = readRupees(typed);
  return number !== undefined && number <= most ? number : undefined;
}

const CODE_FIELDS = [
  ['percent', CODE_LIMITS.percent],
  ['valid_days', CODE_LIMITS.validDays],
] as const;

export function termsOf(cancellation: readonly TypedTerm[]) {
  return cancellation.flatMap(({ before, unit, percent }) => {
    const [time, share] = [numberOf(before, 8760 / HOURS[unit]), numberOf(percent, 100)];
    return time === undefined || share === undefined
      ? []
      : [{ hours_before: time * HOURS[unit], percent: share }];
  });
}

export function termsSentence({ cancellation }: TypedProperty): string {
  return cancellationTerms(refundSteps(readRules(termsOf(cancellation))));
}

/** Guests are offered these only at a price. */
const OFFERS = ['breakfast_price', 'extra_bed_price'] as const;
const LIMITS = {
  breakfast_price: 1_000_000,
  extra_bed_price: 1_000_000,
  max_stay: 365,
  change_cutoff_hours: 8760,
  register_years: 5,
} as const;
/** These are at least 1. */
const FROM_ONE = ['max_stay', 'register_years'] as const;
const WORDS = ['name', 'type', 'address'] as const;
const TIMES = ['check_in_time', 'check_out_time'] as const;
const GATE = ['gate_opens', 'gate_closes'] as const;

const isLeftOut = (field: keyof typeof LIMITS, text: string) =>
  OFFERS.some((offer) => offer === field) && text.trim() === '';

export function checkProperty(typed: TypedProperty): Problems {
  const problems: Record<string, string> = {};
  for (const field of [...WORDS, ...TIMES]) if (typed[field].trim() === '') problems[field] = NEEDED;
  // A gate has both hours, or none.
  if (GATE.some((field) => typed[field] !== ''))
    for (const field of GATE) if (typed[field] === '') problems[field] = NEEDED;
  for (const [field, most] of Object.entries(LIMITS) as [keyof typeof LIMITS, number][])
    if (numberOf(typed[field], most) === undefined && !isLeftOut(field, typed[field]))
      problems[field] = NOT_A_NUMBER;
  for (const field of FROM_ONE)
    if (numberOf(typed[field], LIMITS[field]) === 0) problems[field] = NOT_A_NUMBER;
  if (typed.location.trim() !== '' && !readPosition(typed.location)) problems.location = messages.NO_POSITION;
  for (const [name, metres] of Object.entries(typed.distances))
    if (metres.trim() !== '' && numberOf(metres, 50_000) === undefined)
      problems[`distances.${name}`] = NOT_A_NUMBER;
  const code = typed.code_after_stay;
  for (const [field, most] of CODE_FIELDS)
    if (code && !numberOf(code[field], most)) problems[`code_after_stay.${field}`] = NOT_A_NUMBER;
  const upi = typed.upi_id.trim();
  if (upi !== '' && !UPI_ID.test(upi)) problems.upi_id = messages.NO_UPI_ID;
  const terms = termsOf(typed.cancellation);
  if (terms.length < typed.cancellation.length) problems.cancellation = messages.PERCENT;
  else if (new Set(terms.map((term) => term.hours_before)).size < terms.length)
    problems.cancellation = messages.TWICE;
  const isWhole = ({ question, answer }: TypedQuestion) => question.trim() !== '' && answer.trim() !== '';
  if (!typed.faqs.every(isWhole)) problems.faqs = NEEDED;
  return problems;
}

/** Returns the fields of the request. The typed fields must have passed `checkProperty`. */
export function fieldsOfTyped(typed: TypedProperty) {
  const code = typed.code_after_stay;
  const whole = (field: keyof typeof LIMITS) => numberOf(typed[field], LIMITS[field]) ?? 0;
  const metres = Object.entries(typed.distances).flatMap(([name, text]) => {
    const number = numberOf(text, 50_000);
    return text.trim() === '' || number === undefined ? [] : [[name, number] as const];
  });
  return {
    ...typed,
    location: readPosition(typed.location) ?? null,
    breakfast_price: whole('breakfast_price'),
    extra_bed_price: whole('extra_bed_price'),
    max_stay: whole('max_stay'),
    change_cutoff_hours: whole('change_cutoff_hours'),
    register_years: whole('register_years'),
    upi_id: typed.upi_id.trim() || null,
    distances: Object.fromEntries(metres) as Partial<Distances>,
    cancellation: toWireRules(readRules(termsOf(typed.cancellation))),
    code_after_stay: code && {
      percent: numberOf(code.percent, CODE_LIMITS.percent) ?? 0,
      valid_days: numberOf(code.valid_days, CODE_LIMITS.validDays) ?? 0,
    },
    faqs: typed.faqs.map(({ question, answer }) => ({ question, answer })),
  };
}
