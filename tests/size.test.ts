import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkBudgets } from './support/budgets.ts';
import { measurePage } from './support/bytes.ts';

let dist: string;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

function build(files: Record<string, string>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), content);
  }
}

/** Code that does not compress away, so that its size is told apart. */
const noise = (length: number) =>
  `'${Array.from({ length }, (_, index) => ((index * 7919) % 9973).toString(36)).join('')}';`;

describe('the JavaScript of a page', () => {
  const script = (page: string) => {
    build({
      'index.html': page,
      'a.js': `import{b}from"./chunks/b.js";${noise(300)}`,
      'chunks/b.js': `export*from"./c.js";${noise(200)}`,
      'chunks/c.js': `import("./later.js");${noise(100)}`,
      'chunks/later.js': noise(5000),
    });
    return measurePage(dist, 'index.html').javascript;
  };

  test('is that of its modules and all they import, without what is imported later', () => {
    const bytes = script('<script type="module" src="/a.js"></script>');
    expect(bytes).toBeGreaterThan(900);
    expect(bytes).toBeLessThan(2500);
  });

  test('is counted once, however often it is named', () => {
    const once = script('<script type="module" src="/a.js"></script>');
    const twice = '<link rel="modulepreload" href="/chunks/b.js"><script type="module" src="/a.js"></script>';
    expect(script(twice)).toBe(once);
  });

  test('includes inline scripts and what they import', () => {
    expect(script('<script type="module">import"/a.js"</script>')).toBeGreaterThan(900);
    expect(script('<script>document.title = "x"</script>')).toBeGreaterThan(10);
  });

  test('includes islands that start by themselves', () => {
    const island = (client: string) =>
      `<astro-island component-url="/a.js" client="${client}"></astro-island>`;
    expect(script(island('load'))).toBeGreaterThan(900);
    expect(script(island('idle'))).toBeGreaterThan(900);
    expect(script(island('visible'))).toBe(0);
  });

  test('is not data', () => {
    expect(script('<script type="application/ld+json">{}</script>')).toBe(0);
  });
});

test('style sheets are measured as they are sent', () => {
  build({
    'index.html': '<link rel="stylesheet" href="/a.css"><p>Puri</p>',
    'a.css': 'p { color: inherit }'.repeat(500),
  });
  const { html, css } = measurePage(dist, 'index.html');
  expect(html).toBeLessThan(80);
  expect(css).toBeLessThan(80);
});

describe('a page breaks its budget', () => {
  const problems = (budget: { routes: string[]; document: number; javascript: number }) =>
    checkBudgets(dist, [budget]).flatMap(({ route, problems }) =>
      problems.map((problem) => `${route} ${problem}`),
    );

  beforeEach(() => build({ 'rooms/checkout.html': `<p>Puri</p><script>${noise(100)}</script>` }));

  test('never, while it keeps it', () => {
    expect(problems({ routes: ['/rooms/checkout'], document: 1000, javascript: 1000 })).toEqual([]);
  });

  test('by too much HTML and CSS', () => {
    const [problem] = problems({ routes: ['/rooms/checkout'], document: 10, javascript: 1000 });
    expect(problem).toMatch(/^\/rooms\/checkout HTML \+ CSS: \d+ of 10 bytes$/);
  });

  test('by too much JavaScript', () => {
    const [problem] = problems({ routes: ['/rooms/checkout'], document: 1000, javascript: 10 });
    expect(problem).toMatch(/JavaScript: \d+ of 10 bytes/);
  });

  test('by having none, and a budget by having no page', () => {
    expect(problems({ routes: ['/gone'], document: 1000, javascript: 1000 })).toEqual([
      '/rooms/checkout has no budget in tests/size-budgets.json',
      '/gone has a budget but no page',
    ]);
  });
});
