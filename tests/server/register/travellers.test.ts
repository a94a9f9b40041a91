import { beforeEach, describe, expect, it } from 'vitest';
import { registerSealer } from '#server/platform/keys/register-keys.ts';
import { sealAllAgain } from '#server/register/traveller-queries.ts';
import { testApp } from '../../support/app.ts';
import { guestHeaders } from '../../support/host.ts';
import { serverTest, withoutLimits } from '../../support/open-app.ts';
import { heldBooking, paidBooking } from '../../support/paid-booking.ts';
import { whereFound } from '../../support/personal-data.ts';
import { registerDesk } from '../../support/register-desk.ts';
import { OTHER_REGISTER_KEY, TEST_REGISTER_KEYS } from '../../support/register-keys.ts';
import { ASHA, HANS, PASSPORT } from '../../support/travellers.ts';

const MASKED = { ...PASSPORT, passport_number: '•••••T47', visa_number: '•••••12C' };
const { foreign: _, ...ASHA_SENT } = ASHA;

serverTest('travellers of a booking', { anew: true, app: withoutLimits }, (api) => {
  const desk = registerDesk(api);
  const staff = registerDesk(api, { role: 'staff', propertyIds: [1] });
  let id: number;
  let headers: Record<string, string>;
  beforeEach(async () => {
    api.clock.set('2026-12-16T06:00:00Z');
    ({ id, headers } = await paidBooking(api));
  });

  const ask = async (method: 'GET' | 'PUT', json?: unknown, as: Record<string, string> = headers) => {
    const answer = await api.ask(`/public/reservation/${id}/travellers`, { method, json, headers: as });
    return { status: answer.status, ...(await answer.json()) };
  };
  const save = (travellers: object[], more: object = {}) => ask('PUT', { travellers, ...more });

  describe('told by the guest', () => {
    it('are kept sealed, and read back without the numbers', async () => {
      const saved = await save([ASHA_SENT, HANS], { arrival_time: '14:30', note: 'Late lunch, please' });
      expect(saved).toMatchObject({ status: 200, arrival_time: '14:30', note: 'Late lunch, please' });
      expect(saved.travellers).toEqual([
        { ...ASHA_SENT, id: expect.any(Number), id_seen: false },
        { ...HANS, id: expect.any(Number), id_seen: false, foreign: MASKED },
      ]);
      expect(await ask('GET')).toEqual(saved);
      expect(await whereFound(api.deps.db, ['C01X00T47', '9011AB12C', 'Hans Müller', 'Köln'])).toEqual([]);
    });

    it('stay where a masked number comes back or is left out, and only then', async () => {
      const { travellers } = await save([ASHA_SENT, HANS]);
      const [asha, hans] = travellers;
      expect((await save(travellers)).travellers).toEqual(travellers);
      expect((await save([{ id: hans.id, name: 'Hans-Peter' }])).travellers).toEqual([
        { ...hans, name: 'Hans-Peter' },
      ]);
      const wrong = { ...hans, foreign: { ...MASKED, passport_number: '•••••999' } };
      expect(await save([wrong, asha])).toMatchObject({
        status: 400,
        fields: { 'travellers.0.foreign.passport_number': 'Please type the whole number again.' },
      });
      expect((await ask('GET')).travellers).toMatchObject([{ name: 'Hans-Peter' }]);
      const [whole] = (await desk.travellers(id)).travellers;
      expect(whole.foreign.passport_number).toBe('C01X00T47');
    });

    it.each([
      [{ ...ASHA_SENT, birth_date: '2026-12-17' }, 'birth_date', 'This day is yet to come.'],
      [{ ...ASHA_SENT, birth_date: 'x' }, 'birth_date', 'This must be a date as YYYY-MM-DD.'],
      [{ ...ASHA_SENT, nationality: 'ZZ' }, 'nationality', 'Please choose a country.'],
      [{ ...ASHA_SENT, sex: 'x' }, 'sex', 'This is not right.'],
      [{ ...ASHA_SENT, id_kind: 'library' }, 'id_kind', 'This is not right.'],
      [
        { ...ASHA_SENT, id_last4: '123412341234' },
        'id_last4',
        'Only the last four letters or digits of the ID.',
      ],
      [
        { ...HANS, foreign: { ...PASSPORT, passport_expires: '2026-12-17' } },
        'foreign.passport_expires',
        'It ends before check-in.',
      ],
      [
        { ...HANS, foreign: { ...PASSPORT, visa_expires: '2026-12-17' } },
        'foreign.visa_expires',
        'It ends before check-in.',
      ],
      [{ ...HANS, foreign: undefined }, 'foreign.passport_number', 'This is required.'],
    ])('are refused at the wrong field: %o', async (traveller, field, sentence) => {
      const answer = await save([ASHA_SENT, traveller], { note: 'not kept' });
      expect(answer).toMatchObject({ status: 400, fields: { [`travellers.1.${field}`]: sentence } });
      expect(await ask('GET')).toMatchObject({ travellers: [], note: null });
    });

    it('may be twelve, of any script, with children who have no ID', async () => {
      const names = ['ଆଶା ମିଶ୍ର', 'आशा मिश्र', 'فاطمة الزهراء', '小林 花子', "O'Neil-Ødegård", 'Ἀλέξανδρος'];
      const party = [...names, ...names].map((name, place) =>
        place < 6
          ? { ...ASHA_SENT, name }
          : { ...ASHA_SENT, name, birth_date: '2018-02-28', id_kind: null, id_last4: null },
      );
      const { travellers } = await save(party);
      expect(travellers.map(({ name }: { name: string }) => name)).toEqual([...names, ...names]);
      expect(travellers[11]).toMatchObject({ id_kind: null, id_last4: null });
    });

    it('are of a booking that was paid, and not cancelled or over', async () => {
      const held = await heldBooking(api, { rooms: [{ id: 2 }] });
      const path = `/public/reservation/${held.id}/travellers`;
      const early = { method: 'PUT', json: { travellers: [ASHA_SENT] }, headers: held.headers };
      expect((await api.ask(path, early)).status).toBe(409);
      api.clock.set('2026-12-18T08:00:00Z');
      await desk.act(id, 'check-in');
      expect((await save([ASHA_SENT])).status).toBe(200);
      await desk.act(id, 'check-out');
      expect(await save([])).toMatchObject({ status: 409, code: 'wrong_state' });
      // The host may still put it right.
      expect((await desk.save(id, [ASHA_SENT, HANS])).status).toBe(200);
      expect(await ask('PUT', { travellers: [] }, {})).toMatchObject({ status: 404 });
    });
  });

  it('are those of the last who saves, with the same ids and what was seen', async () => {
    const [first] = (await save([ASHA_SENT])).travellers;
    const seen = await desk.save(id, [{ id: first.id, id_seen: true }, HANS]);
    expect(seen.travellers).toMatchObject([{ id: first.id, id_seen: true }, { id_seen: false }]);
    // The guest has not read the second one, and does not say what was seen.
    const again = await save([{ ...ASHA_SENT, name: 'Asha M.', id_seen: false }]);
    expect(again.travellers).toMatchObject([{ id: first.id, name: 'Asha M.', id_seen: true }]);
    expect(again.travellers).toHaveLength(1);
    const both = await Promise.all([desk.save(id, [HANS]), save([ASHA_SENT])]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await ask('GET')).travellers).toMatchObject([{ id: first.id }]);
  });

  it('of earlier stays are offered to the desk by email or phone, and copied whole', async () => {
    await save([ASHA_SENT, HANS]);
    const guest = { name: 'Asha Mishra', phone: '', email: 'asha@example.in' };
    const next = await desk.book({ guest, check_in: '2026-12-22', check_out: '2026-12-23' });
    const { known } = await staff.travellers(next);
    expect(known).toMatchObject([{ name: 'Asha Mishra' }, { name: 'Hans Müller' }]);
    expect(Object.keys(known[0])).toEqual(['id', 'name']);
    const copied = await desk.save(next, [{ known_id: known[1].id }, { known_id: 999_999 }]);
    expect(copied).toMatchObject({
      status: 400,
      fields: { 'travellers.1.known_id': expect.stringContaining('not known') },
    });
    const saved = await desk.save(next, [{ known_id: known[1].id }]);
    expect(saved.travellers).toMatchObject([{ ...HANS, foreign: PASSPORT }]);
    // The rules are checked again, for this stay.
    const late = await desk.book({ guest, room_ids: [2], check_in: '2027-01-02', check_out: '2027-01-03' });
    api.clock.set('2027-01-02T06:00:00Z');
    const [newest] = (await desk.travellers(late)).known;
    const expired = { known_id: newest.id, foreign: { visa_expires: '2026-12-31' } };
    expect(await desk.save(late, [expired])).toMatchObject({
      fields: { 'travellers.0.foreign.visa_expires': 'It ends before check-in.' },
    });
  });

  it('of earlier bookings are offered to the guest of the same account alone', async () => {
    await save([HANS]);
    const account = await guestHeaders(api, 'asha@example.in');
    await api.deps.db.updateTable('app_user').set({ email_verified_at: api.clock() }).execute();
    const later = await paidBooking(api, { check_in: '2026-12-22', check_out: '2026-12-23' });
    id = later.id;
    expect((await ask('GET', undefined, later.headers)).known).toEqual([]);
    const { known } = await ask('GET', undefined, account);
    expect(known).toEqual([{ id: expect.any(Number), name: 'Hans Müller' }]);
    const json = { travellers: [{ known_id: known[0].id }] };
    expect((await ask('PUT', json, later.headers)).status).toBe(400);
    expect((await ask('PUT', json, account)).travellers).toMatchObject([{ foreign: MASKED }]);
  });

  it('may be written by staff, who read the names alone', async () => {
    const saved = await staff.save(id, [ASHA_SENT, HANS]);
    const named = { id: expect.any(Number), id_seen: false };
    expect(saved.travellers).toEqual([
      { ...named, name: 'Asha Mishra' },
      { ...named, name: 'Hans Müller' },
    ]);
    const { travellers } = await staff.travellers(id);
    expect((await staff.save(id, travellers)).status).toBe(200);
    expect((await desk.travellers(id)).travellers[1]).toMatchObject({ foreign: PASSPORT });
  });

  it('can be saved sixty times in a quarter of an hour', async () => {
    const limited = testApp(api.deps, { clock: api.clock });
    const json = { travellers: [] };
    const send = async () =>
      (await limited.ask(`/public/reservation/${id}/travellers`, { method: 'PUT', json, headers })).status;
    for (let time = 0; time < 60; time += 1) expect(await send()).toBe(200);
    expect(await send()).toBe(429);
  });

  describe('with another key', () => {
    const withKeys = (keys: string) =>
      registerDesk(testApp(api.deps, { clock: api.clock, sealer: registerSealer(keys) }));

    it('are read by the old one behind it, and sealed again with the new one', async () => {
      await save([ASHA_SENT, HANS]);
      const both = `${OTHER_REGISTER_KEY},${TEST_REGISTER_KEYS}`;
      expect((await withKeys(both).travellers(id)).travellers).toMatchObject([ASHA_SENT, HANS]);
      expect((await withKeys(OTHER_REGISTER_KEY).travellers(id)).travellers).toMatchObject([
        { name: 'Unreadable (its key is missing)' },
        { name: 'Unreadable (its key is missing)' },
      ]);
      await sealAllAgain(api.deps.db, registerSealer(both));
      expect((await withKeys(OTHER_REGISTER_KEY).travellers(id)).travellers).toMatchObject([ASHA_SENT, HANS]);
      expect((await ask('GET')).travellers).toEqual([]);
    });

    it('do not hide the rest of the register', async () => {
      await save([HANS]);
      api.clock.set('2026-12-18T08:00:00Z');
      await desk.act(id, 'check-in');
      const other = withKeys(OTHER_REGISTER_KEY);
      const { form_iii, without_id, travellers } = await other.register('2026-12-18');
      expect([form_iii.length, without_id, travellers.length]).toEqual([1, [id], 1]);
      expect((await other.occupancy('?date=2026-12-18')).text).toContain('Unreadable');
      expect((await other.call(`register/form-iii/${form_iii[0].id}`)).error).toContain('key');
    });
  });
});
