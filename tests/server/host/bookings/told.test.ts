import { describe, expect, it } from 'vitest';
import { MINUTE } from '#domain/dates/duration.ts';
import { hostHeaders } from '../../../support/host.ts';
import { bookAsHost, hostCalls } from '../../../support/host-booking.ts';
import { appOfFile } from '../../../support/open-app.ts';

const api = appOfFile();
const ADDRESS = 'ravi@example.in';
const PHONE_ONLY = { guest: { name: 'Mita Rao', phone: '9861012345' } };
const NIGHTS = { check_in: '2026-12-01', check_out: '2026-12-03' };

async function booked(options: object) {
  const headers = await hostHeaders(api);
  const { id } = await bookAsHost(api, headers, { ...NIGHTS, ...options });
  return { id, host: hostCalls(api, headers, id) };
}
/** The text of the chat that an answer has. */
const chatOf = ({ told }: { told: { whatsapp_url: string } }) =>
  new URL(told.whatsapp_url).searchParams.get('text') ?? '';

describe('what an act says of the guest', () => {
  it('is the address of the mail that it has put in the outbox', async () => {
    const { id, host } = await booked({ room_ids: [1] });
    const sent = [
      await host.act('messages', { text: 'The gate opens at six.' }),
      await host.act('resend'),
      await host.move({ adults: 1, price: 'keep' }),
      await host.act('cancel', { refund: 'none' }),
    ];
    for (const answer of sent) {
      expect(answer.told).toMatchObject({ how: 'email', address: ADDRESS });
      expect(answer.told.whatsapp_url).toMatch(/^https:\/\/wa\.me\/919861012345\?text=/);
    }
    const { mails } = await host.read();
    expect(mails.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
      'booking_cancelled',
      'booking_changed',
      'booking_confirmed',
      'booking_confirmed',
      'host_message',
    ]);
    expect(id).toBeGreaterThan(0);
  });

  it('is "none" without an address, with all that the guest needs as a chat', async () => {
    const { id, host } = await booked({ room_ids: [2], ...PHONE_ONLY });
    const message = await host.act('messages', { text: 'The gate opens at six.' });
    expect(message.told).toEqual({ how: 'none', whatsapp_url: expect.any(String) });
    expect(chatOf(message)).toBe('The gate opens at six.');

    const confirmation = chatOf(await host.act('resend'));
    expect(confirmation).toContain(`Your booking SH${id} is confirmed: Homestay 1, Room 2, Tue, 1 Dec 2026`);
    expect(confirmation).toContain(`\nCheck code: ${api.deps.accounts.checkCodes.of(id)}. Show this only to`);
    expect(confirmation).toContain('Total ₹5,400. ₹5,400 is still due.');
    expect(confirmation).toMatch(
      /\nYour booking: http:\/\/localhost:4321\/my-booking\/[\w-]{40,}\nOnline check-in: http:\/\/localhost:4321\/check-in\/[\w-]{40,}$/,
    );

    const moved = await host.move({ check_out: '2026-12-04', price: 'keep' });
    expect(moved.told.how).toBe('none');
    expect(chatOf(moved)).toMatch(
      /Before: Room 2, Tue, 1 Dec 2026 to Thu, 3 Dec 2026\.\nNow: .* to Fri, 4 Dec 2026\./,
    );

    const cancelled = await host.act('cancel', { refund: 'none' });
    expect(cancelled.told.how).toBe('none');
    expect(chatOf(cancelled)).toContain('is cancelled');
    // Nobody has paid, so nothing is said of money.
    expect(chatOf(cancelled)).not.toContain('paid back');
    expect((await host.read()).mails).toEqual([]);
  });

  it('has no chat for a number that WhatsApp can not open', async () => {
    const guest = { name: 'Mita Rao', phone: '+999 1234 5678' };
    const { host } = await booked({ room_ids: [3], guest, check_in: '2026-12-08', check_out: '2026-12-09' });
    expect((await host.act('messages', { text: 'The gate opens at six.' })).told).toEqual({ how: 'none' });
    const link = await host.act('payment-link');
    expect(link.told).toEqual({ how: 'none' });
    expect(link).not.toHaveProperty('whatsapp_url');
  });

  it('names what is paid back, and is not said of a preview', async () => {
    const { host } = await booked({ room_ids: [3], ...PHONE_ONLY });
    await host.pay({ amount: 1000, method: 'cash' });
    expect(await host.act('cancel', { refund: 500, preview: true })).not.toHaveProperty('told');
    expect(await host.move({ adults: 1, price: 'keep', preview: true })).not.toHaveProperty('told');
    expect(chatOf(await host.act('cancel', { refund: 500 }))).toContain('₹500 is paid back to you.');
  });

  it('does not call paid what can no longer be paid online', async () => {
    const { id, host } = await booked({
      room_ids: [1],
      ...PHONE_ONLY,
      check_in: '2026-12-05',
      check_out: '2026-12-07',
    });
    const ended = { check_in: '2026-11-01', check_out: '2026-11-03' };
    await api.deps.db.updateTable('reservation').set(ended).where('id', '=', id).execute();
    expect(chatOf(await host.act('resend'))).toContain('Total ₹4,000. ₹4,000 is still due.');
    await host.pay({ amount: 4000, method: 'cash' });
    api.clock.advance(MINUTE);
    expect(chatOf(await host.act('resend'))).toContain('Total ₹4,000. Nothing is due.');
    expect(chatOf(await host.act('cancel', { refund: 'none' }))).toContain('Nothing is paid back.');
  });
});
