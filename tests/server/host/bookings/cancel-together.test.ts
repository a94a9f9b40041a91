import { expect, it } from 'vitest';
import { sendDueMail } from '#server/mail/worker.ts';
import { hostHeaders } from '../../../support/host.ts';
import { bookAsHost, hostCalls } from '../../../support/host-booking.ts';
import { serverTest } from '../../../support/open-app.ts';

const STORM = { refund: 'terms', reason: 'Cyclone warning', message: 'The police closed the beach road.' };

serverTest('cancelling several bookings', { anew: true }, (api) => {
  it('cancels each by itself, says what goes back and who must still be told', async () => {
    const headers = await hostHeaders(api);
    const mailed = await bookAsHost(api, headers);
    const called = await bookAsHost(api, headers, {
      room_ids: [2],
      guest: { name: 'Mita Rao', phone: '9861012345' },
    });
    const gone = await bookAsHost(api, headers, { room_ids: [3] });
    await hostCalls(api, headers, called.id).pay({ amount: 1000, method: 'cash' });
    await hostCalls(api, headers, gone.id).cancel({ refund: 'none' });
    const reservation_ids = [called.id, gone.id, 9999, mailed.id];
    const cancel = async (changes: object = {}) => {
      const json = { reservation_ids, ...STORM, ...changes };
      return (await api.ask('/host/reservations/cancel', { headers, json })).json();
    };
    const refused = [
      { id: gone.id, refund: 0, fee: 0, code: 'wrong_state' },
      { id: 9999, refund: 0, fee: 0, code: 'not_found' },
    ];
    expect(await cancel({ preview: true })).toEqual({
      results: [{ id: called.id, refund: 1000, fee: 0 }, ...refused, { id: mailed.id, refund: 0, fee: 0 }],
    });
    const { results } = await cancel();
    expect(results).toMatchObject([
      { id: called.id, refund: 1000, fee: 0, told: { how: 'none' } },
      ...refused,
      { id: mailed.id, refund: 0, told: { how: 'email', address: 'ravi@example.in' } },
    ]);
    expect(new URL(results[0].told.whatsapp_url).searchParams.get('text')).toContain(STORM.message);
    await sendDueMail(api.deps);
    const mails = await (await api.ask('/sandbox/mail', { headers: { Accept: 'application/json' } })).json();
    const cancelled = mails.find(({ subject }: { subject: string }) => subject.includes('is cancelled'));
    expect(cancelled.text).toContain(STORM.message);
    for (const { id } of [called, mailed]) {
      const { booking, messages } = await hostCalls(api, headers, id).read();
      expect(booking.status).toBe('cancelled');
      expect(messages).toMatchObject([{ author: 'note', text: STORM.reason }]);
    }
  });

  it('takes 1 to 100 bookings', async () => {
    const headers = await hostHeaders(api);
    for (const reservation_ids of [[], Array.from({ length: 101 }, (_, index) => index + 1)]) {
      const json = { reservation_ids, ...STORM };
      expect((await api.ask('/host/reservations/cancel', { headers, json })).status).toBe(400);
    }
  });
});
