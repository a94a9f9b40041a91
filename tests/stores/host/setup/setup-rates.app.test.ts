import '../../../support/browser.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { $setup, $setupForm, openSetup } from '#stores/host/setup/setup.ts';
import {
  $priceQuestion,
  dropPriceQuestion,
  type RatesForm,
  saveFirstRates,
  usualEnd,
} from '#stores/host/setup/setup-rates.ts';
import { addRoom, saveTerms } from '#stores/host/setup/setup-steps.ts';
import { LOADING } from '#stores/pattern/loader.ts';
import { eventually } from '../../../support/eventually.ts';
import { siteOwnerHeaders } from '../../../support/host.ts';
import { type HostBrowser, openDesk } from '../../../support/host-browser.ts';
import { addHomestay, roomForm, shownSetup } from '../../../support/host-setup.ts';
import { appOfFile } from '../../../support/open-app.ts';

const api = appOfFile({ empty: true });
const NOT_SAVED = 'This was not saved: the server can’t be reached. Please try again.';
let desk: HostBrowser;
let first: number;
let second: number;

/** A homestay with two rooms that have no prices. */
beforeEach(async () => {
  // A Saturday.
  vi.useFakeTimers({ now: api.clock(), toFake: ['Date'] });
  await sql`truncate property cascade`.execute(api.deps.db);
  desk = openDesk(api, '/host/setup', await siteOwnerHeaders(api));
  $setup.set(LOADING);
  await openSetup();
  [first = 0, second = 0] = await addHomestay(2);
  desk.wire.sent.length = 0;
  return () => vi.useRealTimers();
});

const problems = () => $setupForm.get().problems;
const puts = () => desk.wire.sent.filter(({ method }) => method === 'PUT').length;
const ratesForm = (changes: Partial<RatesForm> = {}): RatesForm => ({
  prices: {
    [first]: { usual: '₹1,800', weekend: '2100' },
    [second]: { usual: '1500', weekend: ' ' },
  },
  minimumStay: 2,
  until: '2026-12-31',
  ...changes,
});
const nightsOf = (roomId: number) =>
  api.deps.db
    .selectFrom('room_night')
    .select(['night', 'price', 'minimum_stay'])
    .where('room_id', '=', roomId)
    .orderBy('night')
    .execute();
const property = async () => {
  const id = shownSetup().setup.property?.id;
  const answer = await api.ask(`/host/properties/${id}`, { headers: desk.headers });
  return (await answer.json()).property;
};

describe('the first prices', () => {
  it('need a price for each room, in whole rupees, and a day from today on', async () => {
    const prices = {
      [first]: { usual: 'two thousand', weekend: '0' },
      [second]: { usual: '', weekend: '1.5' },
    };
    await saveFirstRates({ prices, minimumStay: 1, until: '2026-11-20' });
    const price = 'Enter a price in whole rupees.';
    expect(problems()).toEqual({
      [`usual-${first}`]: price,
      [`weekend-${first}`]: price,
      [`usual-${second}`]: price,
      [`weekend-${second}`]: price,
      until: 'Choose a day from today on.',
    });
    await saveFirstRates(ratesForm({ prices: {}, until: '31 December' }));
    expect(problems()).toMatchObject({
      [`usual-${first}`]: price,
      until: 'Choose a day from today on.',
    });
    expect([puts(), shownSetup().step]).toEqual([0, 'rooms']);
  });

  it('open the rooms from tonight until the day that was chosen, once', async () => {
    await Promise.all([saveFirstRates(ratesForm()), saveFirstRates(ratesForm())]);
    expect(puts()).toBe(1);
    const nights = await nightsOf(first);
    expect([nights[0]?.night, nights.at(-1)?.night]).toEqual(['2026-11-21', '2026-12-31']);
    const priceOn = (night: string) => nights.find((one) => one.night === night)?.price;
    // Friday and Saturday cost the weekend's price.
    expect(['2026-11-21', '2026-11-22', '2026-11-26', '2026-11-27'].map(priceOn)).toEqual([
      ...[2100, 1800, 1800, 2100],
    ]);
    expect(new Set((await nightsOf(second)).map(({ price }) => price))).toEqual(new Set([1500]));
    expect(new Set(nights.map(({ minimum_stay }) => minimum_stay))).toEqual(new Set([2]));
    expect(shownSetup()).toMatchObject({
      step: 'payments',
      setup: { done: ['property', 'rooms', 'rates'], rooms: [{ is_priced: true }, { is_priced: true }] },
    });
  });

  it('are for a year unless the host chooses another day', async () => {
    expect(usualEnd()).toBe('2027-11-21');
    await saveFirstRates(ratesForm({ until: usualEnd() }));
    expect((await nightsOf(second)).at(-1)?.night).toBe('2027-11-21');
  });

  it('may end today, and not later than the calendar goes', async () => {
    await saveFirstRates(ratesForm({ until: '2026-11-21' }));
    expect(await nightsOf(first)).toHaveLength(1);
    await saveFirstRates(ratesForm({ until: '2126-11-21' }));
    expect(problems()).toEqual({ form: 'Choose nights of the next 800 days.' });
    expect(await nightsOf(first)).toHaveLength(1);
  });

  it('keep the form without a network', async () => {
    desk.wire.lose();
    await saveFirstRates(ratesForm());
    expect($setupForm.get()).toEqual({ isBusy: false, problems: { form: NOT_SAVED } });
    expect(await nightsOf(first)).toEqual([]);
    desk.wire.connectAgain();
    await saveFirstRates(ratesForm());
    expect(shownSetup().step).toBe('payments');
  });
});

