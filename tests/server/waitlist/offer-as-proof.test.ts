import { expect, test } from 'vitest';
import { offerFreedRooms } from '#server/waitlist/offers.ts';
import { bookingRequest } from '../../support/homestays.ts';
import { serverTest } from '../../support/open-app.ts';
import { join, openLink, waitlistToken } from '../../support/waitlist.ts';

serverTest('an offer as proof of a mailbox', { anew: true }, (api) => {
  const book = (headers: object, changes = {}) =>
    api.ask('/public/reservation/create', { json: bookingRequest(changes), headers: { ...headers } });

  test('is valid for the nights of the offer only', async () => {
    await join(api, 'asha@example.in');
    await offerFreedRooms(api.deps);
    const link = await openLink(api, await waitlistToken(api, 'asha@example.in', 'waiting_offer'));
    const others = { check_in: '2027-01-04', check_out: '2027-01-14', adults: 3 };
    const rooms = [1, 2, 3].map((id) => ({ id }));
    const victim = { guest_email: 'victim@example.in' };
    expect((await book(link.headers, { ...others, ...victim, rooms })).status).toBe(201);
    const more = { check_in: '2027-01-20', check_out: '2027-01-22', guest_email: 'other@example.in' };
    expect(await (await book(link.headers, more)).json()).toMatchObject({ code: 'proof_required' });
    expect((await book(link.headers, victim)).status).toBe(201);
    const proofs = await api.deps.db.selectFrom('hold').select(['proof', 'purpose']).orderBy('id').execute();
    expect(proofs.filter(({ purpose }) => purpose === 'checkout').map(({ proof }) => proof)).toEqual([
      'none',
      'mailbox',
    ]);
  });
});
