import { atom } from 'nanostores';
import * as z from 'zod/mini';
import { call } from '#client/call.ts';
import { getPublicKeys, type PublicKey, publicKey } from '#contract/check.ts';
import { storage, storedValue } from '#stores/browser/storage.ts';

type Keys = readonly PublicKey[];

/** The keys that this page has asked for. */
const $asked = atom<Promise<Keys> | undefined>(undefined);

/** Our public keys as last seen: with them codes can be read where there is no network. */
function keptKeys(): Keys {
  return z.safeParse(z.array(publicKey), storedValue('public-keys')).data ?? [];
}

async function ask(): Promise<Keys> {
  try {
    const { keys } = await call(getPublicKeys, {});
    storage['public-keys'] = JSON.stringify(keys);
    return keys;
  } catch {
    $asked.set(undefined);
    return keptKeys();
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
  delete storage['public-keys'];
}
