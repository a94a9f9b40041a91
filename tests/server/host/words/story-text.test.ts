import { expect, it } from 'vitest';
import { checkBody } from '#server/entry/check-body.ts';
import { cleanText, markdownOf, storyOf } from '#server/host/words/story-text.ts';

const STORIES = [
  'It began with one spare room.\n\nForty years later, **little** has changed.',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<b>bold</b> & <!-- hidden -->',
  '5 < 6 > 4, a<b',
  '{process.env.SECRET}',
  'open { only',
  'close } only',
  '---\ntitle: "x"\n---',
  'A heading?\n---\nAnother?\n===',
  '# not a heading\n#hash',
  '- tea\n- coffee\n\n1. first',
  "import x from 'y'\n\nexport const a = 1",
  'important\nexporting',
  '![a picture](./missing.png)',
  '![a picture][one]\n\n[one]: ./missing.png',
  '[our page](https://example.com/a?b=c&d=e) and [this](javascript:alert(1))',
  '`code` and ``` a fence\n```\n{x}\n```',
  '~~~\n{x}\n~~~',
  '&lt;b&gt; R&D &#60; AT&T',
  'a backslash \\ and \\< and \\{ and \\\\ at the end\\',
  'key: value\n? q\n&x *y !z %a @b',
  '👨‍👩‍👧‍👦 🏡',
  'مرحبا بكم في بيتنا',
  '\u202Eright to left\u202C',
  'ନୀଳାଚଳ ଅତିଥି ଭବନ',
  '    four spaces {x}',
  '> quoted <b>',
  '| a | b |\n|---|---|\n| {x} | <y> |',
  '$x$ ^y^ :::z',
  '* * *\n___',
];

it.each(STORIES)('%j is shown as typed, and is the same when it is read again', (story) => {
  const text = cleanText(story);
  const markdown = markdownOf(text);
  expect(checkBody(markdown, false)).toEqual([]);
  expect(markdown).not.toMatch(/^---\s*$/m);
  expect(storyOf(markdown)).toBe(text);
});

it('bold text and whole links stay what they are', () => {
  const story = 'Come as a **guest**: [map](https://maps.example/x), [call](tel:+919437012345).';
  expect(markdownOf(story)).toBe(`${story}\n`);
});

it('typed text loses control characters, halves of characters, and the line ends of other systems', () => {
  expect(cleanText(' a\u0000\u0007b\r\nc\u2028d\uD800e\uFFFD ')).toBe('ab\nc\nde');
});
