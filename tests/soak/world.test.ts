import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
import { playApart } from './world/worlds.ts';

const FAULTS = ['world', 'guest'].flatMap((soak) => {
  const folder = `tests/soak/${soak}/faults`;
  return readdirSync(folder).map((patch) => `${folder}/${patch}`);
});

it('one seed makes one world, to the last line', async () => {
  const play = () => playApart({ seed: 5, days: 2, template: inject('templates').embeddedFile });
  const [one, other] = await Promise.all([play(), play()]);
  expect(one).toMatchObject({ digest: expect.stringMatching(/^[\da-f]{16}$/), payments: expect.any(Number) });
  expect(other).toEqual(one);
});

it.each(FAULTS)('the fault %s can still be planted', (patch) => {
  const { stderr } = spawnSync('git', ['apply', '--check', patch], { encoding: 'utf8' });
  expect(stderr).toBe('');
});
