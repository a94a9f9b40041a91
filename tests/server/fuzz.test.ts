import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { errorAnswer, REFUSALS } from '#contract/refusals.ts';
import { CALLS, refusalsOf } from '#server/platform/api-docs/calls.ts';
import { concurrentDatabase } from '../support/database.ts';
import { bodyOf, requestsFor } from '../support/fuzz.ts';
import { bookingRequest, cookieOf } from '../support/homestays.ts';
import { hostHeaders } from '../support/host.ts';
import { makeHostObjects } from '../support/host-requests.ts';
import { serverTest, withoutLimits } from '../support/open-app.ts';
import { repeats } from '../support/repeats.ts';

/** For each call. `FUZZ_RUNS=10000 npm run test:unit tests/server/fuzz.test.ts` makes more. */
const RUNS = Number(process.env.FUZZ_RUNS ?? repeats(25));

/** The first and the last days that there are, by the names under which calls ask for days. */
const ENDS_OF_TIME: Record<string, string>[] = [
  { from: '1900-01-01', to: '9999-12-31', date: '9999-12-31', month: '9999-12' },
  { from: '9999-12-31', to: '9999-12-31', date: '1900-01-01', month: '0000-01' },
  { checkin_date: '9999-12-30', checkout_date: '9999-12-31', month: '1899-12' },
];

serverTest('random input', { on: [concurrentDatabase], app: withoutLimits }, (api) => {
  let cookie: string;

  beforeAll(async () => {
    const created = await Promise.all(
      ['2026-12-16', '2026-12-20', '2026-12-24'].map((check_in, index) => {
        const json = bookingRequest({ check_in, check_out: `2026-12-${18 + index * 4}` });
        return api.ask('/public/reservation/create', { json });
      }),
    );
    cookie = created.map(cookieOf).join('; ');
    await makeHostObjects(api);
  });

  /** Returns the headers of a guest with reservations, and those of an owner for a call of the desk. */
  async function callerOf({ access }: Endpoint): Promise<Record<string, string>> {
    return { Cookie: cookie, ...(access === 'host' && (await hostHeaders(api))) };
  }

  async function expectToFit(call: Endpoint, response: Response): Promise<void> {
    const text = await response.clone().text();
    expect(response.status, text).toBeLessThan(500);
    if (response.status < 400) {
      if (call.response && response.status !== 204) z.parse(call.response, await response.json());
      return;
    }
    const answer = z.parse(errorAnswer, JSON.parse(text));
    const allowed = [...refusalsOf(call), 'not_found'].map(String);
    expect(allowed, `${call.method} ${call.path} answers ${answer.code}`).toContain(answer.code);
    expect(Object.entries(REFUSALS)).toContainEqual([answer.code, response.status]);
  }

  it.each(CALLS.filter(({ endpoint }) => endpoint.bodyType !== 'multipart/form-data'))(
    '$name never breaks, and its response fits the contract',
    async ({ endpoint }) => {
      const headers = await callerOf(endpoint);
      await fc.assert(
        fc.asyncProperty(requestsFor(endpoint), async ({ path, method, json }) => {
          const init = json === undefined ? {} : { json };
          await expectToFit(endpoint, await api.ask(path, { method, headers, ...init }));
        }),
        { numRuns: RUNS },
      );
    },
  );

  it.each(CALLS.filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.query))(
    '$name can be asked for the first and the last days',
    async ({ endpoint }) => {
      const headers = await callerOf(endpoint);
      for (const days of ENDS_OF_TIME) {
        const path = endpoint.path.replace(/:\w+/g, '1');
        const answer = await api.ask(`${path}?${new URLSearchParams(days)}`, { headers });
        await expectToFit(endpoint, answer);
      }
    },
  );
});

/** Measured in seconds of the processor: other programs of the machine do not count. */
describe('very long texts', () => {
  const LENGTH = 100_000;
  const SECOND = 1_000_000;

  it.each(CALLS.filter(({ endpoint }) => endpoint.body))('$name is parsed fast', ({ endpoint }) => {
    for (const unit of ['x', 'a.', 'a@', '-', ' a', 'ପ']) {
      const body = bodyOf(endpoint, unit.repeat(LENGTH / unit.length));
      const began = process.cpuUsage();
      if (endpoint.body) z.safeParse(endpoint.body, body);
      expect(process.cpuUsage(began).user, unit).toBeLessThan(SECOND);
    }
  });
});
