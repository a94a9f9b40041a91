import '../../support/browser.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '#client/connection.ts';
import { storage } from '#stores/browser/storage.ts';
import {
  $checkIn,
  addTraveller,
  openCheckIn,
  removeTraveller,
  sendCheckIn,
  typeTraveller,
  typeWishes,
} from '#stores/register/check-in.ts';
import { eventually } from '../../support/eventually.ts';
import { fakeApi, json, type Sent } from '../../support/transport.ts';
import { GERMAN, travellerView } from '../../support/traveller-views.ts';

const BOOKING = { id: 12, guest_name: 'Asha Mishra', adults: 2, children: 0 };
const SAVED = { arrival_time: null, note: null };
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

/** The API with a list of travellers; `put` answers what is sent. */
const api = (travellers: unknown[] = [], put?: (sent: Sent) => Response | Promise<Response>) =>
  fakeApi((one) => (one.method === 'PUT' && put ? put(one) : json({ travellers, ...SAVED })));

const form = () => {
  const shown = $checkIn.get();
  if (shown.state !== 'ready') throw new Error(shown.state);
  return shown;
};
const names = () => form().travellers.map(({ name }) => name);
const fill = (place: number, changes: Parameters<typeof typeTraveller>[2]) =>
  typeTraveller(12, place, changes);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z') });
  delete storage['check-in'];
  $checkIn.set({ state: 'loading' });
});
afterEach(() => {
  connect();
  vi.useRealTimers();
});

