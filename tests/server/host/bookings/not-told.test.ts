import { expect, it } from 'vitest';
import { MailRefused } from '#server/mail/mailer.ts';
import { sendDueMail } from '#server/mail/worker.ts';
import { hostHeaders } from '../../../support/host.ts';
import { bookAsHost, hostCalls } from '../../../support/host-booking.ts';
import { serverTest } from '../../../support/open-app.ts';
import { testMailer } from '../../../support/test-mailer.ts';

const PHONE_ONLY = { guest: { name: 'Mita Rao', phone: '9861012345' } };

serverTest('what a guest was not told', { anew: true }, (api) => {
  async function booked(changes: Record<string, unknown> = {}) {
    const headers = await hostHeaders(api);
    const booking = await bookAsHost(api, headers, changes);
    const lists = async () => {
      const today = await (await api.ask('/host/today', { headers })).json();
      const found = await (await api.ask('/host/reservations?filter=not_told', { headers })).json();
      const ids = (lines: { id: number }[]) => lines.map(({ id }) => id);
      return [ids(today.not_told), ids(found.bookings)];
    };
    return { id: booking.id, booking, host: hostCalls(api, headers, booking.id), lists };
  }
  const chatOf = (url: string) => new URL(url).searchParams.get('text') ?? '';

  it('is nothing of a new booking, and of all that is done after it and no mail says', async () => {
    const { id, booking, host, lists } = await booked(PHONE_ONLY);
    expect(booking.not_told).toBe(false);
    expect(await lists()).toEqual([[], []]);
    await host.act('messages', { text: 'The gate opens at six.' });
    const { booking: moved } = await host.move({ adults: 1, price: 'keep' });
    expect(moved.not_told).toBe(true);
    // One chat tells all of it.
    const chat = chatOf(moved.not_told_whatsapp_url);
    expect(chat).toMatch(/^The gate opens at six\.\n\nNamaskar Mita Rao! Your booking SH\d+ is changed\./);
    expect(await lists()).toEqual([[id], [id]]);
  });

  it('is told once the host says so, which can be undone', async () => {
    const { host, lists } = await booked(PHONE_ONLY);
    expect(await host.act('told', { how: 'said' })).toMatchObject({ status: 409, code: 'wrong_state' });
    await host.act('messages', { text: 'One.' });
    const told = await host.act('told', { how: 'whatsapp' });
    expect(told.booking).toMatchObject({ not_told: false, told_by_host: { how: 'whatsapp' } });
    expect(told.booking).not.toHaveProperty('not_told_whatsapp_url');
    expect(await lists()).toEqual([[], []]);
    const undone = await host.call('/told', { method: 'DELETE' });
    expect(undone.booking).toMatchObject({ not_told: true, told_by_host: null });
    expect(await host.call('/told', { method: 'DELETE' })).toMatchObject({ status: 409 });
    await host.act('told', { how: 'said' });
    // What was told is not told again with what comes after it.
    const { booking } = await host.move({ adults: 1, price: 'keep' });
    expect(chatOf(booking.not_told_whatsapp_url)).not.toContain('One.');
    const { audit } = await host.read();
    expect(audit.map(({ action }: { action: string }) => action).slice(0, 4)).toEqual([
      'move booking',
      'told the guest',
      'undo told',
      'told by WhatsApp',
    ]);
  });

  it('ends when a mail about the booking goes out, and is there again when one finally fails', async () => {
    const { host, lists, id } = await booked();
    const refused = {
      ...testMailer(),
      send: async () => {
        throw new MailRefused('EENVELOPE', 'RCPT TO', 550);
      },
    };
    await sendDueMail({ ...api.deps, mail: testMailer() });
    await host.act('messages', { text: 'Come by the sea road.' });
    expect(await lists()).toEqual([[], []]);
    await sendDueMail({ ...api.deps, mail: refused });
    expect(await lists()).toEqual([[id], [id]]);
    const { booking } = await host.read();
    expect(chatOf(booking.not_told_whatsapp_url)).toBe('Come by the sea road.');
    api.clock.advance(60_000);
    await host.act('resend');
    await sendDueMail({ ...api.deps, mail: testMailer() });
    expect(await lists()).toEqual([[], []]);
  });

  it('is named over the limit of mails, and the act is done', async () => {
    const { host } = await booked({ room_ids: [2] });
    for (let mail = 0; mail < 10; mail += 1) await host.act('messages', { text: 'x' });
    expect(await host.act('messages', { text: 'x' })).toMatchObject({ status: 429 });
    const moved = await host.move({ adults: 1, price: 'keep' });
    expect(moved).toMatchObject({ told: { how: 'none' }, booking: { adults: 1, not_told: true } });
    expect(await host.act('cancel', { refund: 'none' })).toMatchObject({
      status: 200,
      told: { how: 'none' },
    });
    const { mails } = await host.read();
    expect(mails.filter(({ kind }: { kind: string }) => kind !== 'host_message')).toHaveLength(1);
  });

  it('is asked for by filters that exist', async () => {
    const headers = await hostHeaders(api);
    const find = async (filter: string) => {
      const answer = await api.ask(`/host/reservations?filter=${filter}`, { headers });
      return answer.ok ? (await answer.json()).bookings.map(({ id }: { id: number }) => id) : answer.status;
    };
    const owes = await bookAsHost(api, headers);
    const held = await bookAsHost(api, headers, { room_ids: [2], state: 'hold' });
    const paid = await bookAsHost(api, headers, { room_ids: [3] });
    await hostCalls(api, headers, paid.id).pay({ amount: paid.total, method: 'cash' });
    expect([await find('owes'), await find('unconfirmed'), await find('not_told')]).toEqual([
      [owes.id],
      [held.id],
      [],
    ]);
    expect(await find('lost')).toBe(400);
  });
});
