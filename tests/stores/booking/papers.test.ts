import '../../support/browser.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '#client/connection.ts';
import type { Paper } from '#contract/papers.ts';
import { $freshLink, NOT_NEEDED } from '#stores/booking/fresh-link.ts';
import {
  $companyForm,
  $papers,
  canNameCompany,
  loadPapers,
  mendCompany,
  removeCompany,
  sendCompany,
} from '#stores/booking/papers.ts';
import { takeToasts } from '#stores/browser/toasts.ts';
import { LOADING } from '#stores/pattern/loader.ts';
import { hostPaper, ODISHA_GSTIN } from '../../support/papers.ts';
import { BOOKED } from '../../support/states.ts';
import { fakeApi, json, type Sent } from '../../support/transport.ts';

const guestPaper = (...of: Parameters<typeof hostPaper>): Paper => {
  const { whatsapp_url: _, ...paper } = hostPaper(...of);
  return paper;
};
const RECEIPT = guestPaper(1, 'receipt_voucher', 'H1R/26-27/00001');
const INVOICE = guestPaper(2, 'tax_invoice', 'H1T/26-27/00001');

const api = (papers: readonly Paper[], put: (sent: Sent) => Response = () => json({})) =>
  fakeApi((one) => (one.method === 'PUT' ? put(one) : json({ papers })));

beforeEach(() => {
  $papers.set(LOADING);
  $freshLink.set(NOT_NEEDED);
  mendCompany(['name', 'gstin']);
  takeToasts();
});
afterEach(() => connect());

describe('the papers of a booking', () => {
  it('are listed as they were issued', async () => {
    const sent = api([RECEIPT, INVOICE]);
    await loadPapers(12);
    expect(sent[0]?.path).toBe('/public/reservation/12/papers');
    expect($papers.get()).toEqual({ state: 'ready', papers: [RECEIPT, INVOICE] });
  });

  it('can be loaded again after a failure', async () => {
    fakeApi(() => Promise.reject(new TypeError('Failed to fetch')));
    await loadPapers(12);
    expect($papers.get()).toEqual({ state: 'failed', message: 'Your papers could not be loaded.' });
  });
});

describe('the company', () => {
  it('can be named until there is a tax invoice', () => {
    expect(canNameCompany([])).toBe(true);
    expect(canNameCompany([RECEIPT, guestPaper(3, 'invoice', 'H1I/26-27/00001')])).toBe(true);
    expect(canNameCompany([RECEIPT, INVOICE])).toBe(false);
  });

  it('is sent with its GSTIN in capitals, and the papers are read again', async () => {
    const sent = api([RECEIPT], () => json({ reservation: BOOKED }));
    expect(await sendCompany(12, { name: ' Kalinga Steel', gstin: ODISHA_GSTIN.toLowerCase() })).toBe(true);
    expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['PUT', '/public/reservation/12/company', { name: 'Kalinga Steel', gstin: ODISHA_GSTIN }],
      ['GET', '/public/reservation/12/papers', undefined],
    ]);
    expect(takeToasts().map(({ text }) => text)).toEqual(['Your next papers are made out to Kalinga Steel.']);
  });

  it('with a wrong GSTIN is not sent', async () => {
    const sent = api([]);
    expect(await sendCompany(12, { name: '', gstin: `${ODISHA_GSTIN.slice(0, -1)}0` })).toBe(false);
    expect($companyForm.get().problems).toEqual({
      name: 'Please enter the company',
      gstin: 'Please check the GSTIN',
    });
    expect(sent).toEqual([]);
  });

  it('that comes too late is refused, and the invoice is shown', async () => {
    const error = 'The invoice is issued already.';
    api([INVOICE], () => json({ error, code: 'already_issued' }, 409));
    expect(await sendCompany(12, { name: 'Kalinga Steel', gstin: '' })).toBe(false);
    expect($companyForm.get().problems).toEqual({ form: error });
    expect($papers.get()).toMatchObject({ state: 'ready', papers: [{ kind: 'tax_invoice' }] });
  });

  it('is taken away, and the papers are read again', async () => {
    const sent = api([RECEIPT], () => json({ reservation: BOOKED }));
    expect(await removeCompany(12)).toBe(true);
    expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['PUT', '/public/reservation/12/company', null],
      ['GET', '/public/reservation/12/papers', undefined],
    ]);
  });

  it('that is on a tax invoice by now stays', async () => {
    const error = 'The invoice is issued already.';
    api([INVOICE], () => json({ error, code: 'already_issued' }, 409));
    expect(await removeCompany(12)).toBe(false);
    expect($companyForm.get().problems).toEqual({ form: error });
  });

  it('of a guest whose link is old needs a new one', async () => {
    api([], () => json({ error: 'Please open the newest link.', code: 'proof_required' }, 403));
    await sendCompany(12, { name: 'Kalinga Steel', gstin: '' });
    expect($freshLink.get()).toMatchObject({ state: 'needed', id: 12 });
  });
});
