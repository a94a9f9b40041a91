import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError } from '../config.ts';
import { makePrivateDirectory } from '../database/private-directory.ts';
import { areRegisterKeys, REGISTER_KEYS_RULE } from '../key-settings.ts';
import { createSealer, type Sealer } from './sealer.ts';

/** The file in the data directory with the keys of the register of guests, where the settings have none. */
export const REGISTER_KEYS_FILE = 'register-keys';

const PRIVATE = 0o600;
const KEY_BYTES = 32;

type KeySettings = Pick<Config, 'registerKeys' | 'dataDir'>;

/** Returns the keys of the register as they are written in the settings, or those that are made once and stored. */
export function readRegisterKeys({ registerKeys, dataDir }: KeySettings): string {
  if (registerKeys) return registerKeys;
  const file = join(dataDir, REGISTER_KEYS_FILE);
  makePrivateDirectory(dataDir);
  try {
    // `wx` fails if there is a file already, or another process has made it first.
    writeFileSync(file, randomBytes(KEY_BYTES).toString('base64'), { mode: PRIVATE, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const stored = readFileSync(file, 'utf8').trim();
  if (areRegisterKeys(stored)) return stored;
  throw new ConfigError([`The file ${file} ${REGISTER_KEYS_RULE}`]);
}

const listOf = (keys: string) => keys.split(',').map((key) => key.trim());

/** Returns what seals and opens the register. */
export function registerSealer(keys: string): Sealer {
  const [first, ...others] = listOf(keys).map((key) => Buffer.from(key, 'base64'));
  if (!first) throw new Error('There is no key of the register');
  return createSealer([first, ...others]);
}

/** Returns the present keys with those of a backup behind them. */
export function withKeysOf(present: string, backup: string): string {
  const keys = [...(present === '' ? [] : listOf(present)), ...listOf(backup)];
  return [...new Set(keys)].join(',');
}

/**
 * Adds the keys of a backup behind those of a data directory. Returns what to set instead, where the setting names other
 * keys.
 */
export function addRegisterKeys({ registerKeys, dataDir }: KeySettings, backup: string): string | undefined {
  if (registerKeys) {
    const all = withKeysOf(registerKeys, backup);
    return all === withKeysOf(registerKeys, registerKeys) ? undefined : all;
  }
  const file = join(dataDir, REGISTER_KEYS_FILE);
  const present = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  writeFileSync(`${file}.new`, withKeysOf(present, backup), { mode: PRIVATE });
  renameSync(`${file}.new`, file);
  return undefined;
}
