import '../../../support/browser.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '#client/connection.ts';
import type { HostPaper } from '#contract/host/papers.ts';
import { takeToasts } from '#stores/browser/toasts.ts';
import { rest } from '#stores/host/bookings/act.ts';
import { loadBooking } from '#stores/host/bookings/booking.ts';
import { $bookingDialog, NO_DIALOG } from '#stores/host/bookings/booking-acts.ts';
import {
  $bookingPapers,
  $recipient,
  $recipientForm,
  emailPaper,
  issueToRecipient,
  openInvoice,
  openReceipt,
  paperFor,
  typeRecipient,
} from '#stores/host/papers/booking-papers.ts';
import { visit } from '../../../support/browser.ts';
import { wholeBooking } from '../../../support/host-lines.ts';
import { hostPaper } from '../../../support/papers.ts';
import { fakeApi, json, type Sent } from '../../../support/transport.ts';

const RECEIPT = hostPaper(1, 'receipt_voucher', 'H1R/26-27/00001');
const INVOICE = hostPaper(2, 'tax_invoice', 'H1T/26-27/00001');
const BOOKING = { id: 12, status: 'confirmed', total: 4720, company: null } as const;

const refused = (code: string, error: string) => json({ error, code }, 409);

/** A booking with these papers. `post` answers what is sent. */
async function desk(papers: HostPaper[], post: (sent: Sent) => Response | Promise<Response>) {
  const sent = fakeApi((one) => {
    if (one.method === 'POST') return post(one);
    return one.path.endsWith('/papers') ? json({ papers }) : json(wholeBooking());
  });
  await loadBooking();
  sent.length = 0;
  return sent;
}
const posts = (sent: readonly Sent[]) => sent.filter(({ method }) => method === 'POST');
const keyOf = (one: Sent | undefined) => one?.headers.get('Idempotency-Key');
const toasts = () => takeToasts().map(({ text }) => text);

function shown() {
  const papers = $bookingPapers.get();
  const dialog = $bookingDialog.get();
  if (papers.state !== 'ready' || dialog.name !== 'paper') return undefined;
  return paperFor(dialog.asked, papers.papers)?.number;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  visit('/host/bookings/12');
  $bookingDialog.set(NO_DIALOG);
  takeToasts();
});
afterEach(() => {
  // A booking rests for a second after an act.
  rest(12);
  vi.runAllTimers();
  vi.useRealTimers();
  connect();
});

describe('Invoice', () => {
  it('issues one and shows it, with one press', async () => {
    const papers = [RECEIPT];
    const sent = await desk(papers, () => {
      papers.push(INVOICE);
      return json({ paper: INVOICE }, 201);
    });
    await openInvoice(BOOKING);
    expect(posts(sent).map(({ path }) => path)).toEqual(['/host/reservations/12/invoice']);
    expect(keyOf(posts(sent)[0])).toMatch(/^[\da-f-]{36}$/);
    expect(shown()).toBe('H1T/26-27/00001');
    expect(toasts()).toEqual([]);
  });

  it('shows the one there is, and asks for a new one only if that may differ', async () => {
    const papers = [RECEIPT, INVOICE];
    const sent = await desk(papers, () => refused('already_issued', 'The invoice is issued already.'));
    await openInvoice(BOOKING);
    expect([shown(), posts(sent).length, toasts()]).toEqual(['H1T/26-27/00001', 0, []]);
    await openInvoice({ ...BOOKING, total: 4000 });
    expect([shown(), posts(sent).length, toasts()]).toEqual(['H1T/26-27/00001', 1, []]);
  });

  it('of a cancelled booking issues none', async () => {
    const sent = await desk([INVOICE], () => refused('wrong_state', 'No.'));
    await openInvoice({ ...BOOKING, status: 'cancelled' });
    expect(posts(sent)).toEqual([]);
    expect(shown()).toBe('H1T/26-27/00001');
  });

  it('that is refused says why and opens nothing', async () => {
    await desk([], () => refused('wrong_state', 'The booking is not confirmed.'));
    await openInvoice(BOOKING);
    expect(toasts()).toEqual(['The booking is not confirmed.']);
    expect($bookingDialog.get()).toEqual(NO_DIALOG);
  });

  it('whose answer was lost is asked for with the same key', async () => {
    const answers = [Promise.reject(new TypeError('Failed to fetch')), json({ paper: INVOICE }, 201)];
    const sent = await desk([INVOICE], () => answers.shift() ?? json({}, 500));
    const changed = { ...BOOKING, total: 4000 };
    await openInvoice(changed);
    vi.runAllTimers();
    await openInvoice(changed);
    const [first, second] = posts(sent);
    expect(keyOf(second)).toBe(keyOf(first));
    expect(shown()).toBe('H1T/26-27/00001');
  });
});

