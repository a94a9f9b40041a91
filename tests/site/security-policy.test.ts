import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineScripts, securityPolicy } from '#site/security-policy.ts';

const policyOf = (pages: string[], settings = {}, hasEditor = false) =>
  securityPolicy(new Set(pages.flatMap(inlineScripts)), { pages: settings, hasEditor });

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
  const withEditor = policyOf([], {}, true);
  expect(withEditor).toMatch(/connect-src [^;]*https:\/\/api\.github\.com/);
  expect(withEditor).toMatch(/worker-src 'self' blob:/);
  expect(policyOf([])).not.toMatch(/github|worker-src[^;]*blob:/);
});
