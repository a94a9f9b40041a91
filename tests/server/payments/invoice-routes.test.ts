import { expect, test } from 'vitest';
import { bearer, signUp } from '../../support/accounts.ts';
import { serverTest } from '../../support/open-app.ts';
import { heldBooking, paidBooking } from '../../support/paid-booking.ts';
import { readPdf } from '../../support/pdf.ts';

serverTest('downloading an invoice', (api) => {
  const download = (id: number | string, headers: HeadersInit = {}) =>
    api.ask(`/public/invoice/download/${id}`, { headers });

  test('shows its owner what was sold, whatever the rates are now', async () => {
    const booking = await paidBooking(api, {
      guest_name: 'ଆଶା ମିଶ୍ର',
      check_out: '2026-12-21',
      rooms: [{ id: 2 }],
      breakfast: 2,
      payment_method: 'advance',
    });
    await api.deps.db.updateTable('room_night').set({ price: 9999 }).execute();
    const response = await download(booking.id, booking.headers);
    expect(response.headers.get('Content-Type')).toBe('application/pdf');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Content-Disposition')).toBe(
      `attachment; filename="Invoice_SH${booking.id}.pdf"; filename*=UTF-8''${encodeURIComponent(`Invoice_SH${booking.id}_ଆଶା_ମିଶ୍ର.pdf`)}`,
    );
    const { text, title } = await readPdf(new Uint8Array(await response.arrayBuffer()));
    expect(title).toBe('Invoice INV-000001');
    // 3 × (3,000 − 300), less 5 %, and 2 breakfasts for 3 days.
    for (const words of [
      '3 nights ₹3,000',
      '−₹900',
      'Longer stay: 5% off for 3 nights −₹405',
      'Breakfast 2 × 3 days ₹50 ₹300',
      'Total ₹7,995',
      'Paid ₹3,998',
      'Due at the property ₹3,997',
      'Homestay 1',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).toMatch(/pay_\w+/);
  });

  test('numbers invoices without gaps, in the order of payment', async () => {
    await heldBooking(api, { check_in: '2026-12-10', check_out: '2026-12-11' });
    const next = await paidBooking(api, { check_in: '2026-12-11', check_out: '2026-12-12' });
    const { title } = await readPdf(
      new Uint8Array(await (await download(next.id, next.headers)).arrayBuffer()),
    );
    expect(title).toBe('Invoice INV-000002');
  });

  test('is refused to all others, and before payment, as if there were none', async () => {
    const paid = await paidBooking(api, { rooms: [{ id: 7 }], guest_email: 'owner@example.in' });
    const held = await heldBooking(api, { check_in: '2026-12-14', check_out: '2026-12-15' });
    const stranger = await signUp(api, 'stranger@example.in');
    const owner = await signUp(api, 'owner@example.in');
    const statuses = {
      nobody: (await download(paid.id)).status,
      'another guest': (await download(paid.id, held.headers)).status,
      'another user': (await download(paid.id, bearer(stranger))).status,
      'the signed-in owner': (await download(paid.id, bearer(owner))).status,
      unpaid: (await download(held.id, held.headers)).status,
      none: (await download(99_999, paid.headers)).status,
      nonsense: (await download('x', paid.headers)).status,
    };
    expect(statuses).toEqual({
      nobody: 404,
      'another guest': 404,
      'another user': 404,
      'the signed-in owner': 200,
      unpaid: 404,
      none: 404,
      nonsense: 404,
    });
  });
});
