import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prosePolicies } from '#contract/room.ts';
import { readContent } from '#server/content/content.ts';
import { LOGOS, writeLogo } from '../../support/logos.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  await cp('content', folder, { recursive: true });
  await mkdir(join(folder, 'homestays'));
  await mkdir(join(folder, 'policies'));
});
afterEach(() => rm(folder, { recursive: true }));
const words = (withDemo = true) => ({ folder, withDemo });

test('the policies, the questions and the host come from their files', async () => {
  const { policies, faqs, host } = await readContent(words());
  expect(Object.keys(policies).sort()).toEqual(Object.keys(prosePolicies.shape).sort());
  expect(policies.pets).toBe('No pets or loud parties');
  expect(host).toEqual({
    languages: ['en', 'hi', 'bn', 'or'],
    name: 'Nilachal Homestays',
    phone: '+91 94370 12345',
    email: 'stay@nilachal.example',
    whatsapp: 'https://wa.me/919437012345',
    taxes: [expect.objectContaining({ from: '2025-09-22', food: 5, other: 18 })],
    directions: {
      1: {
        fromStation: expect.stringContaining('lighthouse'),
        fromAirport: expect.stringContaining('by car'),
      },
      2: {
        fromStation: expect.stringContaining('Dolamandap Sahi'),
        fromAirport: expect.stringContaining('by car'),
      },
    },
  });
  expect(faqs.map(({ question }) => question).slice(0, 2)).toEqual([
    'How can I see my bookings?',
    'How do I cancel a booking?',
  ]);
  expect(faqs.length).toBeGreaterThanOrEqual(10);
});

test('mails and documents have the host’s colours and logo, and the drawn ones without', async () => {
  expect((await readContent(words())).host.look).toBeUndefined();
  const file = await readFile(join(folder, 'site.yaml'), 'utf8');
  await writeFile(join(folder, 'site.yaml'), `${file}\ncolours: { main: "#0b5c6b" }\nlogo: "logo"\n`);
  await writeLogo(folder, LOGOS.red);
  const { look } = (await readContent(words())).host;
  expect(look?.colour('sea')).toBe('#0b5c6b');
  expect(look?.colour('accent')).toBe('#b1331a');
  expect(String(look?.logo)).toBe(LOGOS.red);
});

test('a host may write no ways to a homestay, and nothing of any homestay', async () => {
  expect((await readContent(words(false))).host.directions).toEqual({});
  await writeFile(join(folder, 'homestays/1.mdx'), '---\nsuits: "Everybody"\n---\n');
  expect((await readContent(words(false))).host.directions?.[1]).toEqual({});
});

test('an answer is plain text, and ends with the policy that its file names', async () => {
  const file = '---\nquestion: "Pets?"\norder: 1\npolicy: "pets"\n---\n\nSee **our** [rules](/about).\n';
  await writeFile(join(folder, 'faqs/pets.mdx'), file.replaceAll('\n', '\r\n'));
  const { faqs } = await readContent(words());
  const answers = new Map(faqs.map(({ question, answer }) => [question, answer]));
  expect(answers.get('Pets?')).toBe('See our rules. Pets and parties: No pets or loud parties.');
  expect(answers.get('How do I cancel a booking?')).toMatch(
    /phone or email\. Cancellation: \{cancellation\}\.$/,
  );
});

test.each([
  ['a mark of its encoding', '\uFEFF---\n'],
  ['a space after its first line', '--- \n'],
])('a file with %s is read as the pages read it', async (_what, opening) => {
  await writeFile(
    join(folder, 'policies/pets.mdx'),
    `${opening}title: "Pets"\norder: 7\nrule: "One dog --- or two"\n---\n`,
  );
  expect((await readContent(words())).policies.pets).toBe('One dog --- or two');
});

test.each([
  [
    'policies/pets.mdx',
    '---\ntitle: "Pets"\norder: 7\n---\n',
    `content/policies/pets.mdx can't be used:
  - the field "rule" must be text (put it in quotes)`,
  ],
  [
    'policies/pets.mdx',
    '---\ntitle: ""\norder: "7"\nrule: "x"\n---\n',
    `content/policies/pets.mdx can't be used:
  - the field "title" must not be empty
  - the field "order" must be a whole number, without quotes`,
  ],
  ['faqs/beach.mdx', 'Far.', "content/faqs/beach.mdx can't be used"],
  [
    'site.yaml',
    'name: "A"\nphone: "1"\nemail: "a"\ncolours: { main: "teal" }',
    'must be a colour of six digits',
  ],
  ['site.yaml', 'name: "A', "content/site.yaml can't be read"],
])('a wrong %s is reported with its field: %j', async (name, written, sentence) => {
  await writeFile(join(folder, name), written);
  await expect(readContent(words(false))).rejects.toThrow(sentence);
});

test('a missing site.yaml is reported', async () => {
  await rm(join(folder, 'site.yaml'));
  await expect(readContent(words(false))).rejects.toThrow('content/site.yaml is missing');
});

test('a house that has told nothing has no words of the demo', async () => {
  const { policies, faqs, host } = await readContent(words(false));
  expect(new Set(Object.values(policies))).toEqual(new Set(['']));
  expect(host).toEqual({
    languages: ['en', 'hi', 'bn', 'or'],
    name: 'Homestay in Puri',
    phone: '',
    email: '',
    directions: {},
    taxes: [expect.anything()],
  });
  expect(faqs.map(({ question }) => question)).not.toContain('Is there WiFi?');
});
