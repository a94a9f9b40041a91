import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { siteSchema } from '../../src/content.config.ts';
import { editorConfig } from '../../src/content.editor.ts';
import { sentencesOf } from '../support/content.ts';

const site = parse(readFileSync('content/demo/site.yaml', 'utf8'));

test('a new host claims nothing: no figure, no approval, no rating, no picture of another site', () => {
  const { figures, badge, rating, screenshots, ...own } = site;
  expect([figures, badge, rating, screenshots]).not.toContain(undefined);
  expect(siteSchema.parse(own)).toMatchObject({ figures: [], screenshots: false, colours: {} });
  expect(siteSchema.parse(own)).not.toHaveProperty('rating');
});

test("the host's own file and the editor know no rating: it is the demonstration's alone", () => {
  const told = (file: string) => readFileSync(file, 'utf8');
  expect(told('content/site.yaml')).not.toMatch(/^[# ]*rating:/m);
  expect(JSON.stringify(editorConfig({}))).not.toContain('"name":"rating"');
});

test('a brand is two colours, each optional', () => {
  for (const colours of [{}, { main: '#0b5c6b' }, { main: '#0b5c6b', accent: '#8D2610' }])
    expect(sentencesOf(siteSchema, { ...site, colours })).toEqual({});
});

test.each([
  [
    'a colour too light for white writing',
    { ...site, colours: { main: '#0b5c6b', accent: '#eeb02f' } },
    'colours.accent',
    'is too light: the white writing on it can\'t be read. Take a darker one, such as "#996f15"',
  ],
  [
    'a main colour by name',
    { ...site, colours: { main: 'teal' } },
    'colours.main',
    'must be a colour of six digits, like "#8d2610"',
  ],
  [
    'a logo that is not there',
    { ...site, logo: 'sunrise' },
    'logo',
    'names a picture that is not in content/pictures/brand',
  ],
  [
    'a rating above the best',
    { ...site, rating: { value: '5.5', reviews: 50 } },
    'rating.value',
    'must be a number from 1 to 5 in quotes, like "4.5"',
  ],
])('%s is refused with a sentence that says what to do', (_, data, field, sentence) => {
  expect(sentencesOf(siteSchema, data)).toEqual({ [field]: sentence });
});
