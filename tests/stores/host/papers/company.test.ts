import '../../../support/browser.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connect } from '#client/connection.ts';
import { takeToasts } from '#stores/browser/toasts.ts';
import { rest } from '#stores/host/bookings/act.ts';
import { $booking, loadBooking } from '#stores/host/bookings/booking.ts';
import { $bookingDialog, NO_DIALOG } from '#stores/host/bookings/booking-acts.ts';
import {
  $company,
  $companyForm,
  closeCompany,
  openCompany,
  removeCompany,
  saveCompany,
  typeCompany,
} from '#stores/host/papers/company.ts';
import { visit } from '../../../support/browser.ts';
import { hostBooking, wholeBooking } from '../../../support/host-lines.ts';
import { ODISHA_GSTIN } from '../../../support/papers.ts';
import { fakeApi, json, type Sent } from '../../../support/transport.ts';

const KALINGA = { name: 'Kalinga Steel', gstin: ODISHA_GSTIN };

/** A booking that is made out to a company, or to none. `put` answers what is sent. */
async function desk(company: typeof KALINGA | null, put: (sent: Sent) => Response | Promise<Response>) {
  const sent = fakeApi((one) => (one.method === 'PUT' ? put(one) : json(wholeBooking({ company }))));
  await loadBooking();
  openCompany({ company });
  sent.length = 0;
  return sent;
}
const saved = () => json({ booking: hostBooking() });
const puts = (sent: readonly Sent[]) => sent.filter(({ method }) => method === 'PUT');
const toasts = () => takeToasts().map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  visit('/host/bookings/12');
  takeToasts();
});
afterEach(() => {
  // A booking rests for a second after an act.
  rest(12);
  vi.runAllTimers();
  vi.useRealTimers();
  connect();
});

it('is saved with its GSTIN in capitals, and the booking is read again', async () => {
  const sent = await desk(null, saved);
  expect([$bookingDialog.get(), $company.get()]).toEqual([{ name: 'company' }, { name: '', gstin: '' }]);
  typeCompany({ name: ' Kalinga Steel ' });
  typeCompany({ gstin: ODISHA_GSTIN.toLowerCase() });
  expect(await saveCompany(12)).toBe(true);
  expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['PUT', '/host/reservations/12/company', KALINGA],
    ['GET', '/host/reservations/12', undefined],
  ]);
  expect(puts(sent)[0]?.headers.get('Idempotency-Key')).toMatch(/^[\da-f-]{36}$/);
  expect($bookingDialog.get()).toEqual(NO_DIALOG);
  expect(toasts()).toEqual(['The next papers are made out to Kalinga Steel.']);
});

it('with a wrong GSTIN or no name is not sent, until that is mended', async () => {
  const sent = await desk(null, saved);
  typeCompany({ gstin: `${ODISHA_GSTIN.slice(0, -1)}0` });
  expect(await saveCompany(12)).toBe(false);
  expect($companyForm.get().problems).toEqual({
    name: 'Please enter the company',
    gstin: 'Please check the GSTIN',
  });
  typeCompany({ gstin: '' });
  expect($companyForm.get().problems).toEqual({ name: 'Please enter the company' });
  expect(sent).toEqual([]);
});

it('begins with the one that is there, and is taken away', async () => {
  const sent = await desk(KALINGA, saved);
  expect($company.get()).toEqual(KALINGA);
  expect(await removeCompany(12)).toBe(true);
  expect(puts(sent).map(({ body }) => body)).toEqual([null]);
  expect(toasts()).toEqual(['The next papers are made out to the guest alone.']);
});

it('that comes after a tax invoice is refused in the sheet, and the booking is read again', async () => {
  const sent = await desk(KALINGA, () =>
    json({ error: 'The invoice is issued already.', code: 'already_issued' }, 409),
  );
  expect(await removeCompany(12)).toBe(false);
  expect($companyForm.get().problems).toEqual({ form: 'The invoice is issued already.' });
  expect([$bookingDialog.get(), $booking.get().state]).toEqual([{ name: 'company' }, 'ready']);
  expect(sent.map(({ method }) => method)).toEqual(['PUT', 'GET']);
  closeCompany();
  expect($bookingDialog.get()).toEqual(NO_DIALOG);
});

it('whose answer was lost is sent again with the same key', async () => {
  const answers = [Promise.reject(new TypeError('Failed to fetch')), saved()];
  const sent = await desk(KALINGA, () => answers.shift() ?? json({}, 500));
  expect(await removeCompany(12)).toBe(false);
  vi.runAllTimers();
  expect(await removeCompany(12)).toBe(true);
  const [first, second] = puts(sent).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(second).toBe(first);
});
