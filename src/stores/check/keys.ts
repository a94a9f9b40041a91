import { atom } from 'nanostores';
import * as z from 'zod/mini';
import { call } from '#client/call.ts';
import { getPublicKeys, type PublicKey, publicKey } from '#contract/check.ts';
import { persistentValue } from '#stores/browser/persistent.ts';

type Keys = readonly PublicKey[];

const NONE: PublicKey[] = [];

/** Our public keys as last seen: with them codes can be read where there is no network. */
const $kept = persistentValue<PublicKey[]>('public-keys', NONE, z.array(publicKey));
/** The keys that this page has asked for. */
const $asked = atom<Promise<Keys> | undefined>(undefined);

async function ask(): Promise<Keys> {
  try {
    const { keys } = await call(getPublicKeys, {});
    $kept.set(keys);
    return keys;
  } catch {
    $asked.set(undefined);
    return $kept.get();
  }
}

/** Returns our public keys, which a page asks for once; without a network those that were kept. */
export function publicKeys(): Promise<Keys> {
  const asked = $asked.get() ?? ask();
  $asked.set(asked);
  return asked;
}

/** Lets the next call ask again, also without a network. */
export function forgetPublicKeys(): void {
  $asked.set(undefined);
  $kept.set(NONE);
}
