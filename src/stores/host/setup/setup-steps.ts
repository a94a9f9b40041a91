import type * as z from 'zod/mini';
import { call } from '#client/call.ts';
import { createHostProperty, getHostProperty, saveHostProperty } from '#contract/host/properties.ts';
import { getRates, type RatePlan, saveRates } from '#contract/host/rates.ts';
import { createHostRoom, getHostRoom } from '#contract/host/rooms.ts';
import { type SetupStep, saveSiteDetails, siteDetails } from '#contract/host/setup.ts';
import { DEFAULT_CANCELLATION_RULES, toWireRules } from '#domain/booking/cancellation.ts';
import { addDays, isCivilDate } from '#domain/dates/calendar.ts';
import { readRupees } from '#domain/money/typed-rupees.ts';
import { DEFAULT_TIMES, toWireTimes } from '#domain/rooms/property.ts';
import * as messages from '#messages/host/setup.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { today } from '#stores/browser/today.ts';
import { showPhotos } from '#stores/host/rooms/photos.ts';
import { loadHost } from '#stores/host/session.ts';
import type { Problems } from '#stores/pattern/form.ts';
import { $setup, type Setup, saveStep, showProblems, showStep } from './setup.ts';

const FOLLOWING: Record<SetupStep, SetupStep | 'end'> = {
  property: 'rooms',
  rooms: 'photos',
  photos: 'rates',
  rates: 'payments',
  payments: 'words',
  words: 'end',
};

function currentSetup(): Setup {
  const current = $setup.get();
  if (current.state !== 'ready') throw new Error('The setup is not loaded');
  return current.setup;
}

async function saveAndGoOn(step: SetupStep, problems: Problems, save: () => Promise<void>): Promise<void> {
  if (await saveStep(problems, save)) showStep(FOLLOWING[step]);
}

export const skipStep = (step: SetupStep) => showStep(FOLLOWING[step]);

/** Leaves the last step once its words are saved. Their form says itself what is wrong with them. */
export async function leaveWords(isSaved: boolean): Promise<void> {
  if (isSaved) await saveAndGoOn('words', {}, async () => {});
}

export type PropertyForm = z.infer<typeof siteDetails> & { checkIn: string; checkOut: string };

/** Adds the homestay. The first homestay also gives the site its name and contact. */
export async function saveProperty(form: PropertyForm): Promise<void> {
  const { checkIn, checkOut, ...typed } = form;
  const details = siteDetails.safeParse(typed);
  const wrong = details.success ? [] : details.error.issues.map(({ path }) => String(path[0]));
  const problems = {
    ...Object.fromEntries(wrong.map((field) => [field, needed(field)])),
    ...(checkIn === '' && { checkIn: messages.NEEDED.time }),
    ...(checkOut === '' && { checkOut: messages.NEEDED.time }),
  };
  const isFirst = currentSetup().property === null;
  await saveAndGoOn('property', problems, async () => {
    if (!details.success) return;
    if (isFirst && !new URLSearchParams(location.search).has('new')) {
      await call(saveSiteDetails, { body: details.data });
    }
    const { name, street, city, postal_code } = details.data;
    await call(createHostProperty, {
      body: {
        ...EMPTY_PROPERTY,
        name,
        address: `${street}, ${city}, Odisha ${postal_code}`,
        check_in_time: checkIn,
        check_out_time: checkOut,
      },
    });
    // Adding a homestay makes the user its owner, so the role is read again.
    await loadHost();
  });
}

const needed = (field: string) =>
  Object.hasOwn(messages.NEEDED, field) ? messages.NEEDED[field as keyof typeof messages.NEEDED] : '';

const EMPTY_PROPERTY = {
  ...toWireTimes(DEFAULT_TIMES),
  type: 'Homestay',
  location: null,
  amenities: [],
  breakfast_price: 0,
  extra_bed_price: 0,
  distances: {},
  max_stay: 30,
  change_cutoff_hours: 0,
  cancellation: toWireRules(DEFAULT_CANCELLATION_RULES),
  length_discounts: [],
  faqs: [],
};