describe('a price that is far from the others', () => {
  const prices = (usual: string, weekend = '') => ({ usual, weekend });
  const both = (one: ReturnType<typeof prices>, other: ReturnType<typeof prices>) =>
    ratesForm({ prices: { [first]: one, [second]: other } });
  const asked = async () => {
    await eventually(() => expect($priceQuestion.get()).toBeDefined());
    const { price = 0, than = 0, fields = [], answer = () => {} } = $priceQuestion.get() ?? {};
    return { price, than, fields, answer };
  };
  beforeEach(dropPriceQuestion);

  it('is asked about before anything is sent, and can be changed', async () => {
    const saving = saveFirstRates(both(prices('4200', '4500'), prices('₹350', '4,200')));
    const { answer, ...question } = await asked();
    expect(question).toEqual({ price: 350, than: 4200, fields: [`usual-${second}`] });
    expect(desk.wire.sent).toEqual([]);
    answer(false);
    await saving;
    expect(problems()).toEqual({ [`usual-${second}`]: 'Change this price.' });
    expect([puts(), $priceQuestion.get(), shownSetup().step]).toEqual([0, undefined, 'rooms']);
    await saveFirstRates(both(prices('4200', '4500'), prices('3,500', '4,200')));
    expect([puts(), shownSetup().step]).toEqual([1, 'payments']);
  });

  it('is asked about one after the other, and not again once it is right', async () => {
    const form = both(prices('4201', '4500'), prices('୩୫୧', '45000'));
    const saving = saveFirstRates(form);
    const low = await asked();
    expect(low).toMatchObject({ price: 351, than: 4201 });
    low.answer(true);
    await eventually(() => expect($priceQuestion.get()?.price).toBe(45_000));
    (await asked()).answer(false);
    await saving;
    expect(problems()).toEqual({ [`weekend-${second}`]: 'Change this price.' });
    await saveFirstRates(both(prices('4201', '4500'), prices('351', '4500')));
    expect([puts(), shownSetup().step]).toEqual([1, 'payments']);
    expect((await nightsOf(second)).map(({ price }) => price)).toContain(351);
  });

  it('is first put right where it is no price', async () => {
    await saveFirstRates(both(prices('0', '1800.50'), prices('10000001', '350')));
    expect(problems()).toEqual({
      [`usual-${first}`]: 'Enter a price in whole rupees.',
      [`weekend-${first}`]: 'Enter a price in whole rupees.',
      [`usual-${second}`]: 'Enter a price of at most ₹10,00,000.',
    });
    expect($priceQuestion.get()).toBeUndefined();
  });
});

describe('the prices of a room that comes later', () => {
  it('leave those of the others, their shortest stay and their end as they are', async () => {
    await saveFirstRates(ratesForm());
    await addRoom(roomForm({ name: 'Room 3' }));
    const third = shownSetup().setup.rooms[2]?.id ?? 0;
    await saveFirstRates({ prices: { [third]: { usual: '1700', weekend: '' } } });
    expect(problems()).toEqual({});
    expect((await nightsOf(first)).at(-1)).toEqual({ night: '2026-12-31', price: 1800, minimum_stay: 2 });
    expect((await nightsOf(third)).at(-1)).toEqual({ night: '2026-12-31', price: 1700, minimum_stay: 2 });
    expect(shownSetup().setup.done).toContain('rates');
  });
});

describe('the terms of cancelling', () => {
  it.each([
    ['flexible', [{ hours_before: 48, percent: 100 }]],
    [
      'usual',
      [
        { hours_before: 168, percent: 100 },
        { hours_before: 72, percent: 50 },
      ],
    ],
    ['firm', [{ hours_before: 336, percent: 50 }]],
  ] as const)('%s are saved, and nothing else of the homestay changes', async (terms, cancellation) => {
    const { cancellation: _, version: __, ...before } = await property();
    await Promise.all([saveTerms(terms), saveTerms(terms)]);
    expect(puts()).toBe(1);
    const { cancellation: saved, version: ___, ...after } = await property();
    expect(saved).toEqual(cancellation);
    expect(after).toEqual(before);
    expect([shownSetup().step, location.search]).toEqual(['words', '?step=words']);
  });

  it('are never chosen for the host', async () => {
    await saveTerms(undefined);
    expect(problems()).toEqual({ form: 'Choose what guests get back.' });
    expect([puts(), shownSetup().step]).toEqual([0, 'rooms']);
  });

  it('can be left as they are', async () => {
    const before = await property();
    await saveTerms('as-set');
    expect(await property()).toEqual(before);
    expect([puts(), shownSetup().step]).toEqual([0, 'words']);
  });

  it('that could not be saved leave the step open', async () => {
    desk.wire.lose();
    await saveTerms('firm');
    expect(problems()).toEqual({ form: NOT_SAVED });
    expect(shownSetup().step).toBe('rooms');
  });

  it('that another host changes meanwhile are not overwritten unseen', async () => {
    const id = shownSetup().setup.property?.id;
    const { id: _, photos, ...fields } = await property();
    desk.wire.intercept = async ({ method }, answer) => {
      if (method === 'PUT') {
        const json = { ...fields, max_stay: 7 };
        await api.ask(`/host/properties/${id}`, { method: 'PUT', headers: desk.headers, json });
      }
      return answer();
    };
    await saveTerms('firm');
    expect(problems()).toEqual({
      form: 'Somebody else has saved changes since you opened this. Load it again, then change it.',
    });
    expect(await property()).toMatchObject({ max_stay: 7, cancellation: fields.cancellation });
  });
});
