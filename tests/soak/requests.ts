import fc from 'fast-check';
import { expect } from 'vitest';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { bearer, signUp } from '../support/accounts.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { expectBalancedBooks } from '../support/books.ts';
import { requestsTo } from '../support/fuzz.ts';
import { bookingRequest, cookieOf } from '../support/homestays.ts';
import { randomizer } from '../support/random.ts';
import { describedOperations, type Operation } from './described-operations.ts';
import { type Mutation, mutate } from './mutations.ts';

const LANES = 8;
/** For one operation in a row. */
const BATCH = 200;
/** Hashing a password takes 55 ms on purpose, so those calls get a few instead of a whole batch. */
const SLOW = /login|password|register/;
const SLOW_BATCH = 4;
/** Longer than any call on a busy machine. */
const PATIENCE = 20_000;

/**
 * Quality goal R4: requests made from our own OpenAPI document, then mutated. Every response has a status and a form
 * that the document describes, none is an unexpected error, and all come in time. Returns how many were sent.
 */
export async function sendRequests(
  database: OpenDatabase,
  { seed, requests, isOver }: { seed: number; requests: number; isOver: () => boolean },
): Promise<{ requests: number; mutated: number; operations: number }> {
  const config = { ...testApp(database).deps.config, rateLimits: false };
  const api = testApp(database, { config });
  const operations = describedOperations();
  const random = randomizer(seed);
  const counts = { requests: 0, mutated: 0, operations: operations.length };
  const isDone = () => counts.requests >= requests || isOver();
  for (let round = 0; !isDone(); round += 1) {
    const headers = await sign(api, round);
    for (const operation of operations) {
      if (isDone()) break;
      const numRuns = SLOW.test(operation.path)
        ? SLOW_BATCH
        : Math.min(BATCH, Math.ceil(requests / operations.length));
      const batch = fc.sample(requestsTo(operation), { seed: seed + round, numRuns });
      await Promise.all(
        Array.from({ length: LANES }, async () => {
          for (let next = batch.pop(); next && !isOver(); next = batch.pop()) {
            const { request, mutation } = mutate(next, headers, random);
            counts.requests += 1;
            if (mutation !== 'none') counts.mutated += 1;
            await expectDescribed(api, operation, request, mutation);
          }
        }),
      );
    }
    // Holds end, so that there is something to hold in the next round.
    api.clock.advance(16 * 60_000);
  }
  await expectBalancedBooks(database.db);
  return counts;
}

/** A signed-in guest with reservations of their own, so that requests pass the access checks. */
async function sign(api: TestApp, round: number): Promise<Record<string, string>> {
  const session = await signUp(api, `fuzz${round}@example.in`);
  const created = await Promise.all(
    ['2026-12-16', '2026-12-20'].map((check_in, index) => {
      const json = bookingRequest({ check_in, check_out: `2026-12-${18 + index * 4}` });
      return api.ask('/public/reservation/create', { json });
    }),
  );
  return { ...bearer(session), Cookie: created.map(cookieOf).join('; ') };
}

async function expectDescribed(
  api: TestApp,
  operation: Operation,
  request: Request,
  mutation: Mutation,
): Promise<void> {
  const what = `${mutation}: ${request.method} ${request.url.slice(0, 300)}`;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in time: ${what}`)), PATIENCE);
  });
  const answer = await Promise.race([api.app.fetch(request), late]).finally(() => clearTimeout(timer));
  expect(answer.status, what).toBeLessThan(500);
  // Another path or method is another operation; only that it has a proper response can be checked.
  if (mutation === 'method' || mutation === 'path') return;
  const check = operation.answers.get(answer.status);
  if (!check) throw new Error(`${what}: answers ${answer.status}, which is not described`);
  if (check === 'anything') return void (await answer.arrayBuffer());
  const body: unknown = JSON.parse(await answer.text());
  const problem = check(body);
  if (problem) throw new Error(`${what}: ${answer.status} ${JSON.stringify(body).slice(0, 500)}: ${problem}`);
}
