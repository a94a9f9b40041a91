import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noteAlerts, sendAlerts } from '#server/host/jobs.ts';
import { dropExpired } from '#server/housekeeping/drop-expired.ts';
import { markDue } from '#server/register/jobs.ts';
import { mailsTo } from '../../../support/accounts.ts';
import { serverTest } from '../../../support/open-app.ts';
import { pushService, withPushService } from '../../../support/push-app.ts';
import { pushBrowser } from '../../../support/push-service.ts';
import { registerDesk } from '../../../support/register-desk.ts';
import { ASHA, HANS, PASSPORT } from '../../../support/travellers.ts';

const OWNER = 'owner-1@homestay.example';
const OCI = {
  ...HANS,
  name: 'Priya Rao',
  foreign: { ...PASSPORT, visa_type: 'OCI', visa_number: 'A1234567', visa_issued: null, visa_expires: null },
};
const PARTY = [
  HANS,
  { ...HANS, name: 'Anna Müller' },
  { ...HANS, name: 'Jean Petit', nationality: 'FR' },
  OCI,
];
/** 13:30 in India. */
const ARRIVAL = '2026-12-18T08:00:00Z';

serverTest('the register of guests', { anew: true, app: withPushService }, (api) => {
  const desk = registerDesk(api);
  beforeEach(() => api.clock.set('2026-12-17T06:00:00Z'));
  afterEach(() => pushService.close());

  const round = async () => {
    await markDue(api.deps);
    await noteAlerts(api.deps);
    await sendAlerts(api.deps);
  };
  const wantMail = (kind: string) =>
    desk.call('alerts', { method: 'PUT', json: { settings: [{ kind, push: true, mail: true }] } });
  const subjects = async () => (await mailsTo(api, OWNER)).map(({ subject }) => subject);
  const checkedIn = async (travellers: object[] = PARTY, json = {}) => {
    const id = await desk.book({ adults: 4, room_ids: [1, 2], check_out: '2026-12-20' });
    await desk.save(id, travellers as Record<string, unknown>[]);
    api.clock.set(ARRIVAL);
    await desk.act(id, 'check-in', json);
    return id;
  };

  describe('foreigners', () => {
    it('are reported when they come and when they leave: three and an OCI make eight clocks', async () => {
      const id = await checkedIn();
      const { form_iii } = await desk.register('2026-12-18');
      expect(form_iii).toHaveLength(4);
      expect(form_iii).toContainEqual({
        id: expect.any(Number),
        traveller_id: expect.any(Number),
        reservation_id: id,
        name: 'Priya Rao',
        event: 'arrival',
        due_at: '2026-12-19T08:00:00.000Z',
        done_at: null,
        done_by: null,
      });
      api.clock.set('2026-12-20T04:30:00Z');
      await desk.act(id, 'check-out');
      const all = (await desk.register('2026-12-20')).form_iii;
      expect(all.map(({ event }: { event: string }) => event).toSorted()).toEqual([
        ...Array(4).fill('arrival'),
        ...Array(4).fill('departure'),
      ]);
      expect(all[7].due_at).toBe('2026-12-21T04:30:00.000Z');
      for (const form of all)
        expect((await desk.done(form.id)).form.done_by).toMatchObject({ name: 'Sabita Das' });
      expect((await desk.register('2026-12-22')).form_iii).toEqual([]);
      expect((await desk.register('2026-12-20')).form_iii).toHaveLength(4);
    });

    it('are reported if they are entered later, or turn out to be foreigners', async () => {
      const id = await checkedIn([ASHA]);
      expect((await desk.register('2026-12-18')).form_iii).toEqual([]);
      api.clock.set('2026-12-18T12:00:00Z');
      const { travellers } = await desk.save(id, [HANS, ASHA]);
      const { form_iii } = await desk.register('2026-12-18');
      expect(form_iii).toMatchObject([{ name: 'Hans Müller', due_at: '2026-12-19T08:00:00.000Z' }]);
      await desk.save(id, [{ id: travellers[0].id, nationality: 'IN' }]);
      expect((await desk.register('2026-12-18')).form_iii).toEqual([]);
    });

    it('keep what was done when the check-in is undone, and lose the rest', async () => {
      const id = await checkedIn([HANS, OCI], { id_seen: true });
      const [first] = (await desk.register('2026-12-18')).form_iii;
      const done = await desk.done(first.id);
      api.clock.advance(60_000);
      expect((await desk.done(first.id)).form).toEqual(done.form);
      await desk.act(id, 'undo', { act: 'check-in' });
      expect((await desk.register('2026-12-18')).form_iii).toMatchObject([
        { id: first.id, done_at: ARRIVAL.replace('Z', '.000Z') },
      ]);
      expect((await desk.travellers(id)).travellers).toMatchObject([{ id_seen: false }, { id_seen: false }]);
      await desk.act(id, 'check-in');
      const again = (await desk.register('2026-12-18')).form_iii;
      expect(again.map(({ done_at }: { done_at: string | null }) => done_at !== null)).toEqual([true, false]);
      const actions = (await desk.audit()).map(({ action }) => action);
      expect(actions.filter((action) => action === 'report foreigner')).toHaveLength(1);
    });

    it('are opened whole, in the order of the form', async () => {
      await checkedIn([HANS]);
      const [{ id }] = (await desk.register('2026-12-18')).form_iii;
      const { form, traveller } = await desk.call(`register/form-iii/${id}`);
      expect(form).toMatchObject({ id, event: 'arrival' });
      expect(traveller).toMatchObject({ ...HANS, rooms: ['Room 1', 'Room 2'], left_at: null });
      expect(Object.keys(traveller.foreign)).toEqual(Object.keys(PASSPORT));
    });
  });

  it('alerts of a report six hours before it is due, once, unless it was made', async () => {
    await wantMail('form_iii');
    const browser = pushBrowser();
    const json = { endpoint: `${pushService.url}/phone`, keys: browser.keys };
    await desk.call('push-subscriptions', { method: 'POST', json });
    const id = await checkedIn([HANS, OCI]);
    const [, second] = (await desk.register('2026-12-18')).form_iii;
    await desk.done(second.id);
    api.clock.set('2026-12-19T01:59:00Z');
    await round();
    expect(await subjects()).toEqual([]);
    api.clock.set('2026-12-19T02:00:00Z');
    await round();
    await round();
    expect(await subjects()).toEqual([`Form III is due soon: SH${id}`]);
    const sent = pushService.received.map(({ body }) => browser.read(body));
    expect(sent).toEqual([
      {
        title: 'Form III is due soon',
        body: `SH${id} · arrival · due Sat, 19 Dec, 1:30 pm`,
        url: '/host/register',
        tag: expect.stringMatching(/^form_iii-\d+$/),
      },
    ]);
  });

  it('alerts late after the server slept, but not a day after it was due', async () => {
    await wantMail('form_iii');
    const id = await checkedIn([HANS]);
    api.clock.set('2026-12-20T07:59:00Z');
    await round();
    expect(await subjects()).toEqual([`Form III is due soon: SH${id}`]);
    await desk.act(id, 'check-out');
    api.clock.set('2026-12-22T08:00:00Z');
    await round();
    expect(await subjects()).toHaveLength(1);
  });

  it('alerts of the occupancy report at nine, once a day, if somebody was there', async () => {
    await wantMail('occupancy_report');
    await checkedIn([ASHA]);
    const at = async (instant: string) => {
      api.clock.set(instant);
      await round();
      return (await subjects()).length;
    };
    expect(await at('2026-12-19T03:29:00Z')).toBe(0);
    expect(await at('2026-12-19T03:30:00Z')).toBe(1);
    expect(await at('2026-12-19T05:00:00Z')).toBe(1);
    // Both nights of the stay are told of, the second one late.
    expect(await at('2026-12-20T09:00:00Z')).toBe(2);
    expect(await at('2026-12-21T04:00:00Z')).toBe(2);
    expect(await subjects()).toContain('The occupancy report is due at 10:00: Homestay 1');
  });

  it('says at the arrivals whether IDs are missing, and who is in the house without', async () => {
    const id = await desk.book({ adults: 2 });
    api.clock.set(ARRIVAL);
    const ids = async (list: string) => (await desk.call('today'))[list][0]?.ids;
    expect(await ids('arrivals')).toBe('missing');
    await desk.save(id, [ASHA]);
    expect(await ids('arrivals')).toBe('missing');
    await desk.save(id, [ASHA, HANS]);
    expect(await ids('arrivals')).toBe('ready');
    expect((await desk.call(`reservations/${id}`)).booking.ids).toBe('ready');
    await desk.act(id, 'check-in');
    expect(await ids('in_house')).toBe('ready');
    expect((await desk.register('2026-12-18')).without_id).toEqual([id]);
    await desk.act(id, 'undo', { act: 'check-in' });
    await desk.act(id, 'check-in', { id_seen: true });
    expect((await desk.register('2026-12-18')).without_id).toEqual([]);
    // It holds for those who are entered later, too.
    await desk.save(id, [ASHA, HANS, OCI]);
    expect((await desk.travellers(id)).travellers[2]).toMatchObject({ id_seen: true });
  });

  it('is erased on day 366, or after the years of the homestay, or if the guests never came', async () => {
    const id = await checkedIn([HANS]);
    const other = await desk.book({ room_ids: [3] });
    await desk.save(other, [HANS]);
    const left = async (day: string) => {
      api.clock.set(`${day}T06:00:00Z`);
      await dropExpired(api.deps.db, api.clock());
      const rows = await api.deps.db.selectFrom('traveller').select('reservation_id').orderBy('id').execute();
      return rows.map(({ reservation_id }) => reservation_id);
    };
    expect(await left('2026-12-20')).toEqual([id, other]);
    expect(await left('2026-12-21')).toEqual([id]);
    await api.deps.db.updateTable('property').set({ register_years: 2 }).where('id', '=', 1).execute();
    expect(await left('2027-12-21')).toEqual([id]);
    await api.deps.db.updateTable('property').set({ register_years: 1 }).where('id', '=', 1).execute();
    expect(await left('2027-12-20')).toEqual([id]);
    expect(await left('2027-12-21')).toEqual([]);
    expect(await api.deps.db.selectFrom('form_iii').selectAll().execute()).toEqual([]);
    expect((await desk.register('2026-12-18')).travellers).toEqual([]);
    expect((await desk.travellers(id)).travellers).toEqual([]);
  });
});
