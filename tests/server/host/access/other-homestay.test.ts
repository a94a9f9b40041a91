import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { CALLS } from '#server/platform/api-docs/calls.ts';
import { hostHeaders } from '../../../support/host.ts';
import {
  HOST_REQUESTS,
  type HostObjects,
  makeHostObjects,
  storedRows,
} from '../../../support/host-requests.ts';
import { serverTest } from '../../../support/open-app.ts';

/** Returns whether a call is about one object, or about a homestay that its query may name. The words are the site's. */
function namesOne({ path, query, withoutHomestay }: Endpoint): boolean {
  const { properties = {} } = query ? z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }) : {};
  return path.includes(':id') || ('property_id' in properties && !withoutHomestay);
}

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

  const named = CALLS.filter(({ endpoint }) => endpoint.access === 'host' && namesOne(endpoint));

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
