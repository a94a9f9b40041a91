import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkBody } from '#server/entry/check-body.ts';
import { checkContent, problemLines, refuseMistakes } from '#server/entry/check-content.ts';
import { runScript } from '../../support/run-script.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'words-'));
  await cp('content', folder, { recursive: true });
  // The host has services and house rules of their own.
  await cp('content/demo/policies', join(folder, 'policies'), { recursive: true });
  await cp('content/demo/services', join(folder, 'services'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

async function edit(name: string, from: string | RegExp, to: string): Promise<void> {
  const file = join(folder, name);
  const text = await readFile(file, 'utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  await writeFile(file, changed);
}
const mistakes = () => problemLines(checkContent({ folder, withDemo: true }));

const BROKEN =
  'this can not be understood; look here, above and in the next line for a missing quote, colon, comma or bracket, for a tab or wrong spaces, and for a field that is there twice';
const TAB = `Tabs are not allowed as indentation at line 3, column 1:

title: "Pets and parties"
\torder: 7
^`;

describe('the check of the content', () => {
  it('finds nothing in the files of the site', () => {
    expect(mistakes()).toEqual([]);
  });

  it('names every mistake of every file at once, with line, field and what to write', async () => {
    await edit('attractions/pipili.mdx', /^order: .*$/m, 'order: "3"');
    await edit('attractions/pipili.mdx', /^picture: .*$/m, 'picture: "pipilli"');
    await edit('attractions/konark-sun-temple.mdx', 'mapLink', 'mapLnk');
    await edit('festivals/new-year.mdx', /start: "(.*)"/, 'start: $1');
    await edit('site.yaml', /^# email: .*$/m, 'emal: "a@b.example"');
    await writeFile(join(folder, 'services/dining.mdx'), 'Breakfast');
    await rm(join(folder, 'legal/terms.mdx'));
    expect(mistakes()).toEqual([
      'content/legal/terms.mdx: is missing; the site can not be shown without this file',
      'content/site.yaml, line 19: there is no field "emal" here; did you mean "email"?',
      'content/services/dining.mdx, line 1: begin the file with a line of three dashes (---), then the fields, then --- again',
      'content/attractions/konark-sun-temple.mdx, line 7: there is no field "mapLnk" here; did you mean "mapLink"?',
      'content/attractions/pipili.mdx, line 3, order: write 3, without quotes',
      'content/attractions/pipili.mdx, line 4, picture: names a picture that is not in content/pictures/places',
      'content/festivals/new-year.mdx, line 7, 1st of occurrences, start: write it in quotes: "2026-01-01"',
    ]);
  });

  it('shows the place where a file can not be parsed, beside the mistakes of other files', async () => {
    await edit('policies/pets.mdx', 'order:', '\torder:');
    await edit('attractions/pipili.mdx', /^order: .*$/m, 'order: "3"');
    expect(checkContent({ folder, withDemo: true })).toEqual([
      {
        file: 'content/attractions/pipili.mdx',
        line: 3,
        field: 'order',
        sentence: 'write 3, without quotes',
      },
      { file: 'content/policies/pets.mdx', line: 3, field: null, sentence: BROKEN, excerpt: TAB },
    ]);
    expect(mistakes()[1]).toBe(`content/policies/pets.mdx, line 3: ${BROKEN}\n${TAB}`);
  });

  it('in a terminal ends with them', async () => {
    await edit('policies/pets.mdx', 'order:', '\torder:');
    const run = () => runScript('check-command', { CONTENT_DIR: folder });
    expect(run()).toMatchObject({
      status: 1,
      stderr: `1 mistake:\ncontent/policies/pets.mdx, line 3: ${BROKEN}\n${TAB}\n`,
    });
    await edit('policies/pets.mdx', '\torder:', 'order:');
    expect(run()).toMatchObject({ status: 0, stdout: 'All files are right.\n' });
  });

  it('says in which line of the file a text is wrong', async () => {
    await appendFile(join(folder, 'faqs/beach.mdx'), '\nOnly <600 steps.\n');
    expect(mistakes()).toEqual(['content/faqs/beach.mdx, line 8: write \\< in place of < before "600"']);
  });

  it('looks for pictures in the folder that it checks', async () => {
    await rm(join(folder, 'pictures/places/pipili.svg'));
    expect(mistakes()).toHaveLength(1);
  });

  it('names pictures that can not be read, or are not used', async () => {
    await writeFile(join(folder, 'pictures/places/beach.jpg'), 'ftypheic');
    await writeFile(join(folder, 'pictures/places/lake.png'), Buffer.from('89504e470d0a1a0a', 'hex'));
    await writeFile(join(folder, 'pictures/festivals/unused.HEIC'), 'ftypheic');
    await writeFile(join(folder, 'pictures/places/pipili.HEIC'), 'ftypheic');
    await rm(join(folder, 'pictures/places/pipili.svg'));
    expect(mistakes().sort()).toEqual([
      'content/attractions/pipili.mdx, line 4, picture: names a picture that is not in content/pictures/places',
      'content/pictures/places/beach.jpg: can not be read as a picture of its ending; save it again, as .jpg if it is a photo',
      'content/pictures/places/pipili.HEIC: is not used; save the picture as .jpg, .png, .webp or .svg, with the ending in small letters',
    ]);
  });

  it('of a file in another encoding says how to save it', async () => {
    await writeFile(join(folder, 'policies/pets.mdx'), Buffer.from('---\ntitle: "Caf\xe9"\n---\n', 'latin1'));
    expect(mistakes()).toEqual([
      'content/policies/pets.mdx, line 2: has letters that can not be read; save the file again with the encoding UTF-8',
    ]);
  });

  it('of a folder that is not there says so', () => {
    expect(problemLines(checkContent({ folder: join(folder, 'nowhere'), withDemo: true }))).toEqual([
      'content: there is no such folder; the words of the site are read from it',
    ]);
  });

  it('is an error with all of them for a build', async () => {
    await rm(join(folder, 'legal/terms.mdx'));
    await rm(join(folder, 'legal/privacy.mdx'));
    expect(() => refuseMistakes(checkContent({ folder, withDemo: true }))).toThrow(
      /^2 mistakes:\ncontent\/legal\/privacy.*\n.*terms/,
    );
  });
});

describe('a text below the fields', () => {
  const sentences = (text: string, mayQuoteFacts = false) =>
    checkBody(text, mayQuoteFacts).map(({ line, sentence }) => `${line}: ${sentence}`);

  it.each([
    ['plain words, **bold**, [a link](/rooms), `<code>` and \\< \\{', []],
    ['a < b, and 3 } 2', []],
    [
      'Price <1000 and <2000',
      ['1: write \\< in place of < before "1000"', '1: write \\< in place of < before "2000"'],
    ],
    [
      'We have\n\n{boats} here',
      ['3: {boats} is no fact that can be filled in here; write the words themselves'],
    ],
    ['{2 rooms}', ['1: {2 rooms} is no fact that can be filled in here; write the words themselves']],
    ['half { open', ['1: write \\{ in place of {, or remove it']],
    [
      'x <b>bold</b>',
      ['1: "<b>" can not be used here; write plain text, or **two stars** around bold words'],
    ],
    [
      'x <Boat/> y',
      ['1: "<Boat>" can not be used here; write plain text, or **two stars** around bold words'],
    ],
    ['<https://a.example/x>', ['1: write an address as [words](https://a.example/x), without < and >']],
    ['<!-- later -->', ['1: remove the note between <!-- and -->, or write it beside a field after #']],
    ['import things', ['1: a paragraph can not begin with "import"; put another word first']],
    ['ଘର <5 km', ['1: write \\< in place of < before "5"']],
  ])('%s', (text, expected) => {
    expect(sentences(text)).toEqual(expected);
  });

  it('may quote the facts of a homestay in an answer', () => {
    expect(sentences('About {beach}. {cancellation}', true)).toEqual([]);
    expect(sentences('About {bech}.', true)).toEqual([
      '1: {bech} is no fact of a homestay; write one of {beach}, {market}, {restaurants}',
    ]);
  });
});
