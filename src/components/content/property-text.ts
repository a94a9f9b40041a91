import { DEFAULT_CANCELLATION_RULES } from '#domain/booking/cancellation.ts';
import { fillFaqs } from '#domain/content/faq.ts';
import { policyFile } from '#domain/content/policy.ts';
import { DEFAULT_TIMES, figuresOf, type PropertyTerms, type PropertyTimes } from '#domain/rooms/property.ts';
import { cancellationClock } from '#messages/booking/cancellation-terms.ts';
import { distanceText, ofProperties, TERM_TITLES, termPolicies } from '#messages/rooms/property.ts';
import { builtRooms } from './built-rooms.ts';
import { builtInQuestions, type Question } from './faqs.ts';
import { namedPolicies, prosePolicies } from './policies.ts';

const USUAL: PropertyTerms = {
  times: DEFAULT_TIMES,
  cancellation: DEFAULT_CANCELLATION_RULES,
  distances: {},
};

/** Returns every homestay once, or one of them, with its name. */
async function properties(id?: number): Promise<(PropertyTerms & { name: string })[]> {
  const rooms = (await builtRooms()).filter(({ property_id }) => id === undefined || property_id === id);
  const byId = new Map(rooms.map((room) => [room.property_id, { ...room, name: room.homestay_name }]));
  return byId.size > 0 ? [...byId.values()] : [{ ...USUAL, name: '' }];
}

/** Returns the times of all homestays; undefined if they differ. */
export async function commonTimes(): Promise<PropertyTimes | undefined> {
  const [first, ...others] = (await properties()).map(({ times }) => times);
  const isSame = others.every((times) => JSON.stringify(times) === JSON.stringify(first));
  return isSame ? first : undefined;
}

/** The text of a policy appears once, or for each homestay if they differ. */
export interface Policy {
  id: string;
  title: string;
  rules: { rule: string; homestay?: string }[];
}

/** Returns the policies of all homestays, or of one, in the host's order. */
export async function allPolicies(homestay?: number): Promise<Policy[]> {
  const texts = (await properties(homestay)).map((property) => ({
    name: property.name,
    text: termPolicies(figuresOf(property)),
  }));
  const names = Object.keys(TERM_TITLES) as (keyof typeof TERM_TITLES)[];
  const figures = names.map((name): Policy => {
    const [first = '', ...others] = texts.map(({ text }) => text[name]);
    const isSame = others.every((rule) => rule === first);
    const rules = texts.map(({ name: homestay, text }) => ({ homestay, rule: text[name] }));
    return { id: policyFile(name), title: TERM_TITLES[name], rules: isSame ? [{ rule: first }] : rules };
  });
  const prose = (await prosePolicies()).map(({ id, data }) => {
    return { id, title: data.title, rules: [{ rule: data.rule }] };
  });
  const told = [...figures, ...prose].map((policy) => {
    return { ...policy, rules: policy.rules.filter(({ rule }) => rule !== '') };
  });
  return told.filter(({ rules }) => rules.length > 0);
}

/** What a cancellation refunds, once for all homestays, or for each if they differ. */
export interface Clock {
  homestay?: string;
  rows: ReturnType<typeof cancellationClock>;
}

export async function cancellationClocks(): Promise<Clock[]> {
  const clocks = (await properties()).map((property) => ({
    homestay: property.name,
    rows: cancellationClock(figuresOf(property).refunds),
  }));
  const isSame = new Set(clocks.map(({ rows }) => JSON.stringify(rows))).size === 1;
  return isSame ? clocks.slice(0, 1).map(({ rows }) => ({ rows })) : clocks;
}

export async function questions(): Promise<Question[]> {
  const texts = (await properties()).map((property) => {
    const figures = figuresOf(property);
    return { name: property.name, text: { ...termPolicies(figures), ...distanceText(figures) } };
  });
  const facts = { ...(await namedPolicies()), ...ofProperties(texts) };
  return fillFaqs(await builtInQuestions(), facts);
}
