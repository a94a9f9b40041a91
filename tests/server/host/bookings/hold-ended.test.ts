import { expect, it } from 'vitest';
import { dropExpired } from '#server/housekeeping/drop-expired.ts';
import { hostHeaders } from '../../../support/host.ts';
import { bookAsHost, hostCalls } from '../../../support/host-booking.ts';
import { serverTest } from '../../../support/open-app.ts';
import { heldBooking } from '../../../support/paid-booking.ts';

const DAY = 86_400_000;

serverTest('what a host leaves behind', { anew: true }, (api) => {
  const reservations = () => api.deps.db.selectFrom('reservation').select('id').execute();
  const messages = () => api.deps.db.selectFrom('booking_message').select('text').execute();

  it('a hold that was cancelled is deleted like one that was never paid', async () => {
    const headers = await hostHeaders(api);
    const { id } = await bookAsHost(api, headers, { state: 'hold' });
    await hostCalls(api, headers, id).cancel({ refund: 'none', reason: 'Changed plans' });
    await dropExpired(api.deps.db, api.clock());
    expect(await reservations()).toEqual([{ id }]);
    api.clock.advance(32 * DAY);
    await dropExpired(api.deps.db, api.clock());
    expect(await reservations()).toEqual([]);
    expect(await messages()).toEqual([]);
  });

  it('messages and notes are deleted with the details of the stay', async () => {
    const headers = await hostHeaders(api);
    const { id } = await bookAsHost(api, headers);
    const host = hostCalls(api, headers, id);
    await host.pay({ amount: 4000, method: 'cash', note: 'from Mr Panda' });
    await host.act('note', { text: 'Likes the sea view' });
    api.clock.set('2027-03-25T06:00:00Z');
    await dropExpired(api.deps.db, api.clock());
    expect(await messages()).toEqual([]);
    const payment = await api.deps.db.selectFrom('payment').select(['amount_paise', 'note']).execute();
    expect(payment).toEqual([{ amount_paise: 400_000, note: null }]);
    expect(await reservations()).toEqual([{ id }]);
  });

  it('a guest of an unpaid hold can’t write to the hosts', async () => {
    const { id, headers } = await heldBooking(api);
    const write = await api.ask(`/public/reservation/${id}/messages`, { headers, json: { text: 'Hello' } });
    expect([write.status, (await write.json()).code]).toEqual([409, 'wrong_state']);
  });
});
