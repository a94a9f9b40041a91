import { expect, it } from 'vitest';
import { Refusal } from '#client/errors.ts';
import { createLoader, LOADING } from '#stores/pattern/loader.ts';

/** A loader whose readings end when the test says so, in any order. */
function scripted(failed: Parameters<typeof createLoader<{ count: number }>>[0]['failed']) {
  const readings: PromiseWithResolvers<{ count: number }>[] = [];
  const read = () => {
    const reading = Promise.withResolvers<{ count: number }>();
    readings.push(reading);
    return reading.promise;
  };
  return { readings, ...createLoader<{ count: number }>({ read, failed }) };
}

it('shows what the reading that began last has found', async () => {
  const { $loaded, load, readings } = scripted('Not read.');
  expect($loaded.get()).toBe(LOADING);
  const both = [load(), load()];
  readings[1]?.resolve({ count: 2 });
  readings[0]?.resolve({ count: 1 });
  await Promise.all(both);
  expect($loaded.get()).toEqual({ state: 'ready', count: 2 });
});

it('says why a reading failed, in the words of the server if it has some', async () => {
  const { $loaded, load, readings } = scripted('Not read.');
  const first = load();
  readings[0]?.reject(new TypeError('offline'));
  await first;
  expect($loaded.get()).toEqual({ state: 'failed', message: 'Not read.' });
  const second = load();
  readings[1]?.reject(new Refusal(403, { code: 'owner_only', error: 'Only an owner can do this.' }));
  await second;
  expect($loaded.get()).toEqual({ state: 'failed', message: 'Only an owner can do this.' });
});

it('an earlier reading that fails late changes nothing', async () => {
  const { $loaded, load, readings } = scripted('Not read.');
  const both = [load(), load()];
  readings[1]?.resolve({ count: 2 });
  readings[0]?.reject(new TypeError('offline'));
  await Promise.all(both);
  expect($loaded.get()).toEqual({ state: 'ready', count: 2 });
});

it('may keep what was shown, and drops a reading that an act has overtaken', async () => {
  const { $loaded, load, drop, readings } = scripted((_error, shown) => shown);
  const first = load();
  readings[0]?.resolve({ count: 1 });
  await first;
  const second = load();
  readings[1]?.reject(new TypeError('offline'));
  await second;
  expect($loaded.get()).toEqual({ state: 'ready', count: 1 });
  const third = load();
  drop();
  readings[2]?.resolve({ count: 0 });
  await third;
  expect($loaded.get()).toEqual({ state: 'ready', count: 1 });
});