describe('Invoice from ₹50,000', () => {
  const high = { ...BOOKING, total: 50_000, recipient_lacks: ['address', 'state'] } satisfies Parameters<
    typeof openInvoice
  >[0];
  const issuing = async (papers: HostPaper[] = [RECEIPT]) =>
    desk(papers, () => {
      papers.push(INVOICE);
      return json({ paper: INVOICE }, 201);
    });

  it('asks for what is missing of the guest’s address, and then issues it', async () => {
    const sent = await issuing();
    await openInvoice(high);
    expect([$recipient.get(), posts(sent)]).toEqual([{ address: '', state: '' }, []]);
    typeRecipient({ address: ' ' });
    expect(await issueToRecipient(12)).toBe(false);
    expect($recipientForm.get().problems).toEqual({
      address: 'Enter the guest’s address.',
      state: 'Choose the guest’s state.',
    });
    typeRecipient({ address: 'Plot 12, Saheed Nagar', state: 'Odisha' });
    expect($recipientForm.get().problems).toEqual({});
    expect(await issueToRecipient(12)).toBe(true);
    expect(posts(sent)).toMatchObject([{ body: { address: 'Plot 12, Saheed Nagar', state: 'Odisha' } }]);
    expect([$recipient.get(), shown()]).toEqual([undefined, 'H1T/26-27/00001']);
  });

  it('asks for the state alone where only that is missing', async () => {
    await issuing();
    await openInvoice({ ...high, recipient_lacks: ['state'] });
    expect($recipient.get()).toEqual({ state: '' });
  });

  it('asks nothing below, nor where all is known, nor for one that is there, nor a seller without GST', async () => {
    for (const booking of [
      { ...high, total: 49_999 },
      { ...high, recipient_lacks: [] },
    ]) {
      const sent = await issuing();
      await openInvoice(booking);
      expect([$recipient.get(), posts(sent).length]).toEqual([undefined, 1]);
      vi.runAllTimers();
    }
    const standing = await issuing([hostPaper(2, 'tax_invoice', INVOICE.number, { total: '50000.00' })]);
    await openInvoice({ ...high, company: { name: 'Kalinga Travels', gstin: null } });
    expect([$recipient.get(), posts(standing)]).toEqual([undefined, []]);
    const plain = await issuing([hostPaper(2, 'invoice', 'H1I/26-27/00001')]);
    await openInvoice(high);
    expect([$recipient.get(), posts(plain).length]).toEqual([undefined, 1]);
  });

  it('that is refused says why in the dialog', async () => {
    await desk([], () => refused('wrong_state', 'The booking is not confirmed.'));
    await openInvoice({ ...high, recipient_lacks: ['state'] });
    typeRecipient({ state: 'Odisha' });
    expect(await issueToRecipient(12)).toBe(false);
    expect($recipientForm.get().problems).toEqual({ form: 'The booking is not confirmed.' });
  });
});

describe('Receipt', () => {
  it('is the newest receipt voucher', async () => {
    const sent = await desk([RECEIPT, hostPaper(3, 'receipt_voucher', 'H1R/26-27/00002'), INVOICE], () =>
      json({}),
    );
    await openReceipt(BOOKING);
    expect(shown()).toBe('H1R/26-27/00002');
    expect(posts(sent)).toEqual([]);
  });

  it('is the newest invoice where there is no voucher, and else nothing', async () => {
    const first = hostPaper(4, 'invoice', 'H1I/26-27/00001');
    const credit = hostPaper(5, 'credit_note', 'H1C/26-27/00001', { replaces: first.number });
    const second = hostPaper(6, 'invoice', 'H1I/26-27/00002', { replaces: first.number });
    await desk([first, credit, second], () => json({}));
    await openReceipt(BOOKING);
    expect(shown()).toBe('H1I/26-27/00002');
    await desk([], () => json({}));
    await openReceipt(BOOKING);
    expect([$bookingPapers.get().state, shown()]).toEqual(['ready', undefined]);
  });

  it('can be loaded again after a failure', async () => {
    fakeApi(() => Promise.reject(new TypeError('Failed to fetch')));
    await openReceipt(BOOKING);
    expect($bookingPapers.get()).toEqual({
      state: 'failed',
      message: 'The papers of this booking could not be loaded.',
    });
  });
});

describe('Email', () => {
  it('sends the paper and says where to', async () => {
    const sent = await desk([INVOICE], () => json({ told: { how: 'email', address: 'asha@example.in' } }));
    expect(await emailPaper(12, INVOICE)).toBe(true);
    expect(posts(sent)).toMatchObject([{ path: '/host/reservations/12/papers/2/send', body: {} }]);
    expect(toasts()).toEqual(['H1T/26-27/00001 is emailed to asha@example.in.']);
  });

  it('without an address offers the chat', async () => {
    const whatsapp_url = 'https://wa.me/919876543210?text=x';
    const opened = vi.fn();
    vi.stubGlobal('open', opened);
    await desk([INVOICE], () => json({ told: { how: 'none', whatsapp_url } }));
    await emailPaper(12, INVOICE);
    const [toast] = takeToasts();
    expect(toast?.text).toBe('This booking has no email address. Nothing was sent.');
    expect(toast?.action?.label).toBe('WhatsApp');
    toast?.action?.run();
    expect(opened).toHaveBeenCalledWith(whatsapp_url, '_blank', 'noopener');
  });
});