describe('online check-in', () => {
  it('has a row for everyone of the party, the booker first', async () => {
    api();
    await openCheckIn({ ...BOOKING, children: 1 });
    expect(names()).toEqual(['Asha Mishra', '', '']);
    expect(form()).toMatchObject({
      step: 'typing',
      travellers: [{ nationality: 'IN', id_kind: 'aadhaar' }, {}, {}],
    });
  });

  it('sends what was typed and leaves untouched rows out', async () => {
    const sent = api([], () => json({ travellers: [travellerView(1, 'Asha Mishra')], ...SAVED }));
    await openCheckIn(BOOKING);
    fill(0, { sex: 'female', birth_date: '1990-05-01', id_last4: '1234' });
    typeWishes(12, { arrival_time: '14:30', note: ' late train ' });
    await sendCheckIn(12);
    expect(sent.at(-1)?.body).toEqual({
      travellers: [
        {
          name: 'Asha Mishra',
          sex: 'female',
          birth_date: '1990-05-01',
          nationality: 'IN',
          id_kind: 'aadhaar',
          id_last4: '1234',
          foreign: null,
        },
      ],
      arrival_time: '14:30',
      note: 'late train',
    });
    expect(form()).toMatchObject({ step: 'sent', travellers: [{ id: 1 }, { name: '' }] });
    expect(storage['check-in']).toBeUndefined();
  });

  it('shows what is wrong at its row', async () => {
    const fields = { 'travellers.1.birth_date': 'This day is yet to come.' };
    api([], () => json({ error: 'Please check.', code: 'bad_request', fields }, 400));
    await openCheckIn({ ...BOOKING, adults: 3 });
    fill(0, { birth_date: '1990-05-01' });
    fill(2, { name: 'Ravi', birth_date: '2030-01-01' });
    await sendCheckIn(12);
    expect(form()).toMatchObject({
      step: 'typing',
      problems: { 'travellers.2.birth_date': 'This day is yet to come.' },
      message: 'Please look at the fields that are marked.',
    });
    fill(2, { birth_date: '1992-01-01' });
    expect(form().problems).toEqual({});
  });

  it('keeps what was typed over a reload, but no number of a passport', async () => {
    api();
    await openCheckIn(BOOKING);
    fill(0, { nationality: 'DE', birth_date: '1990-05-01' });
    fill(0, { foreign: { ...form().travellers[0]?.foreign, ...GERMAN, phone_in_india: '' } });
    expect(form().travellers[0]?.id_kind).toBe('passport');
    expect(storage['check-in']).toContain('Kolkata');
    expect(storage['check-in']).not.toContain(GERMAN.passport_number);
    expect(storage['check-in']).not.toContain(GERMAN.visa_number);
    $checkIn.set({ state: 'loading' });
    await openCheckIn(BOOKING);
    expect(form().travellers[0]).toMatchObject({
      birth_date: '1990-05-01',
      foreign: { arrived_from: 'Kolkata', passport_number: '', visa_number: '' },
    });
  });

  it('has the masked numbers again after a reload, if the host has them', async () => {
    const masked = { ...GERMAN, passport_number: '•••••T47', visa_number: '•••••567' };
    api([travellerView(7, 'Jana Vogel', { nationality: 'DE', id_kind: 'passport', foreign: masked })]);
    await openCheckIn(BOOKING);
    expect(form().step).toBe('sent');
    typeWishes(12, { note: 'by train' });
    $checkIn.set({ state: 'loading' });
    await openCheckIn(BOOKING);
    expect(form()).toMatchObject({ step: 'typing', note: 'by train' });
    expect(form().travellers[0]?.foreign.passport_number).toBe('•••••T47');
  });

  it('forgets after a day what was not sent', async () => {
    api();
    await openCheckIn(BOOKING);
    fill(0, { birth_date: '1990-05-01' });
    vi.setSystemTime('2026-11-22T06:00:01Z');
    await openCheckIn(BOOKING);
    expect(form().travellers[0]?.birth_date).toBe('');
    expect(storage['check-in']).toBeUndefined();
  });

  it('waits without a network, and sends when it is back', async () => {
    let isOnline = false;
    const answer = () => json({ travellers: [travellerView(1, 'Asha Mishra')], ...SAVED });
    const sent = api([], () => (isOnline ? answer() : offline()));
    await openCheckIn(BOOKING);
    fill(0, { birth_date: '1990-05-01' });
    await sendCheckIn(12);
    expect(form().step).toBe('waiting');
    isOnline = true;
    dispatchEvent(new Event('online'));
    await eventually(() => expect(form().step).toBe('sent'));
    const puts = () => sent.filter(({ method }) => method === 'PUT').length;
    expect(puts()).toBe(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(puts()).toBe(2);
  });

  it('is sent after a reload that came before the network', async () => {
    api([], offline);
    await openCheckIn(BOOKING);
    fill(0, { birth_date: '1990-05-01' });
    await sendCheckIn(12);
    fakeApi(offline);
    $checkIn.set({ state: 'loading' });
    await openCheckIn(BOOKING);
    expect(form()).toMatchObject({ step: 'waiting', travellers: [{ birth_date: '1990-05-01' }, {}] });
    api([], () => json({ travellers: [travellerView(1, 'Asha Mishra')], ...SAVED }));
    await vi.advanceTimersByTimeAsync(15_000);
    await eventually(() => expect(form().step).toBe('sent'));
  });

  it('asks for a passport number again that this phone could not keep', async () => {
    api([], offline);
    await openCheckIn(BOOKING);
    fill(0, { nationality: 'DE', birth_date: '1990-05-01' });
    fill(0, { foreign: { ...form().travellers[0]?.foreign, ...GERMAN, phone_in_india: '' } });
    await sendCheckIn(12);
    $checkIn.set({ state: 'loading' });
    const sent = api();
    await openCheckIn(BOOKING);
    expect(form().message).toBe(
      'Please type the numbers of passport and visa again: they are not kept on this phone.',
    );
    expect(sent.map(({ method }) => method)).toEqual(['GET']);
  });

  it('takes over a traveller of an earlier stay', async () => {
    const known = [{ id: 3, name: 'Ravi Mishra' }];
    const sent = fakeApi((one) =>
      json({ travellers: one.method === 'PUT' ? [travellerView(4, 'Ravi Mishra')] : [], ...SAVED, known }),
    );
    await openCheckIn(BOOKING);
    removeTraveller(12, 0);
    addTraveller(12);
    fill(0, { known: known[0], name: 'Ravi Mishra' });
    await sendCheckIn(12);
    expect(sent.at(-1)?.body).toMatchObject({ travellers: [{ known_id: 3 }] });
    expect(form().travellers[0]).toMatchObject({ id: 4, name: 'Ravi Mishra' });
  });

  it('takes the country and the journey of a family from the first of them', async () => {
    api();
    await openCheckIn({ ...BOOKING, adults: 3 });
    fill(1, { name: 'Ravi', birth_date: '1988-02-29' });
    fill(0, { nationality: 'DE' });
    const journey = {
      ...form().travellers[0]?.foreign,
      passport_number: 'C01X00T47',
      arrived_from: 'Kolkata',
    };
    fill(0, { foreign: journey as never });
    expect(form().travellers.map(({ nationality }) => nationality)).toEqual(['DE', 'IN', 'DE']);
    expect(form().travellers[2]?.foreign).toMatchObject({ passport_number: '', arrived_from: 'Kolkata' });
    fill(1, { nationality: 'DE' });
    expect(form().travellers[1]?.foreign.arrived_from).toBe('Kolkata');
    fill(1, { foreign: { ...form().travellers[1]?.foreign, arrived_from: 'Delhi' } as never });
    fill(0, { foreign: { ...journey, arrived_from: 'Chennai' } as never });
    expect(form().travellers.map(({ foreign }) => foreign.arrived_from)).toEqual([
      'Chennai',
      'Delhi',
      'Chennai',
    ]);
  });

  it('can be tried again if nothing can be loaded', async () => {
    fakeApi(() => json({ error: 'Something went wrong.', code: 'internal' }, 500));
    await openCheckIn(BOOKING);
    expect($checkIn.get()).toEqual({ state: 'failed', message: 'Something went wrong.' });
  });
});
