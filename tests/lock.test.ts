import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

/** `npm ci` refuses a lock file with gaps, and a registry's address in it would bind everybody to that registry. */
const entry = z.looseObject({ optionalDependencies: z.optional(z.record(z.string(), z.string())) });
const lock = z.object({ packages: z.record(z.string(), entry) });
type Packages = z.infer<typeof lock>['packages'];

const text = readFileSync('package-lock.json', 'utf8');
const { packages } = lock.parse(JSON.parse(text));

/** npm drops the packages for other systems when its registry does not have them at that moment. */
function missingPackages(all: Packages): string[] {
  return Object.entries(all).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !all[`node_modules/${name}`] && !all[`${path}/node_modules/${name}`])
      .map((name) => `${path} wants ${name}, which package-lock.json lacks: add it, as its neighbours are`),
  );
}

test('names the packages of every system, not only of the one it was made on', () => {
  expect(missingPackages(packages)).toEqual([]);
});

test('notices a missing one', () => {
  const packages = { 'node_modules/biome': { optionalDependencies: { 'biome-darwin': '1.0.0' } } };
  expect(missingPackages(packages)).toHaveLength(1);
});

test("holds no registry's address", () => {
  expect(text).not.toMatch(/"resolved": "https?:/);
});
