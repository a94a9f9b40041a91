import { expect, test } from 'vitest';
import { bearer, mailedToken, signUp } from '../../support/accounts.ts';
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
    expect(title).toBe('Invoice H1I/26-27/00001');
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
    expect(title).toBe('Invoice H1I/26-27/00002');
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

serverTest('the links of files', (api) => {
  const linksOf = async (id: number, headers: HeadersInit): Promise<Record<'invoice' | 'calendar', string>> =>
    (await (await api.ask(`/public/reservation/${id}`, { headers })).json()).reservation.files;
  const follow = (link: string, headers: HeadersInit = {}) =>
    api.ask(link.replace(/^\/api/, ''), { headers });

  test('open invoice and stay in another app, which has no cookies', async () => {
    const { id, headers } = await paidBooking(api, { check_in: '2026-12-10', check_out: '2026-12-12' });
    const { invoice, calendar } = await linksOf(id, headers);
    expect(invoice).toMatch(new RegExp(`^/api/public/invoice/download/${id}\\?key=`));
    expect(calendar).toMatch(new RegExp(`^/api/public/calendar-file/${id}\\.ics\\?key=`));
    expect((await follow(invoice)).headers.get('Content-Type')).toBe('application/pdf');
    const file = await follow(calendar);
    expect(file.headers.get('Content-Type')).toMatch(/^text\/calendar/);
    expect(file.headers.get('Content-Disposition')).toContain(`filename="SH${id}.ics"`);
    const text = (await file.text()).replaceAll('\r\n ', '');
    for (const words of [
      'DTSTART;VALUE=DATE:20261210',
      'DTEND;VALUE=DATE:20261212',
      'SUMMARY:Homestay 1\\, Puri',
      'STATUS:CONFIRMED',
      `DESCRIPTION:Booking reference: SH${id}\\n`,
      'The main gate is open',
    ]) {
      expect(text).toContain(words);
    }
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    const head = await api.ask(calendar.replace(/^\/api/, ''), { method: 'HEAD' });
    expect([head.status, head.headers.get('Content-Type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  });

  test('open nothing else, end after 15 minutes, and there is no invoice before payment', async () => {
    const one = await paidBooking(api, { check_in: '2026-12-13', check_out: '2026-12-14' });
    const other = await heldBooking(api, { check_in: '2026-12-15', check_out: '2026-12-16' });
    const { invoice, calendar } = await linksOf(one.id, one.headers);
    const keyOf = (link: string) => link.split('=')[1];
    expect((await linksOf(other.id, other.headers)).invoice).toBeNull();
    const statuses = async () => ({
      'no key': (await follow(calendar.split('?')[0] ?? '')).status,
      'of another file': (await follow(`/public/invoice/download/${one.id}?key=${keyOf(calendar)}`)).status,
      'of another booking': (await follow(`/public/calendar-file/${other.id}.ics?key=${keyOf(calendar)}`))
        .status,
      forged: (await follow(`${calendar.slice(0, -3)}abc`)).status,
      invoice: (await follow(invoice)).status,
      calendar: (await follow(calendar)).status,
      'the guest': (await follow(calendar, one.headers)).status,
    });
    const foreign = { 'no key': 404, 'of another file': 404, 'of another booking': 404, forged: 404 };
    api.clock.advance(14 * 60_000);
    expect(await statuses()).toEqual({ ...foreign, invoice: 200, calendar: 200, 'the guest': 200 });
    api.clock.advance(2 * 60_000);
    expect(await statuses()).toEqual({ ...foreign, invoice: 410, calendar: 410, 'the guest': 200 });
  });

  test('end with the session or the cookie that they came from', async () => {
    const email = 'signed-in@example.in';
    const { id } = await paidBooking(api, {
      guest_email: email,
      check_in: '2026-12-17',
      check_out: '2026-12-18',
    });
    const session = await signUp(api, email);
    const { invoice } = await linksOf(id, bearer(session));
    expect((await follow(invoice)).status).toBe(200);
    await api.ask('/auth/logout', { json: { refresh_token: session.refresh_token } });
    expect((await follow(invoice)).status).toBe(404);

    const token = await mailedToken(api, email, 'my-booking');
    const opened = await (await api.ask('/public/my-booking', { json: { token } })).json();
    expect((await follow(opened.reservation.files.invoice)).status).toBe(200);
    await api.deps.db.deleteFrom('reservation_secret').where('reservation_id', '=', id).execute();
    expect((await follow(opened.reservation.files.invoice)).status).toBe(404);
  });
});
