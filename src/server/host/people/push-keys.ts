import { createECDH } from 'node:crypto';
import type { AccountKeys } from '#server/platform/keys/keys.ts';

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * Returns the key pair by which push services know this site (VAPID). It follows from the token secret, so that it is
 * the same at every start and on every server, and is stored nowhere.
 */
export function pushKeys({ sign }: Pick<AccountKeys, 'sign'>): PushKeys {
  // One of four billion numbers is no private key of this curve, so the next one is tried.
  for (let attempt = 0; ; attempt += 1) {
    const privateKey = Buffer.from(sign(`push key ${attempt}`), 'base64url');
    const pair = createECDH('prime256v1');
    try {
      pair.setPrivateKey(privateKey);
    } catch (error) {
      if (attempt > 9) throw error;
      continue;
    }
    return {
      publicKey: pair.getPublicKey().toString('base64url'),
      privateKey: privateKey.toString('base64url'),
    };
  }
}
