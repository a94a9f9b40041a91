import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inlineScripts, policyIn, securityPolicy, writeSecurityPolicy } from '#site/security-policy.ts';

const policyOf = (pages: string[], settings = {}) =>
  securityPolicy(new Set(pages.flatMap(inlineScripts)), { pages: settings, hasEditor: false });

const directive = (name: string, pages: string[] = [], settings = {}) =>
  policyOf(pages, settings)
    .split('; ')
    .map((line) => line.split(' '))
    .find(([first]) => first === name)
    ?.slice(1) ?? [];

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('only the inline scripts of the build run, each by its hash', () => {
  const pages = [
    `<script>go("a < b");</script><script type="module">\nlet a = '₹';\n</script><script src="/x.js"></script>`,
    `<script>go("a < b");</script><script type="application/ld+json">{"@type":"Hotel"}</script>`,
  ];
  const sources = directive('script-src', pages);
  const hashes = sources.filter((source) => source.startsWith("'sha256"));
  expect(hashes.sort()).toEqual([hash('go("a < b");'), hash("\nlet a = '₹';\n")].sort());
  expect(sources).toContain('https://checkout.razorpay.com');
});

test('nothing is allowed in general: no inline script, no eval, no scheme, no wildcard host', () => {
  const policy = policyOf(['<script>a</script>']);
  expect(policy.match(/'unsafe-[a-z-]+'/g)).toEqual(["'unsafe-inline'"]);
  expect(directive('style-src')).toContain("'unsafe-inline'");
  expect(policy).not.toMatch(/(^|\s)(\*|https?:)(\s|;|$)/);
  expect(directive('script-src')).not.toContain('data:');
});

test.each([
  ['frame-ancestors', "'none'"],
  ['object-src', "'none'"],
  ['base-uri', "'none'"],
  ['form-action', "'self'"],
  ['default-src', "'self'"],
])('%s is %s', (name, value) => {
  expect(directive(name)).toEqual([value]);
});

test('other sites can frame the search form alone, which pays nothing', () => {
  const settings = { pages: {}, hasEditor: false };
  for (const path of ['/*', '/host', '/host/*', '/host/content'])
    expect(securityPolicy(new Set(), settings, path)).toContain("frame-ancestors 'none'");
  const embed = securityPolicy(new Set(), settings, '/embed/*');
  expect(embed).toContain('frame-ancestors *;');
  expect(embed).not.toContain('razorpay');
});

test('only Razorpay and the cookie-less player can be framed', () => {
  expect(directive('frame-src')).toEqual([
    'https://www.youtube-nocookie.com',
    'https://api.razorpay.com',
    'https://checkout.razorpay.com',
  ]);
});

test('the map uses the hosts of the settings only', () => {
  expect(directive('img-src')).toContain('https://tile.openstreetmap.org');
  expect(directive('connect-src')).toContain('https://nominatim.openstreetmap.org');
  const settings = {
    PUBLIC_MAP_TILES_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png?key={key}',
    PUBLIC_GEOCODER_URL: 'https://places.example/nominatim/',
  };
  expect(directive('img-src', [], settings)).toContain('https://*.tiles.example');
  expect(directive('connect-src', [], settings)).toContain('https://places.example');
  expect(policyOf([], settings)).not.toContain('openstreetmap');
  expect(directive('img-src', [], { PUBLIC_MAP_TILES_URL: '/tiles/{z}/{x}/{y}.png' })).not.toContain(
    '/tiles',
  );
});

test('an API on another origin can be called and shows its pictures; its only script is the test window', () => {
  const settings = { PUBLIC_API_URL: 'https://api.stay.example/v1/' };
  expect(directive('connect-src', [], settings)).toContain('https://api.stay.example');
  expect(directive('img-src', [], settings)).toContain('https://api.stay.example');
  const scripts = directive('script-src', [], settings).filter((source) => source.includes('stay.example'));
  expect(scripts).toEqual(['https://api.stay.example/v1/sandbox/razorpay/checkout.js']);
  expect(directive('script-src', [], { PUBLIC_API_URL: '/api' }).join()).not.toContain('/api');
});

test('the editor of words reaches its repository and runs beside the page, but only where it can be used', () => {
  const policyOfEditor = (hasEditor: boolean) =>
    securityPolicy(new Set(), { pages: {}, hasEditor }, '/host/content');
  expect(policyOfEditor(true)).toMatch(/connect-src [^;]*https:\/\/api\.github\.com/);
  expect(policyOfEditor(true)).toMatch(/worker-src 'self' blob:/);
  expect(policyOfEditor(false)).not.toMatch(/github|worker-src[^;]*blob:/);
  for (const path of ['/*', '/host', '/host/*']) {
    expect(securityPolicy(new Set(), { pages: {}, hasEditor: true }, path)).not.toMatch(/github/);
  }
});

test('no page of the desk opens a window to pay', () => {
  const settings = { pages: { PUBLIC_API_URL: 'https://api.stay.example' }, hasEditor: true };
  for (const path of ['/host', '/host/*', '/host/content']) {
    expect(securityPolicy(new Set(), settings, path)).not.toMatch(/razorpay/);
  }
});

test.each([
  ['/', /razorpay/, /github/],
  ['/rooms/7', /razorpay/, /github/],
  ['/hosts', /razorpay/, /github/],
  ['/host', /openstreetmap/, /razorpay|github/],
  ['/host/bookings/7', /openstreetmap/, /razorpay|github/],
  ['/host/content', /github/, /razorpay/],
])('the built file has the policy of %s', async (path, has, hasNot) => {
  const dist = await mkdtemp(join(tmpdir(), 'policy-'));
  await writeSecurityPolicy(dist, { pages: {}, hasEditor: true });
  const policy = policyIn(await readFile(join(dist, '_headers'), 'utf8'), path);
  await rm(dist, { recursive: true });
  expect(policy).toMatch(has);
  expect(policy).not.toMatch(hasNot);
});
