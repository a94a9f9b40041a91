import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { siteDetails } from '#contract/host/setup.ts';
import { checkContent } from '#server/entry/check-content.ts';
import { siteFileIn } from '#server/host/setup/site-file.ts';
import { SITE_DETAILS } from '../../../support/host.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'words-'));
  await cp('content', folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

const written = async () => parse(await readFile(join(folder, 'site.yaml'), 'utf8'));

describe('content/site.yaml, written by the server', () => {
  it.each([
    ...[
      `"Sea" & 'Sand'`,
      'Home: the best # one',
      '# One',
      '- x',
      '? q',
      '---',
      '&x *y !z %a @b `c`',
      '~',
      '0x1F',
    ],
    ...[
      '{policy} [x](y)',
      '<script>alert(1)</script>',
      '2026-01-01',
      '12345',
      'true',
      '\\n\\t"',
      'x\u2028y\u0085z',
      '\u0007',
    ],
    ...['ନୀଳାଚଳ ଅତିଥି ଭବନ', 'W'.repeat(60), `a${'🏡'.repeat(29)}`, 'Sea  of  many  spaces  and  sands'],
  ])('is right for a homestay named %j, which is kept as it is', async (name) => {
    const typed = { ...SITE_DETAILS, name, street: name, city: name };
    await siteFileIn(folder).save(siteDetails.parse(typed));
    expect(checkContent({ folder, withDemo: false })).toEqual([]);
    const site = await written();
    expect(site).toMatchObject({ name, address: { street: name, city: name } });
    expect(site.shortName.isWellFormed()).toBe(true);
  });

  it('is whole when two owners save at once', async () => {
    const file = siteFileIn(folder);
    await Promise.all(['One', 'Two', 'Three'].map((name) => file.save({ ...SITE_DETAILS, name })));
    expect(await written()).toMatchObject({ name: 'Three', shortName: 'Three' });
    expect(checkContent({ folder, withDemo: false })).toEqual([]);
  });
});
