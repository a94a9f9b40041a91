import { expect, test, vi } from 'vitest';
import { argonPasswords } from '#server/platform/keys/keys.ts';
import { queue } from '#server/platform/queue.ts';

const passwords = argonPasswords();

test('passwords are stored as argon2id with 19 MiB and two passes', async () => {
  const stored = await passwords.hash('correct horse');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.hash('correct horse')).not.toBe(stored);
  expect(await passwords.matches(stored, 'correct horse')).toBe(true);
  expect(await passwords.matches(stored, 'Correct horse')).toBe(false);
});

test('an unknown account takes the time of a known one: one check of the same cost', async () => {
  vi.doMock('@node-rs/argon2', { spy: true });
  vi.resetModules();
  const { argonPasswords } = await import('#server/platform/keys/keys.ts');
  const passwords = argonPasswords();
  const checks = vi.mocked((await import('@node-rs/argon2')).verify);
  expect(await passwords.matches(null, 'wrong')).toBe(false);
  expect(await passwords.matches(await passwords.hash('correct horse'), 'wrong')).toBe(false);
  const costs = checks.mock.calls.map(([stored]) => String(stored).split('$').slice(0, 4).join('$'));
  expect(costs).toEqual(Array.from({ length: 2 }, () => '$argon2id$v=19$m=19456,t=2,p=1'));
});

test('no more than the limit run at once, and all are done, also after a failure', async () => {
  const turn = queue(3);
  let running = 0;
  let most = 0;
  const task = async (fail: boolean) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    if (fail) throw new Error('no');
    return 1;
  };
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => turn(() => task(index % 3 === 0))),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(13);
  expect(most).toBe(3);
  expect(await turn(() => task(false))).toBe(1);
});
