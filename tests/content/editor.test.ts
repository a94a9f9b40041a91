import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import Ajv from 'ajv';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { collections } from '../../src/content.config.ts';
import { COLLECTIONS, editorConfig } from '../../src/content.editor.ts';

const config = editorConfig({});

interface EditedField {
  name: string;
  widget?: string;
  required?: boolean | string[];
  i18n?: boolean;
  fields?: EditedField[];
  options?: string[];
}

/** Returns the path of the English file, whose folder has no language. */
const english = (path: string | undefined) => path?.replace('{{locale}}/', '');

/** The fields of a file of content/, as the editor shows them. */
function fieldsFor(file: string): EditedField[] {
  for (const collection of config.collections ?? []) {
    if ('files' in collection) {
      const found = collection.files?.find((one) => english(one.file) === file);
      if (found) return found.fields as EditedField[];
    } else if ('folder' in collection && file.startsWith(`${english(collection.folder)}/`)) {
      return collection.fields as EditedField[];
    }
  }
  throw new Error(`the editor does not know ${file}`);
}

/** The fields that are in a file and not in the editor, which would lose them. */
function lost(data: unknown, fields: EditedField[], path = ''): string[] {
  if (Array.isArray(data)) return data.flatMap((one) => lost(one, fields, path));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => {
    const field = fields.find((one) => one.name === name);
    if (!field) return [`${path}${name}`];
    return field.fields ? lost(value, field.fields, `${path}${name}.`) : [];
  });
}

// The rates of taxes are for accountants, who edit the file itself.
const files = globSync(['content/site.yaml', 'content/*/*.mdx']).map((file) => file.replaceAll('\\', '/'));

test('it has every kind of file that the site reads', () => {
  const edited = COLLECTIONS.map(({ name }) => name);
  expect([...edited].sort()).toEqual(
    Object.keys(collections)
      .filter((name) => name !== 'rooms')
      .sort(),
  );
});

test('its configuration is one that the editor accepts', () => {
  const schema = JSON.parse(readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8'));
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const validate = ajv.compile(schema);
  const written = JSON.parse(JSON.stringify(config));
  expect(validate(written), JSON.stringify(validate.errors)).toBe(true);
  expect(validate({ ...written, collections: [{ name: 'x' }] })).toBe(false);
});

describe.each(files)('%s', (file) => {
  const text = readFileSync(file, 'utf8');
  const matter = file.endsWith('.yaml') ? text : text.split(/^---$/m)[1];
  const fields = fieldsFor(file);

  test('has only fields that the editor shows, so that saving loses none', () => {
    expect(lost(parse(matter ?? ''), fields)).toEqual([]);
    const body = file.endsWith('.yaml') ? '' : text.split(/^---$/m).slice(2).join('---').trim();
    if (body) expect(fields.map(({ name }) => name)).toContain('body');
  });

  test('has every field that the editor asks for', () => {
    const data = parse(matter ?? '');
    const missing = fields.filter(({ name, required }) => required && !(name in data) && name !== 'body');
    expect(missing.map(({ name }) => name)).toEqual([]);
  });
});

test('dates, colours, pictures and choices have inputs of their own', () => {
  const widgets = (file: string) =>
    Object.fromEntries(fieldsFor(file).map(({ name, widget }) => [name, widget]));
  expect(widgets('content/festivals/diwali.mdx')).toMatchObject({
    name: 'string',
    summary: 'text',
    picture: 'image',
    occurrences: 'list',
    background: 'color',
    body: 'richtext',
  });
  const occurrences = fieldsFor('content/festivals/diwali.mdx').find(({ name }) => name === 'occurrences');
  expect(occurrences?.fields?.map(({ widget }) => widget)).toEqual(['datetime', 'datetime']);
  const group = fieldsFor('content/services/dining.mdx').find(({ name }) => name === 'group');
  expect(group?.options).toEqual(['accommodation', 'additional']);
});

test('texts are translated, into the folder of their language; the rest is that of the English file', () => {
  const translated = (file: string) => fieldsFor(file).flatMap(({ name, i18n }) => (i18n ? [name] : []));
  expect(translated('content/festivals/diwali.mdx')).toEqual(['name', 'alt', 'summary', 'body']);
  expect(translated('content/services/dining.mdx')).toEqual(['title', 'note', 'offer', 'body']);
  expect(config.i18n).toMatchObject({ locales: ['en', 'hi', 'bn', 'or'], default_locale: 'en' });
  const attractions = config.collections?.find((one) => 'name' in one && one.name === 'attractions');
  expect(attractions).toMatchObject({ folder: 'content/{{locale}}/attractions', i18n: true });
});

test('it follows the settings', () => {
  const ours = editorConfig({
    PUBLIC_CONTENT_REPOSITORY: 'saraswati/words',
    PUBLIC_CONTENT_BRANCH: 'live',
    PUBLIC_CONTENT_PATH: '',
  });
  expect(ours.backend).toEqual({ name: 'github', repo: 'saraswati/words', branch: 'live' });
  const faqs = ours.collections?.find((one) => 'name' in one && one.name === 'faqs');
  expect(faqs).toMatchObject({ folder: '{{locale}}/faqs' });
  expect(files.map((file) => basename(file))).toContain('site.yaml');
});
