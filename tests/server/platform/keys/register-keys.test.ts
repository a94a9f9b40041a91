import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { addRegisterKeys, readRegisterKeys, registerSealer } from '#server/platform/keys/register-keys.ts';
import { Unreadable } from '#server/platform/keys/sealer.ts';
import { TEST_REGISTER_KEYS as KEY, OTHER_REGISTER_KEY as OTHER } from '../../../support/register-keys.ts';

const folder = mkdtempSync(join(tmpdir(), 'register-keys-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string, registerKeys?: string) => ({ registerKeys, dataDir: join(folder, name) });

describe('the keys of the register', () => {
  it('are made once, and readable by their owner only', () => {
    const keys = readRegisterKeys(at('new'));
    expect(Buffer.from(keys, 'base64')).toHaveLength(32);
    expect(readRegisterKeys(at('new'))).toBe(keys);
    expect(statSync(join(folder, 'new', 'register-keys')).mode & 0o777).toBe(0o600);
  });

  it('are those of the setting, which leaves no file', () => {
    expect(readRegisterKeys(at('told', KEY))).toBe(KEY);
    expect(() => statSync(join(folder, 'told'))).toThrow('ENOENT');
  });

  it('stop the start when their file is damaged, and are not repeated', () => {
    readRegisterKeys(at('damaged'));
    writeFileSync(join(folder, 'damaged', 'register-keys'), 'secret-but-short');
    expect(() => readRegisterKeys(at('damaged'))).toThrow(
      /register-keys must be keys of 32 bytes in Base64, separated by commas: `openssl rand -base64 32` makes one\.$/,
    );
  });

  it('of a backup go behind the present ones', () => {
    const present = readRegisterKeys(at('restored'));
    expect(addRegisterKeys(at('restored'), `${OTHER},${present}`)).toBeUndefined();
    expect(readRegisterKeys(at('restored'))).toBe(`${present},${OTHER}`);
    rmSync(join(folder, 'restored', 'register-keys'));
    addRegisterKeys(at('restored'), OTHER);
    expect(readFileSync(join(folder, 'restored', 'register-keys'), 'utf8')).toBe(OTHER);
  });

  it('of a backup are named where the setting has others', () => {
    expect(addRegisterKeys(at('set', KEY), OTHER)).toBe(`${KEY},${OTHER}`);
    expect(addRegisterKeys(at('set', `${KEY}, ${OTHER}`), OTHER)).toBeUndefined();
  });
});

describe('a sealed text', () => {
  const sealer = registerSealer(KEY);

  it('opens with the same key for the same row only', () => {
    const sealed = sealer.seal('Hans Müller, C01X00T47', 'reservation 1');
    expect(sealed).not.toContain('C01X00T47');
    expect(Buffer.from(sealed.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain('Hans');
    expect(sealer.open(sealed, 'reservation 1')).toBe('Hans Müller, C01X00T47');
    expect(() => sealer.open(sealed, 'reservation 2')).toThrow(Unreadable);
    expect(() => registerSealer(OTHER).open(sealed, 'reservation 1')).toThrow('not in REGISTER_KEYS');
    const changed = sealed.replace(/^(.{20})(.)/, (_, start, sign) => start + (sign === 'A' ? 'B' : 'A'));
    expect(() => sealer.open(changed, 'reservation 1')).toThrow('was changed');
    expect(() => sealer.open('', 'reservation 1')).toThrow(Unreadable);
  });

  it('is never the same twice', () => {
    expect(sealer.seal('x', 'y')).not.toBe(sealer.seal('x', 'y'));
  });

  it('opens with an old key that stands behind a new one, which seals from then on', () => {
    const old = sealer.seal('x', 'y');
    const both = registerSealer(`${OTHER},${KEY}`);
    expect(both.open(old, 'y')).toBe('x');
    expect(old.startsWith(both.prefix)).toBe(false);
    const fresh = both.seal('x', 'y');
    expect(fresh.startsWith(both.prefix)).toBe(true);
    expect(registerSealer(OTHER).open(fresh, 'y')).toBe('x');
  });
});
