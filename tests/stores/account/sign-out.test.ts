import '../../support/browser.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connect } from '#client/connection.ts';
import { signOut } from '#stores/account/session.ts';
import { forgetStoredUser } from '#stores/account/stored-user.ts';
import { $draft, typeDetail } from '#stores/booking/draft.ts';
import { CLEARED_ON_SIGN_OUT, KEPT_ON_SIGN_OUT } from '#stores/browser/storage.ts';

afterEach(() => connect());

it('leaves neither the session nor the details of the guest in the browser', async () => {
  localStorage.setItem('auth_token', 'token');
  localStorage.setItem('user', '{}');
  const stop = $draft.listen(() => {});
  typeDetail('name', 'Asha Das');
  expect(localStorage.getItem('booking')).toContain('Asha Das');
  await signOut();
  expect(['auth_token', 'user', 'booking'].map((key) => localStorage.getItem(key))).toEqual([
    null,
    null,
    null,
  ]);
  stop();
});

describe('the table of stored keys', () => {
  const stored = (storage: Storage, keys: readonly string[]) =>
    keys.filter((key) => storage.getItem(key) !== null);

  it.each([
    ['the session', signOut],
    ['a page without the session', async () => forgetStoredUser()],
  ])('says what signing out by %s clears, and what it leaves', async (_, leave) => {
    const { localStorage: cleared, caches: names } = CLEARED_ON_SIGN_OUT;
    const { localStorage: kept, sessionStorage: keptInTab } = KEPT_ON_SIGN_OUT;
    const deleted = vi.fn(async () => true);
    vi.stubGlobal('caches', { delete: deleted });
    // A refresh token would be sent to the server, which this test does not have.
    for (const key of [...cleared, ...kept]) if (key !== 'refresh_token') localStorage.setItem(key, '"x"');
    for (const key of keptInTab) sessionStorage.setItem(key, '"x"');
    await leave();
    expect(stored(localStorage, cleared)).toEqual([]);
    expect(stored(localStorage, kept)).toEqual(kept);
    expect(stored(sessionStorage, keptInTab)).toEqual(keptInTab);
    expect(deleted.mock.calls.flat()).toEqual(names);
    vi.unstubAllGlobals();
  });

  it('has every key that the stores use, and no other', () => {
    const table = [CLEARED_ON_SIGN_OUT, KEPT_ON_SIGN_OUT].flatMap((part) => Object.values(part).flat());
    expect(usedKeys(storeSources())).toEqual([...table].sort());
  });

  it.each([
    `localStorage.setItem('stray', '');`,
    `sessionStorage.getItem('stray');`,
    `window.localStorage.stray = '';`,
    `storage.stray = '';`,
    `delete storage['stray'];`,
    `storedFields('stray');`,
    `persistentValue<Draft>('stray', NEW, schema);`,
    `const KEY = 'stray';\nsessionStorage.removeItem(KEY);`,
    `await caches.open('stray');`,
    `const CACHE = 'stray';\ncaches.match(address, { cacheName: CACHE });`,
  ])('notices the key of %s', (source) => {
    expect(usedKeys([source])).toEqual(['stray']);
  });
});

function storeSources(): string[] {
  const files = readdirSync('src/stores', { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(`src/stores/${file}`, 'utf8'));
}

const METHODS = /^(length|key|clear|getItem|setItem|removeItem)$/;
const KEY = String.raw`(?:'([\w-]+)'|([A-Z_]+)\b)`;
/** The ways in which a key is named: as text, or as a constant of the same file. */
const USES = [
  new RegExp(String.raw`(?:get|set|remove)Item\(${KEY}`, 'g'),
  new RegExp(String.raw`\b(?:storage|localStorage|sessionStorage)\[${KEY}`, 'g'),
  new RegExp(String.raw`\bstored(?:Value|Fields)\(${KEY}`, 'g'),
  new RegExp(String.raw`\bpersistent(?:List|Value)(?:<[^(]*>)?\(${KEY}`, 'g'),
  new RegExp(String.raw`\bcaches\??\.(?:open|delete|has)\(${KEY}`, 'g'),
  new RegExp(String.raw`\bcacheName: ${KEY}`, 'g'),
];
const PROPERTY = /\b(?:storage|localStorage|sessionStorage)\.([a-z_]+)\b(?!\()/gi;

/** The keys of storage and caches in source files, sorted. */
function usedKeys(sources: string[]): string[] {
  const keys = sources.flatMap((text) => {
    const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|^import .*$/gm, '');
    const constant = (name: string) => new RegExp(`const ${name} = '([^']+)'`).exec(code)?.[1] ?? name;
    const named = USES.flatMap((use) => [...code.matchAll(use)]).map(
      ([, key, name = '']) => key ?? constant(name),
    );
    const properties = [...code.matchAll(PROPERTY)].map(([, key = '']) => key);
    return [...named, ...properties.filter((key) => !METHODS.test(key))];
  });
  return [...new Set(keys)].sort();
}
