import '../../../support/browser.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '#client/connection.ts';
import type { HostBooking } from '#contract/host/booking-line.ts';
import type { FormIII } from '#contract/host/form-iii.ts';
import { takeToasts } from '#stores/browser/toasts.ts';
import { doneSentence, dueSentence } from '#stores/host/register/due.ts';
import {
  $report,
  formInAddress,
  loadReport,
  markDone,
  portalFields,
} from '#stores/host/register/form-iii.ts';
import {
  $days,
  $register,
  inOrder,
  loadRegister,
  registerFile,
  showDays,
} from '#stores/host/register/register.ts';
import {
  $form,
  $travellers,
  loadTravellers,
  openForm,
  saveTravellers,
  setRows,
} from '#stores/host/register/travellers.ts';
import { LOADING } from '#stores/pattern/loader.ts';
import { fakeApi, json } from '../../../support/transport.ts';
import { GERMAN, travellerView } from '../../../support/traveller-views.ts';

const FORM: FormIII = {
  id: 5,
  traveller_id: 7,
  reservation_id: 12,
  name: 'Jana Vogel',
  event: 'arrival',
  due_at: '2026-11-22T06:00:00.000Z',
  done_at: null,
  done_by: null,
};
const REGISTER = { travellers: [], form_iii: [FORM], without_id: [12] };
const BOOKING = { id: 12, adults: 2, children: 0, guest_name: 'Asha Mishra' } as HostBooking;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T06:30:00Z'), toFake: ['Date'] });
  $days.set(undefined);
  $register.set(LOADING);
  $form.set(undefined);
  takeToasts();
});
afterEach(() => {
  connect();
  vi.useRealTimers();
});

describe('the register', () => {
  it('shows this month first, and other days once both are dates', async () => {
    const sent = fakeApi(() => json(REGISTER));
    await loadRegister();
    await showDays({ from: '' });
    await showDays({ from: '2026-10-01' });
    expect(sent.map(({ query }) => [query.get('from'), query.get('to')])).toEqual([
      ['2026-11-01', '2026-11-21'],
      ['2026-10-01', '2026-11-21'],
    ]);
    expect($register.get()).toEqual({ state: 'ready', register: REGISTER });
  });

  it('is downloaded for an inspector under a name that says the days', async () => {
    fakeApi(() => new Response('arrived,left'));
    expect((await registerFile('csv'))?.name).toBe('register_2026-11-01_2026-11-21.csv');
    fakeApi(() => json({ error: 'Please confirm that it is you.', code: 'owner_only' }, 403));
    expect(await registerFile('csv')).toBeUndefined();
    expect(takeToasts().map(({ text }) => text)).toEqual(['Please confirm that it is you.']);
  });

  it('says what is left of the time of a report', () => {
    const at = (due_at: string) => dueSentence({ due_at });
    expect(at('2026-11-22T06:00:00Z')).toBe('due in 23 h');
    expect(at('2026-11-21T07:00:00Z')).toBe('due in 30 min');
    expect(at('2026-11-21T06:00:00Z')).toBe('late');
    expect(at('2026-11-21T03:00:00Z')).toBe('late by 3 h');
  });

  it('lists what is not done first, by its time', () => {
    const done = { ...FORM, id: 1, done_at: '2026-11-20T06:00:00Z' };
    const later = { ...FORM, id: 2, due_at: '2026-11-23T06:00:00Z' };
    expect(inOrder([done, later, FORM]).map(({ id }) => id)).toEqual([5, 2, 1]);
  });
});

describe('a report about a foreigner', () => {
  const traveller = {
    ...travellerView(7, 'Jana Vogel', { nationality: 'DE', id_kind: 'passport', foreign: GERMAN }),
    reservation_id: 12,
    rooms: ['Room 1'],
    arrived_at: '2026-11-21T06:00:00Z',
    left_at: null,
  };

  it('is named by the address', () => {
    history.replaceState(null, '', '/host/register?form=5');
    expect(formInAddress()).toBe(5);
    history.replaceState(null, '', '/host/register?form=x');
    expect(formInAddress()).toBeUndefined();
  });

  it('has the fields of the portal in its order, with days as it writes them', () => {
    const fields = portalFields({ form: FORM, traveller });
    expect(fields.slice(0, 6)).toEqual([
      { label: 'Name', value: 'Jana Vogel' },
      { label: 'Sex', value: 'Female' },
      { label: 'Date of birth', value: '01/05/1990' },
      { label: 'Nationality', value: 'Germany' },
      { label: 'Passport number', value: 'C01X00T47' },
      { label: 'Place of issue', value: 'Berlin' },
    ]);
    expect(fields.map(({ label }) => label)).not.toContain('Phone in India');
    expect(fields.at(-2)).toEqual({ label: 'Arrived at the house', value: '21/11/2026' });
  });

  it('is done once, and says by whom', async () => {
    const done = { ...FORM, done_at: '2026-11-21T06:31:00Z', done_by: { id: 1, name: 'Sabita Das' } };
    const sent = fakeApi(() => json({ form: done, traveller }));
    await loadReport(5);
    expect(await markDone(5)).toBe(true);
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /host/register/form-iii/5',
      'POST /host/register/form-iii/5/done',
      'GET /host/register/form-iii/5',
    ]);
    const shown = $report.get();
    expect(shown.state === 'ready' && doneSentence(shown.form)).toMatch(/^Done by Sabita Das, /);
    expect(doneSentence(FORM)).toBeUndefined();
  });
});

describe('the travellers of a booking', () => {
  it('are entered in rows for the whole party, with whose ID was seen', async () => {
    const sent = fakeApi((one) =>
      json({
        travellers: one.method === 'PUT' ? [travellerView(1, 'Asha Mishra', { id_seen: true })] : [],
        arrival_time: null,
        note: null,
      }),
    );
    await loadTravellers(12);
    openForm(BOOKING);
    const [asha, other] = $form.get()?.rows ?? [];
    expect([asha?.name, other?.name]).toEqual(['Asha Mishra', '']);
    if (asha && other) setRows([{ ...asha, birth_date: '1990-05-01', id_seen: true }, other]);
    await saveTravellers(12);
    expect(sent.at(-1)?.body).toMatchObject({ travellers: [{ name: 'Asha Mishra', id_seen: true }] });
    expect($form.get()).toBeUndefined();
    expect($travellers.get()).toMatchObject({ state: 'ready', travellers: [{ id: 1, id_seen: true }] });
  });

  it('are to staff names, of which they say whether the ID was seen', async () => {
    const named = { travellers: [{ id: 1, name: 'Asha', id_seen: false }], arrival_time: null, note: null };
    const sent = fakeApi(() => json(named));
    await loadTravellers(12);
    openForm({ ...BOOKING, adults: 1 });
    setRows(($form.get()?.rows ?? []).map((row) => ({ ...row, id_seen: true })));
    await saveTravellers(12);
    expect(sent.at(-1)?.body).toEqual({ travellers: [{ id: 1, id_seen: true }] });
  });

  it('keep what is typed if they are refused', async () => {
    fakeApi(() => json({ travellers: [], arrival_time: null, note: null }));
    await loadTravellers(12);
    openForm(BOOKING);
    const fields = { 'travellers.0.birth_date': 'This is required.' };
    fakeApi(() => json({ error: 'Please check.', code: 'bad_request', fields }, 400));
    await saveTravellers(12);
    expect($form.get()).toMatchObject({
      isBusy: false,
      problems: fields,
      rows: [{ name: 'Asha Mishra' }, {}],
    });
  });
});
