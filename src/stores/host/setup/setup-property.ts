import { call } from '#client/call.ts';
import {
  createHostProperty,
  getHostProperty,
  type HostProperty,
  saveHostProperty,
} from '#contract/host/properties.ts';
import { type SiteDetails, saveSiteDetails, siteDetails, sitePlace } from '#contract/host/setup.ts';
import {
  DEFAULT_CANCELLATION_RULES,
  readRules,
  refundSteps,
  toWireRules,
} from '#domain/booking/cancellation.ts';
import { readRupees } from '#domain/money/typed-rupees.ts';
import { DEFAULT_TIMES, toWireTimes } from '#domain/rooms/property.ts';
import { cancellationTerms } from '#messages/booking/cancellation-terms.ts';
import * as messages from '#messages/host/setup.ts';
import { loadHost } from '#stores/host/session.ts';
import type { Problems } from '#stores/pattern/form.ts';
import { createLoader } from '#stores/pattern/loader.ts';
import { forgetNew } from './setup.ts';
import { currentSetup, saveAndGoOn } from './setup-steps.ts';

/** What a new homestay begins with, shown to be confirmed. */
export const USUAL_PROPERTY = {
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

interface HouseForm {
  checkIn: string;
  checkOut: string;
  longest: string;
  /** Rupees, empty if the homestay does not offer it; so is `extraBed`. */
  breakfast: string;
  extraBed: string;
}
export type PropertyForm = SiteDetails & HouseForm;
type Place = Pick<SiteDetails, 'street' | 'city' | 'postal_code'>;
export type ChangedProperty = HouseForm & {
  name: string;
  /** An address that was not typed here is one line. */
  place: Place | { address: string };
};

const LONGEST = 365;
const MOST_RUPEES = 1_000_000;

function readHouse({ checkIn, checkOut, longest, breakfast, extraBed }: HouseForm) {
  const nights = readRupees(longest) ?? 0;
  const priceOf = (typed: string) => (typed.trim() === '' ? 0 : (readRupees(typed) ?? -1));
  const [breakfast_price, extra_bed_price] = [priceOf(breakfast), priceOf(extraBed)];
  const isPrice = (price: number) => price >= 0 && price <= MOST_RUPEES;
  const problems: Problems<string> = {
    ...(checkIn === '' && { checkIn: messages.NEEDED.time }),
    ...(checkOut === '' && { checkOut: messages.NEEDED.time }),
    ...((nights < 1 || nights > LONGEST) && { longest: messages.NEEDED.longest }),
    ...(!isPrice(breakfast_price) && { breakfast: messages.NEEDED.offer }),
    ...(!isPrice(extra_bed_price) && { extraBed: messages.NEEDED.offer }),
  };
  const fields = {
    check_in_time: checkIn,
    check_out_time: checkOut,
    max_stay: nights,
    breakfast_price,
    extra_bed_price,
  };
  return { fields, problems };
}

interface Parsed {
  error?: { issues: readonly { path: readonly PropertyKey[] }[] } | undefined;
}

function problemsOf({ error }: Parsed, typed: Readonly<Record<string, string>>): Problems<string> {
  const fields = error?.issues.map(({ path }) => String(path[0])) ?? [];
  const isTyped = (field: string) => field === 'postal_code' && typed[field]?.trim() !== '';
  return Object.fromEntries(
    fields.map((field) => [field, isTyped(field) ? messages.NEEDED.digits : needed(field)]),
  );
}

const needed = (field: string) =>
  Object.hasOwn(messages.NEEDED, field) ? messages.NEEDED[field as keyof typeof messages.NEEDED] : '';

/** Returns an address in the form that `addressParts` takes apart. */
const wholeAddress = ({ street, city, postal_code }: Place) => `${street}, ${city}, Odisha ${postal_code}`;

/** Returns the parts of an address that was typed here; undefined for one that was written elsewhere. */
export function addressParts(address: string): Place | undefined {
  const [, street, city, postal_code] = /^(.+), ([^,]+), Odisha ([1-9]\d{5})$/.exec(address) ?? [];
  return street && city && postal_code ? { street, city, postal_code } : undefined;
}

/** Adds the homestay. The first homestay also gives the site its name and contact. */
export async function saveProperty(form: PropertyForm): Promise<void> {
  const { name, street, city, postal_code, phone, email } = form;
  const typed = { name, street, city, postal_code, phone, email };
  const details = siteDetails.safeParse(typed);
  const house = readHouse(form);
  const isFirst = currentSetup().property === null;
  await saveAndGoOn('property', { ...problemsOf(details, typed), ...house.problems }, async () => {
    if (!details.success) return;
    if (isFirst && !new URLSearchParams(location.search).has('new')) {
      await call(saveSiteDetails, { body: details.data });
    }
    const named = { name: details.data.name, address: wholeAddress(details.data) };
    await call(createHostProperty, { body: { ...USUAL_PROPERTY, ...named, ...house.fields } });
    forgetNew();
    // Adding a homestay makes the user its owner, so the role is read again.
    await loadHost();
  });
}

/** The homestay of the setup, for the steps that show what is saved. */
export const { $loaded: $ownProperty, load: openOwnProperty } = createLoader<{ property: HostProperty }>({
  read: async () => call(getHostProperty, { params: { id: currentSetup().property?.id ?? 0 } }),
  failed: messages.LOAD_FAILED,
});

/** "Free up to 7 days before check-in, …": what holds now. */
export const termsOfProperty = ({ cancellation }: HostProperty) =>
  cancellationTerms(refundSteps(readRules(cancellation)));

/** Saves what was changed in the homestay that is there, and goes on. */
export async function changeProperty(form: ChangedProperty): Promise<void> {
  const loaded = $ownProperty.get();
  if (loaded.state !== 'ready') return;
  const { id, photos, ...before } = loaded.property;
  const { name, place } = form;
  const house = readHouse(form);
  const { address, problems } = readPlace(place);
  const unnamed = name.trim() === '' ? { name: messages.NEEDED.name } : {};
  await saveAndGoOn('property', { ...unnamed, ...problems, ...house.problems }, async () => {
    const changed = { ...before, ...house.fields, name, address };
    const isSame = Object.entries(changed).every(
      ([field, value]) => value === before[field as keyof typeof before],
    );
    if (!isSame) await call(saveHostProperty, { params: { id }, body: changed });
  });
}

function readPlace(place: ChangedProperty['place']): { address: string; problems: Problems<string> } {
  if ('address' in place) {
    const { address } = place;
    return { address, problems: address.trim() === '' ? { address: messages.NEEDED.street } : {} };
  }
  const parsed = sitePlace.safeParse(place);
  const { street, city, postal_code } = place;
  const typed = { street, city, postal_code };
  return { address: parsed.success ? wholeAddress(parsed.data) : '', problems: problemsOf(parsed, typed) };
}
