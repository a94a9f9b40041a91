import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { concurrentDatabase } from '../support/database.ts';
import { openStage, type Stage } from './stage.ts';
import { flipEveryBit, tamperWithPrices } from './tampering.ts';

/** Quality goal R7, the quick form: `npm run soak -- r7` flips every bit. */
let stage: Stage;
beforeAll(async () => {
  stage = await openStage(await concurrentDatabase.open());
});
afterAll(() => stage.close());

it('signature, order, payment and webhook are refused with any bit flipped, and accepted once', async () => {
  expect(await flipEveryBit(stage, { every: 13 })).toBeGreaterThan(400);
});

it('the charge is the server’s own amount, whatever prices are sent', async () => {
  const runs = 40;
  expect(await tamperWithPrices(stage, { seed: 7, runs, isOver: () => false })).toBe(runs);
});

it('signatures are compared in constant time, and nowhere else', () => {
  const files = readdirSync('src/server', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({ name, text: readFileSync(`src/server/${name}`, 'utf8') }));
  const hurried = files.filter(({ text }) => /signature\s*[!=]==|[!=]==\s*\w*\.?signature\b/i.test(text));
  expect(hurried.map(({ name }) => name)).toEqual([]);
  const constant = files.filter(({ text }) => text.includes('timingSafeEqual('));
  expect(constant.map(({ name }) => name)).toContain('payments/razorpay/signatures.ts');
});
