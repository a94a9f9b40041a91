import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { getRates, type RatePlan, saveRates } from '#contract/host/rates.ts';
import { addDays, isCivilDate } from '#domain/dates/calendar.ts';
import { readRupees } from '#domain/money/typed-rupees.ts';
import { type Outlier, priceOutliers } from '#domain/rates/host-warnings.ts';
import * as messages from '#messages/host/setup.ts';
import { today } from '#stores/browser/today.ts';
import { type Setup, showProblems } from './setup.ts';
import { currentSetup, saveAndGoOn } from './setup-steps.ts';

export interface RatesForm {
  prices: Readonly<Record<number, { usual: string; weekend: string }>>;
  /** Undefined for rooms that are added to others with prices: then the plan keeps its own. */
  minimumStay?: number;
  until?: string;
}

const FRIDAY_AND_SATURDAY = [5, 6];
const MOST_RUPEES = 1_000_000;
const A_YEAR = 365;
export const usualEnd = () => addDays(today(), A_YEAR);

/** The rooms whose prices are asked for; those of the others stay as they are. */
export const unpricedRooms = ({ rooms }: Setup) => rooms.filter((room) => !room.is_priced);

/** A price that is probably a slip, and the fields that have it. Nothing is sent before its answer. */
export interface PriceQuestion extends Outlier {
  fields: readonly string[];
  answer: (isRight: boolean) => void;
}
export const $priceQuestion = atom<PriceQuestion | undefined>(undefined);
const confirmed = new Set<number>();

export const dropPriceQuestion = () => $priceQuestion.set(undefined);

async function isRight(outlier: Outlier, fields: readonly string[]): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  $priceQuestion.set({ ...outlier, fields, answer: resolve });
  const answer = await promise;
  dropPriceQuestion();
  if (answer) confirmed.add(outlier.price);
  return answer;
}

/** Asks about each unlikely price, one after the other. Returns the fields of the first that is not right. */
async function fieldsToChange(typed: ReadonlyMap<string, number>): Promise<readonly string[]> {
  for (const outlier of priceOutliers([...typed.values()])) {
    if (confirmed.has(outlier.price)) continue;
    const fields = [...typed].flatMap(([field, price]) => (price === outlier.price ? [field] : []));
    if (!(await isRight(outlier, fields))) return fields;
  }
  return [];
}

export async function saveFirstRates({ prices, minimumStay, until }: RatesForm): Promise<void> {
  const setup = currentSetup();
  const { property } = setup;
  if (!property) return;
  const problems: Record<string, string> = {};
  const typed = new Map<string, number>();
  const read = (field: string, text: string) => {
    const price = readRupees(text) ?? 0;
    if (price < 1) problems[field] = messages.NEEDED.price;
    else if (price > MOST_RUPEES) problems[field] = messages.NEEDED.lower;
    else typed.set(field, price);
    return price;
  };
  const priced = unpricedRooms(setup).map(({ id }): RatePlan['rooms'][number] => {
    const { usual = '', weekend = '' } = prices[id] ?? {};
    const price = read(`usual-${id}`, usual);
    return {
      room_id: id,
      price,
      weekend_price: weekend.trim() === '' ? null : read(`weekend-${id}`, weekend),
    };
  });
  if (until !== undefined && (!isCivilDate(until) || until < today())) problems.until = messages.NEEDED.until;
  if (Object.keys(problems).length > 0) return showProblems(problems);
  const changed = await fieldsToChange(typed);
  if (changed.length > 0)
    return showProblems(Object.fromEntries(changed.map((field) => [field, messages.changePrice])));
  await saveAndGoOn('rates', {}, async () => {
    const params = { id: property.id };
    const { plan, length_discounts } = await call(getRates, { params });
    const others = plan.rooms.filter(({ room_id }) => priced.every((room) => room.room_id !== room_id));
    const weekend = plan.weekend.length > 0 ? plan.weekend : FRIDAY_AND_SATURDAY;
    const rooms = [...others, ...priced];
    const rules = { minimum_stay: minimumStay ?? plan.minimum_stay, until: until ?? plan.until };
    await call(saveRates, {
      params,
      body: { plan: { ...plan, rooms, weekend, ...rules }, length_discounts },
    });
  });
}
