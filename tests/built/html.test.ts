import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { readBuiltPages } from '../support/dist.ts';

/** Astro adds this to the body of every page with an island. */
const ASTRO_STYLE = /<style>astro-island,[^<]*<\/style>/;

const validator = new HtmlValidate(new FileSystemConfigLoader());
const pages = readBuiltPages();

async function sentencesAbout(html: string, file = 'dist/sample.html'): Promise<string[]> {
  const { results } = await validator.validateString(html, file);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}

test.each(pages)('$route is valid HTML', async ({ html, file }) => {
  expect(await sentencesAbout(html.replace(ASTRO_STYLE, ''), `dist/${file}`)).toEqual([]);
});

test('invalid HTML is detected', async () => {
  expect(await sentencesAbout('<p><div></div></p>')).not.toEqual([]);
});

describe('every page', () => {
  const title = (html: string) => /<title>([^<]+)<\/title>/.exec(html)?.[1];

  test('has a title of its own', () => {
    const titles = pages.map(({ html }) => title(html));
    expect(titles).toEqual([...new Set(titles)]);
    expect(titles).not.toContain(undefined);
  });

  test.each(pages)('$route ends with its document', ({ html }) => {
    expect(html.slice(html.indexOf('</html>'))).toBe('</html>');
  });

  test.each(pages)('$route leaves it to the browser to say whether a popover is open', ({ html }) => {
    const buttons = html.match(/<button [^>]*popovertarget=[^>]*>/g) ?? [];
    expect(buttons.filter((button) => button.includes('aria-expanded'))).toEqual([]);
  });

  test.each(pages)('$route gives each picture of a srcset its width, where there are sizes', ({ html }) => {
    const sets = (html.match(/<(?:img|source) [^>]*>/g) ?? [])
      .filter((tag) => / sizes="/.test(tag))
      .map((tag) => / srcset="([^"]*)"/i.exec(tag)?.[1] ?? '');
    const pictures = sets.flatMap((set) => set.split(/,\s+/));
    expect(pictures.filter((picture) => !/^\S+ \d+w$/.test(picture))).toEqual([]);
  });

  test.each(pages)('$route has one h1 and one main', ({ html }) => {
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html.match(/<main[\s>]/g)).toHaveLength(1);
  });
});
