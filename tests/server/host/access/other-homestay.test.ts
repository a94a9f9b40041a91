import { beforeAll, expect, it } from 'vitest';
import { CALLS } from '#server/platform/api-docs/calls.ts';
import { hostHeaders } from '../../../support/host.ts';
import {
  HOST_REQUESTS,
  type HostObjects,
  makeHostObjects,
  storedRows,
} from '../../../support/host-requests.ts';
import { serverTest } from '../../../support/open-app.ts';

serverTest("another homestay's objects", (api) => {
  let known: HostObjects;
  let strangers: Record<string, string>[];
  beforeAll(async () => {
    known = await makeHostObjects(api);
    strangers = [
      await hostHeaders(api, { role: 'owner', propertyIds: [2] }),
      await hostHeaders(api, { role: 'staff', propertyIds: [2] }),
    ];
  });

  const named = CALLS.filter(({ endpoint }) => endpoint.access === 'host' && endpoint.path.includes(':id'));

  it.each(named)('$name finds none of them, and changes nothing', async ({ name, endpoint }) => {
    const example = HOST_REQUESTS[name];
    expect(example, `${name} needs a line in this test`).toBeDefined();
    const [path, init] = example?.(known) ?? ['', { method: 'GET' }];
    const stored = () => storedRows(api);
    const before = await stored();
    const [owner, staff] = strangers;
    const forStaff = 'role' in endpoint ? [403, 'owner_only'] : [404, 'not_found'];
    for (const [headers, refused] of [[owner, [404, 'not_found']] as const, [staff, forStaff] as const]) {
      const answer = await api.ask(path, { ...init, ...(headers && { headers }) });
      expect([answer.status, (await answer.json()).code]).toEqual(refused);
    }
    expect(await stored()).toEqual(before);
  });
});
