import { expect, it } from 'vitest';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { eraseGuest } from '#server/reservations/erase-queries.ts';
import { hostHeaders } from '../../../support/host.ts';
import { bookAsHost, hostCalls } from '../../../support/host-booking.ts';
import { serverTest } from '../../../support/open-app.ts';

serverTest('an act whose answer was lost', { anew: true }, (api) => {
  async function booked() {
    const headers = await hostHeaders(api);
    const { id } = await bookAsHost(api, headers);
    const host = hostCalls(api, headers, id);
    const act = (verb: string, json: unknown, key: string) =>
      host.call(`/${verb}`, { json, headers: { 'Idempotency-Key': key } });
    return { id, host, act };
  }

  it.each([
    ['note', { text: 'Ring twice.' }, 'add note'],
    ['messages', { text: 'Welcome.' }, 'send message'],
    ['resend', {}, 'resend confirmation'],
    ['payment-link', {}, 'send payment link'],
    ['move', { adults: 1, price: 'keep' }, 'move booking'],
    ['cancel', { refund: 'none' }, 'cancel booking'],
  ])('is done once with its key: %s', async (verb, json, action) => {
    const { host, act } = await booked();
    const first = await act(verb, json, 'one');
    expect(first.status).toBe(200);
    expect(await act(verb, json, 'one')).toEqual(first);
    const { audit, mails } = await host.read();
    expect(audit.filter((event: { action: string }) => event.action === action)).toHaveLength(1);
    expect(mails.length).toBeLessThanOrEqual(2);
  });

  it('is done once when both requests come at the same moment', async () => {
    const { host, act } = await booked();
    const both = await Promise.all([1, 2].map(() => act('note', { text: 'Ring twice.' }, 'one')));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await host.read()).messages).toHaveLength(1);
  });

  it('is another act with another key, and refused with the same key and other words', async () => {
    const { host, act } = await booked();
    await act('note', { text: 'One.' }, 'one');
    expect(await act('note', { text: 'Two.' }, 'one')).toMatchObject({
      status: 409,
      code: 'idempotency_conflict',
    });
    await act('note', { text: 'One.' }, 'two');
    expect((await host.read()).messages).toHaveLength(2);
  });

  it('can be sent again after a refusal', async () => {
    const { id, act } = await booked();
    expect(await act('check-in', {}, 'one')).toMatchObject({ status: 409 });
    api.clock.set('2026-12-18T06:00:00Z');
    const host = hostCalls(api, await hostHeaders(api), id);
    const again = await host.call('/check-in', { json: {}, headers: { 'Idempotency-Key': 'one' } });
    expect(again.booking).toMatchObject({ checked_in_at: expect.any(String) });
  });

  it('leaves nothing of a guest who is erased', async () => {
    const { id, act } = await booked();
    await act('messages', { text: 'Ring twice.' }, 'one');
    const answers = () => api.deps.db.selectFrom('host_act').select('answer').execute();
    expect(JSON.stringify(await answers())).toContain('wa.me/919861012345');
    await inTransaction(api.deps.db, (tx) => eraseGuest(tx, [{ id, has_papers: false }]));
    expect(await answers()).toEqual([]);
  });
});
