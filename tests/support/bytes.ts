/**
 * The size of a built page: Brotli bytes of its HTML, of its style sheets, and of the JavaScript that loads before
 * any press. `tests/e2e/bytes.e2e.ts` measures the same in a real browser.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { join as urlOf } from 'node:path/posix';
import { brotliCompressSync } from 'node:zlib';
import ts from 'typescript';

export interface PageBytes {
  html: number;
  css: number;
  javascript: number;
}

const EAGER_ISLAND = /^(load|idle|only)$/;
const SCRIPT_TYPES = ['module', 'text/javascript', undefined];

export function measurePage(dist: string, htmlFile: string): PageBytes {
  const html = readFileSync(join(dist, htmlFile), 'utf8');
  const read = (url: string) => readFileSync(join(dist, url));
  const scripts = elements(html, 'script').filter(({ attributes }) =>
    SCRIPT_TYPES.includes(attributes.get('type')),
  );
  const inline = scripts.filter(({ attributes }) => !attributes.has('src')).map(({ content }) => content);
  const modules = followImports(
    [...scripts.map(({ attributes }) => attributes.get('src')), ...islandModules(html), ...preloads(html)],
    inline,
    (url) => read(url).toString(),
  );
  const sizeOf = (file: string) => served(join(dist, file));
  return {
    html: sizeOf(htmlFile),
    css: sum(styleSheets(html).map(sizeOf)),
    javascript: sum([...inline.map(compressed), ...modules.map(sizeOf)]),
  };
}

/** Returns the bytes of a built file. If it is not compressed yet, it is compressed here. */
function served(file: string): number {
  return existsSync(`${file}.br`) ? statSync(`${file}.br`).size : compressed(readFileSync(file));
}

function compressed(content: string | Buffer): number {
  return content.length === 0 ? 0 : brotliCompressSync(content).length;
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

interface Element {
  attributes: Map<string, string>;
  content: string;
}

/** Finds elements in HTML from Astro, where tags are lower case and attributes are quoted. */
function elements(html: string, name: string): Element[] {
  const pattern = new RegExp(`<${name}((?:\\s[^>]*)?)>(?:([\\s\\S]*?)</${name}>)?`, 'g');
  return [...html.matchAll(pattern)].map(([, attributes = '', content = '']) => ({
    attributes: new Map(
      [...attributes.matchAll(/([\w-:]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)].map((match) => [
        match[1] ?? '',
        match[2] ?? match[3] ?? match[4] ?? '',
      ]),
    ),
    content,
  }));
}

function linked(html: string, rel: string): string[] {
  return elements(html, 'link')
    .filter(({ attributes }) => attributes.get('rel') === rel)
    .flatMap(({ attributes }) => attributes.get('href') ?? [])
    .filter(isOurs);
}

const isOurs = (url: string) => url.startsWith('/') && !url.startsWith('//');
const styleSheets = (html: string) => linked(html, 'stylesheet');
const preloads = (html: string) => linked(html, 'modulepreload');

function islandModules(html: string): (string | undefined)[] {
  return elements(html.replaceAll('</astro-island>', ''), 'astro-island')
    .filter(({ attributes }) => EAGER_ISLAND.test(attributes.get('client') ?? ''))
    .flatMap(({ attributes }) => [
      attributes.get('component-url'),
      attributes.get('renderer-url'),
      attributes.get('before-hydration-url'),
    ]);
}

function followImports(
  urls: (string | undefined)[],
  inline: string[],
  read: (url: string) => string,
): string[] {
  const found = new Set<string>();
  const visit = (url: string): void => {
    if (!isOurs(url) || found.has(url)) return;
    found.add(url);
    for (const imported of staticImports(read(url))) visit(resolveUrl(url, imported));
  };
  for (const url of urls) if (url) visit(url);
  for (const script of inline) for (const imported of staticImports(script)) visit(imported);
  return [...found];
}

function resolveUrl(from: string, to: string): string {
  return to.startsWith('.') ? urlOf(dirname(from), to) : to;
}

function staticImports(code: string): string[] {
  const { statements } = ts.createSourceFile('chunk.js', code, ts.ScriptTarget.Latest);
  return statements
    .filter((line) => ts.isImportDeclaration(line) || ts.isExportDeclaration(line))
    .flatMap(({ moduleSpecifier }) =>
      moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : [],
    );
}
