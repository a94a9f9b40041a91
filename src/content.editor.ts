import type { CmsConfig, EntryCollection, Field, FileCollection } from '@sveltia/cms';
import * as z from 'zod';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#domain/language/language.ts';
import * as messages from '#messages/site/words-editor.ts';
import type { PageSettings } from '#site/security-policy.ts';
import * as config from './content.config.ts';

/**
 * What the editor of words (Sveltia CMS, /host/content) shows: the collections of content/, each field made from its
 * schema in `content.config.ts`, so that the editor and the build never disagree.
 */

/** One kind of file below content/. `files`: exactly these; otherwise any number of them. */
interface EditedCollection {
  name: keyof typeof messages.COLLECTIONS;
  schema: z.ZodType;
  /** Without a text below the fields. */
  hasNoText?: boolean;
  /** The names of its files, where there are no others; with their paths, relative to content/. */
  files?: Readonly<Record<string, string>>;
  /** The field that names an entry, and its file. */
  title?: string;
  /** The site needs each of its files. */
  isFixed?: boolean;
}

export const COLLECTIONS: readonly EditedCollection[] = [
  {
    name: 'site',
    schema: config.siteSchema.omit({ rating: true }),
    hasNoText: true,
    files: { 'site.yaml': messages.FILES.site },
  },
  { name: 'home', schema: config.homeSchema, files: { 'home/home.mdx': messages.FILES.home } },
  { name: 'homestays', schema: config.homestaySchema, title: 'suits' },
  { name: 'about', schema: config.aboutSchema, title: 'title' },
  { name: 'services', schema: config.serviceSchema, title: 'title' },
  { name: 'attractions', schema: config.attractionSchema, title: 'name' },
  { name: 'festivals', schema: config.festivalSchema, title: 'name' },
  { name: 'policies', schema: config.policySchema, hasNoText: true, title: 'title', isFixed: true },
  { name: 'faqs', schema: config.faqSchema, title: 'question' },
  { name: 'contact', schema: config.contactSchema, files: { 'contact/find-us.mdx': messages.FILES.contact } },
  {
    name: 'legal',
    schema: config.legalSchema,
    files: { 'legal/privacy.mdx': messages.FILES.privacy, 'legal/terms.mdx': messages.FILES.terms },
  },
];

/** The part of a JSON schema that fields are made of. */
interface Shape {
  type?: string;
  enum?: string[];
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  format?: string;
  pattern?: string;
  default?: unknown;
  input?: 'sentences' | 'date' | 'colour' | 'picture';
  folder?: string;
}

/** An empty public path, because content/ names a picture by its file alone. */
const PUBLIC = '';

/** The folder of content/ in its repository. */
const rootOf = (settings: PageSettings) => settings.PUBLIC_CONTENT_PATH ?? 'content';

/** The folder of a language below content/, which the editor leaves out for English. */
const IN_LANGUAGE = '{{locale}}';

/** The configuration of the editor. */
export function editorConfig(settings: PageSettings): CmsConfig {
  const root = rootOf(settings);
  const at = (path: string) => (root ? `${root}/${path}` : path);
  const inLanguage = (path: string) => at(`${IN_LANGUAGE}/${path}`);
  return {
    load_config_file: false,
    backend: {
      name: 'github',
      repo: settings.PUBLIC_CONTENT_REPOSITORY ?? messages.NO_REPOSITORY,
      branch: settings.PUBLIC_CONTENT_BRANCH ?? 'main',
    },
    app_title: messages.TITLE,
    media_folder: at('pictures'),
    public_folder: PUBLIC,
    // As the files are written by hand: a date or a number in quotes stays a text.
    output: { omit_empty_optional_fields: true, yaml: { quote: 'double' } },
    i18n: {
      structure: 'multiple_root_folders',
      locales: [...LANGUAGES],
      default_locale: DEFAULT_LANGUAGE,
      initial_locales: [DEFAULT_LANGUAGE],
      omit_default_locale_from_file_path: true,
    },
    collections: COLLECTIONS.map((each) => collectionOf(each, at, inLanguage)),
  };
}

function collectionOf(
  { name, schema, hasNoText, files, title, isFixed }: EditedCollection,
  at: (path: string) => string,
  inLanguage: (path: string) => string,
): EntryCollection | FileCollection {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  const fields = [...fieldsOf(shape, at), ...(hasNoText ? [] : [TEXT])];
  const label = messages.COLLECTIONS[name];
  if (files) {
    return {
      name,
      label,
      i18n: true,
      files: Object.entries(files).map(([file, fileLabel]) => ({
        name: file.replace(/.*\/|\.[^.]+$/g, ''),
        label: fileLabel,
        file: inLanguage(file),
        i18n: true,
        fields,
        ...(file.endsWith('.mdx') && { format: 'yaml-frontmatter' as const }),
      })),
    };
  }
  return {
    name,
    label,
    i18n: true,
    folder: inLanguage(name),
    extension: 'mdx',
    format: 'yaml-frontmatter',
    create: !isFixed,
    delete: !isFixed,
    identifier_field: title,
    fields,
  };
}

const TEXT: Field = { name: 'body', label: messages.text, widget: 'richtext', required: false, i18n: true };

function fieldsOf({ properties = {}, required = [] }: Shape, at: (path: string) => string): Field[] {
  return Object.entries(properties).map(([name, shape]) => fieldOf(name, shape, required.includes(name), at));
}

/** Texts are translated. Dates, pictures, figures and links are those of the English file. */
function isTranslated({ type, enum: choices, format, pattern, input, properties, items }: Shape): boolean {
  if (type === 'object') return Object.values(properties ?? {}).some(isTranslated);
  if (type === 'array') return items !== undefined && isTranslated(items);
  return (
    type === 'string' && !choices && !format && !pattern && (input === undefined || input === 'sentences')
  );
}

function fieldOf(name: string, shape: Shape, required: boolean, at: (path: string) => string): Field {
  // A translation may leave out what is as in English.
  const needed = required && [DEFAULT_LANGUAGE];
  const common = { name, label: messages.labelOf(name), required: needed, i18n: isTranslated(shape) };
  if (shape.type === 'object') {
    return { ...common, widget: 'object', fields: fieldsOf(shape, at), collapsed: !required };
  }
  if (shape.type === 'array') {
    const { items = {} } = shape;
    return items.type === 'object'
      ? { ...common, widget: 'list', fields: fieldsOf(items, at) }
      : { ...common, widget: 'list', field: fieldOf(name, items, true, at) };
  }
  if (shape.enum) return { ...common, widget: 'select', options: shape.enum };
  if (shape.type === 'integer' || shape.type === 'number') {
    const { minimum: min, maximum: max } = shape;
    const value_type = shape.type === 'integer' ? 'int' : 'float';
    return { ...common, widget: 'number', value_type, min, max };
  }
  if (shape.type === 'boolean') return { ...common, widget: 'boolean' };
  return { ...common, ...textOf(shape, at) };
}

/** The input of a text, by what kind of text it is. */
function textOf({ input, folder, maxLength, default: initial }: Shape, at: (path: string) => string) {
  if (input === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' } as const;
  if (input === 'colour') return { widget: 'color' } as const;
  if (input === 'picture') {
    return { widget: 'image', media_folder: `/${at(`pictures/${folder}`)}`, public_folder: PUBLIC } as const;
  }
  const limits = maxLength === undefined ? {} : { maxlength: maxLength };
  const hint = typeof initial === 'string' ? { hint: messages.otherwise(initial) } : {};
  return { widget: input === 'sentences' ? 'text' : 'string', ...limits, ...hint } as const;
}
