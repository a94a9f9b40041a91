import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { siteSchema } from '../../src/content.config.ts';

const site = parse(readFileSync('content/demo/site.yaml', 'utf8'));

test('the figures and the approval have a source each', () => {
  const { figures, badge } = siteSchema.parse(site);
  expect(figures).toHaveLength(4);
  for (const claim of [...figures, badge]) expect(claim?.source.name).toBeTruthy();
});

test('a figure without a source is not shown, and neither is an approval', () => {
  const claimed = { figures: [{ value: '99%', label: 'happy' }], badge: { label: 'Approved' } };
  const shown = siteSchema.parse({ ...site, ...claimed });
  expect(shown.figures).toEqual([]);
  expect(shown.badge).toBeUndefined();
});