export interface RoomForm {
  name: string;
  sleeps: number;
  beds: string;
  size: string;
  description: string;
  amenities: readonly string[];
}

/** Adds a room. The step stays open, because most homestays have several rooms. Returns whether it was saved. */
export async function addRoom(form: RoomForm): Promise<boolean> {
  const { property } = currentSetup();
  if (!property) return false;
  const problems = {
    ...(form.name.trim() === '' && { name: messages.NEEDED.name }),
    ...(form.size.trim() === '' && { size: messages.NEEDED.size }),
    ...(form.description.trim() === '' && { description: messages.NEEDED.description }),
  };
  const { name, sleeps, beds, size, description } = form;
  const available = form.amenities.map((amenity) => ({ name: amenity, available: true }));
  const hasCooling = form.amenities.includes(messages.AMENITIES[0]);
  const amenities = hasCooling
    ? available
    : [...available, { name: messages.AMENITIES[0], available: false }];
  return saveStep(problems, async () => {
    await call(createHostRoom, {
      body: {
        property_id: property.id,
        name,
        capacity: sleeps,
        beds,
        size,
        description,
        floor: '',
        video: '',
        amenities,
      },
    });
  });
}

export async function openPhotosOf(roomId: number): Promise<void> {
  showProblems();
  try {
    const { room } = await call(getHostRoom, { params: { id: roomId } });
    showPhotos({ kind: 'room', id: room.id }, room.photos);
  } catch (error) {
    showProblems({ form: failureSentence(error, messages.LOAD_FAILED) });
  }
}

/** Photos are saved one by one before, so this step sends nothing. */
export const leavePhotos = () => saveAndGoOn('photos', {}, async () => {});

export interface RatesForm {
  prices: Readonly<Record<number, { usual: string; weekend: string }>>;
  minimumStay: number;
  until: string;
}

const FRIDAY_AND_SATURDAY = [5, 6];
const A_YEAR = 365;
export const usualEnd = () => addDays(today(), A_YEAR);

export async function saveFirstRates({ prices, minimumStay, until }: RatesForm): Promise<void> {
  const { property, rooms } = currentSetup();
  if (!property) return;
  const problems: Record<string, string> = {};
  const priced = rooms.map(({ id }): RatePlan['rooms'][number] => {
    const { usual = '', weekend = '' } = prices[id] ?? {};
    const price = readRupees(usual) ?? 0;
    if (price < 1) problems[`usual-${id}`] = messages.NEEDED.price;
    const weekendRupees = weekend.trim() === '' ? null : (readRupees(weekend) ?? 0);
    if (weekendRupees === 0) problems[`weekend-${id}`] = messages.NEEDED.price;
    return { room_id: id, price, weekend_price: weekendRupees };
  });
  if (!isCivilDate(until) || until < today()) problems.until = messages.NEEDED.until;
  await saveAndGoOn('rates', problems, async () => {
    const params = { id: property.id };
    const { plan, length_discounts } = await call(getRates, { params });
    const changed = { ...plan, rooms: priced, minimum_stay: minimumStay, until };
    const weekend = plan.weekend.length > 0 ? plan.weekend : FRIDAY_AND_SATURDAY;
    await call(saveRates, { params, body: { plan: { ...changed, weekend }, length_discounts } });
  });
}

/** Guests get `percent` of their money back until `hours_before` check-in. */
const TERMS = {
  flexible: [{ hours_before: 48, percent: 100 }],
  usual: toWireRules(DEFAULT_CANCELLATION_RULES),
  firm: [{ hours_before: 336, percent: 50 }],
} as const;
export type Terms = keyof typeof TERMS;

export async function saveTerms(terms: Terms | 'as-set'): Promise<void> {
  const { property } = currentSetup();
  if (!property) return;
  await saveAndGoOn('payments', {}, async () => {
    if (terms === 'as-set') return;
    const params = { id: property.id };
    const { id, photos, ...fields } = (await call(getHostProperty, { params })).property;
    await call(saveHostProperty, { params, body: { ...fields, cancellation: [...TERMS[terms]] } });
  });
}
