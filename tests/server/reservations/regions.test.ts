import { expect, it } from 'vitest';
import { bookingRequest } from '../../support/homestays.ts';
import { serverTest } from '../../support/open-app.ts';

serverTest('country and state of a booking', { anew: true }, (api) => {
  it('are stored in English, whatever language they are sent in', async () => {
    const json = bookingRequest({ country: 'ভারত', state: 'পশ্চিমবঙ্গ' });
    const response = await api.ask('/public/reservation/create', { json });
    expect(response.status).toBe(201);
    const stored = api.deps.db.selectFrom('reservation').select(['country', 'state']);
    expect(await stored.execute()).toEqual([{ country: 'India', state: 'West Bengal' }]);
  });
});
