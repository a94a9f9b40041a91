import '../../../support/browser.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#domain/dates/calendar.ts';
import { $booking, loadBooking } from '#stores/host/bookings/booking.ts';
import { $bookingDialog, $dialogForm, closeDialog, NO_DIALOG } from '#stores/host/bookings/booking-acts.ts';
import { $cancelling, cancelShown, chooseRefund, openCancel } from '#stores/host/bookings/cancel.ts';
import { $question, declineProof } from '#stores/host/proof.ts';
import { visit } from '../../../support/browser.ts';
import type { Sent } from '../../../support/browser-of.ts';
import { eventually } from '../../../support/eventually.ts';
import type { TestHost } from '../../../support/host.ts';
import { hostCalls } from '../../../support/host-booking.ts';
import { type HostBrowser, hostBrowser, LOST } from '../../../support/host-browser.ts';
import { appOfFile } from '../../../support/open-app.ts';
import { paidBooking } from '../../../support/paid-booking.ts';
import { seenValues } from '../../../support/seen-values.ts';
import { holdBack, requests } from '../../../support/slow-wire.ts';

const NOT_SAVED = 'This was not saved: the server can’t be reached. Please try again.';

const api = appOfFile();
let desk: HostBrowser;
let day = '2026-12-01';

beforeEach(async () => {
  desk = await hostBrowser(api);
});

/** The dialog over a booking of ₹4,000 that was paid online. */
async function openDialog(host: TestHost = {}) {
  const { id } = await paidBooking(api, { check_in: day, check_out: addDays(day, 2) });
  day = addDays(day, 2);
  desk = await hostBrowser(api, `/host/bookings/${id}`, host);
  visit(`/host/bookings/${id}`);
  await loadBooking();
  openCancel();
  return hostCalls(api, desk.headers, id);
}

const previewed = async (sentence: string) => {
  await eventually(() => expect($cancelling.get().preview).toBe(sentence));
};
const isPreview = ({ body }: Pick<Sent, 'body'>) => Object(body).preview === true;
const cancels = () => requests(desk.wire, 'POST', /\/cancel$/).filter((request) => !isPreview(request));
const status = () => {
  const shown = $booking.get();
  return shown.state === 'ready' ? shown.whole.booking.status : shown.state;
};

describe('what cancelling refunds', () => {
  it('is shown before it is done: by the terms, nothing, or an amount', async () => {
    await openDialog();
    expect($bookingDialog.get()).toEqual({ name: 'cancel' });
    await previewed('₹4,000 is refunded, ₹0 is kept.');
    chooseRefund({ choice: 'none' });
    expect($cancelling.get().preview).toBeUndefined();
    await previewed('₹0 is refunded, ₹4,000 is kept.');
    chooseRefund({ choice: 'amount', amount: '₹1,500' });
    await previewed('₹1,500 is refunded, ₹2,500 is kept.');
    expect(status()).toBe('confirmed');
    expect(cancels()).toEqual([]);
  });

  it('can’t be more than was paid, nor anything but rupees', async () => {
    await openDialog();
    chooseRefund({ choice: 'amount', amount: '4001' });
    await eventually(() =>
      expect($dialogForm.get().problems.form).toBe('This is more than was paid for the booking.'),
    );
    chooseRefund({ amount: '' });
    await cancelShown('');
    expect($dialogForm.get().problems.form).toBe('Enter whole rupees.');
    expect(cancels()).toEqual([]);
    chooseRefund({ amount: '4000' });
    await previewed('₹4,000 is refunded, ₹0 is kept.');
    expect($dialogForm.get().problems).toEqual({});
  });

  it('follows the last choice, whatever is answered late', async () => {
    await openDialog();
    await previewed('₹4,000 is refunded, ₹0 is kept.');
    const seen = seenValues($dialogForm);
    const letGo = holdBack(desk.wire, ({ body }) => Object(body).refund === 'none');
    chooseRefund({ choice: 'none' });
    chooseRefund({ choice: 'terms' });
    await previewed('₹4,000 is refunded, ₹0 is kept.');
    letGo();
    await desk.wire.idle();
    expect($cancelling.get()).toMatchObject({
      choice: 'terms',
      preview: '₹4,000 is refunded, ₹0 is kept.',
    });
    expect(seen).toEqual([{ isBusy: false, problems: {} }]);
  });

  it('is not known without a network', async () => {
    await openDialog();
    desk.wire.lose();
    chooseRefund({ choice: 'none' });
    await eventually(() => expect($dialogForm.get().problems.form).toBe(NOT_SAVED));
    expect($cancelling.get()).toEqual({ choice: 'none', amount: '' });
  });

  it('begins with the terms each time, whatever was chosen before', async () => {
    await openDialog();
    chooseRefund({ choice: 'amount', amount: '12' });
    await desk.wire.idle();
    closeDialog();
    openCancel();
    expect($cancelling.get()).toEqual({ choice: 'terms', amount: '' });
    await previewed('₹4,000 is refunded, ₹0 is kept.');
  });
});

