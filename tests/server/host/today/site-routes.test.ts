import { expect, it } from 'vitest';
import { guestHeaders, hostHeaders } from '../../../support/host.ts';
import { serverTest } from '../../../support/open-app.ts';

serverTest('the state of the site', { anew: true }, (api) => {
  const problem = { file: 'content/site.yaml', line: 3, field: 'email', sentence: 'is missing' };

  /** A site that takes a publishing and is building then. */
  function publishing() {
    let isBuilding = false;
    api.deps.site = {
      state: () =>
        isBuilding
          ? { state: 'building', published_at: null, problems: [] }
          : { state: 'wrong', published_at: '2026-11-20T08:00:00.000Z', problems: [problem] },
      publish: async () => {
        isBuilding = true;
      },
    };
  }

  it('is read by owners and staff, with every mistake', async () => {
    publishing();
    for (const role of ['owner', 'staff'] as const) {
      const answer = await api.ask('/host/site', { headers: await hostHeaders(api, { role }) });
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({
        state: 'wrong',
        published_at: '2026-11-20T08:00:00.000Z',
        problems: [problem],
      });
    }
  });

  it('is published by owners alone', async () => {
    publishing();
    const publish = (headers: { Authorization: string }) =>
      api.ask('/host/site/publish', { method: 'POST', headers });
    expect((await publish(await guestHeaders(api, 'guest@example.com'))).status).toBe(404);
    const staff = await publish(await hostHeaders(api, { role: 'staff' }));
    expect([staff.status, (await staff.json()).code]).toEqual([403, 'owner_only']);
    const answer = await publish(await hostHeaders(api));
    expect(answer.status).toBe(202);
    expect(await answer.json()).toEqual({ state: 'building', published_at: null, problems: [] });
  });
});
