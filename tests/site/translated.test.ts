import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readTranslated } from '#site/translated.ts';

let content = '';
beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(content, { recursive: true }));

function write(name: string, text: string): void {
  mkdirSync(dirname(join(content, name)), { recursive: true });
  writeFileSync(join(content, name), text);
}
const read = (name: string, withDemo = false) => readTranslated(content, name, { language: 'bn', withDemo });

test('a translation says its words, and has the dates, pictures and links of the English file', () => {
  write('places/fort.mdx', '---\nname: Fort\npicture: fort\nfacts: { fee: Free, since: 1500 }\n---\nOld.');
  write('bn/places/fort.mdx', '---\nname: দুর্গ\nfacts: { fee: বিনামূল্যে }\n---\nপুরনো।');
  expect(read('places/fort.mdx')).toBe(
    '---\nname: "দুর্গ"\npicture: "fort"\nfacts:\n  fee: "বিনামূল্যে"\n  since: 1500\n---\nপুরনো।',
  );
});

test('without a text of its own, it has the English one; without a file, all is English', () => {
  write('places/fort.mdx', '---\nname: Fort\n---\nOld.');
  expect(read('places/fort.mdx')).toBe('---\nname: Fort\n---\nOld.');
  write('bn/places/fort.mdx', '---\nname: দুর্গ\n---\n');
  expect(read('places/fort.mdx')).toBe('---\nname: "দুর্গ"\n---\nOld.');
  expect(read('places/none.mdx')).toBeUndefined();
});

test('a list is translated in its order, and keeps the links of its items', () => {
  write('site.yaml', 'figures:\n  - label: Guests\n    source: { name: Book, link: https://a.example }\n');
  write('bn/site.yaml', 'figures:\n  - label: অতিথি\n    source: { name: খাতা }\n');
  expect(read('site.yaml')).toBe(
    'figures:\n  - label: "অতিথি"\n    source:\n      name: "খাতা"\n      link: "https://a.example"\n',
  );
});

test('the demo is translated where its words are shown, not where the host wrote their own', () => {
  write('demo/about/us.mdx', '---\ntitle: Demo\n---\nThe story of the demo.');
  write('demo/bn/about/us.mdx', '---\ntitle: ডেমো\n---\nডেমোর গল্প।');
  expect(read('about/us.mdx', true)).toBe('---\ntitle: "ডেমো"\n---\nডেমোর গল্প।');
  write('about/us.mdx', '---\ntitle: Our house\n---\nOur own story.');
  expect(read('about/us.mdx', true)).toBe('---\ntitle: Our house\n---\nOur own story.');
});