describe('cancelling', () => {
  it('refunds what was shown, once, and keeps the reason as a note', async () => {
    const booking = await openDialog();
    chooseRefund({ choice: 'amount', amount: '1500' });
    await previewed('₹1,500 is refunded, ₹2,500 is kept.');
    await Promise.all([cancelShown('the guest called'), cancelShown('')]);
    expect(cancels()).toHaveLength(1);
    expect(desk.toasts()).toEqual(['The booking is cancelled. Emailed to asha@example.in.']);
    expect($bookingDialog.get()).toEqual(NO_DIALOG);
    expect(status()).toBe('cancelled');
    expect(await booking.read()).toMatchObject({
      booking: { paid: 2500 },
      refunds: [{ amount: 1500, how: 'gateway' }],
      messages: [{ author: 'note', text: 'the guest called' }],
    });
  });

  it('stays busy until it is done, though its preview is answered meanwhile', async () => {
    await openDialog();
    const answerPreview = holdBack(desk.wire, isPreview);
    const finish = holdBack(desk.wire, ({ path, body }) => path.endsWith('/cancel') && !isPreview({ body }));
    chooseRefund({ choice: 'none' });
    const cancelling = cancelShown('');
    answerPreview();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect($dialogForm.get()).toEqual({ isBusy: true, problems: {} });
    finish();
    await cancelling;
    expect(status()).toBe('cancelled');
    expect(cancels()).toHaveLength(1);
  });

  it('without a network keeps the dialog with what was chosen', async () => {
    await openDialog();
    chooseRefund({ choice: 'none' });
    await previewed('₹0 is refunded, ₹4,000 is kept.');
    desk.wire.lose();
    await cancelShown('no answer');
    expect($dialogForm.get()).toEqual({ isBusy: false, problems: { form: LOST.notReached } });
    expect($bookingDialog.get()).toEqual({ name: 'cancel' });
    desk.wire.connectAgain();
    await cancelShown('no answer');
    expect(status()).toBe('cancelled');
  });

  it('is refused where the booking has changed since it was seen, and is then done as it is now', async () => {
    const booking = await openDialog();
    await desk.wire.idle();
    await booking.move({ adults: 1, price: 3000 });
    await cancelShown('');
    expect($dialogForm.get().problems.form).toBe('This booking has changed since you saw it.');
    expect($booking.get()).toMatchObject({ whole: { booking: { total: 3000, status: 'confirmed' } } });
    await cancelShown('');
    expect(status()).toBe('cancelled');
  });

  it('asks an owner for a fresh proof before money is paid back, and without it changes nothing', async () => {
    await openDialog({ minutesAgo: 16 });
    await previewed('₹4,000 is refunded, ₹0 is kept.');
    const cancelling = cancelShown('');
    await eventually(() => expect($question.get()).toBeDefined());
    declineProof();
    await cancelling;
    expect($dialogForm.get().problems.form).toBe('Please confirm with your passkey, and try again.');
    expect(status()).toBe('confirmed');
    chooseRefund({ choice: 'none' });
    await previewed('₹0 is refunded, ₹4,000 is kept.');
    await cancelShown('');
    expect($question.get()).toBeUndefined();
    expect(status()).toBe('cancelled');
  });
});
