import { vi } from 'vitest';
import type { Authenticator } from './authenticator.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/143.0.0.0 Mobile Safari/537.36';

interface Asked {
  publicKey: {
    challenge: ArrayBuffer;
    excludeCredentials?: { id: ArrayBuffer }[];
    allowCredentials?: { id: ArrayBuffer }[];
  };
}

export interface Phone {
  declines: boolean;
  asked: number;
  copied: string[];
}

const textOf = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url');
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url')).buffer;

/** Turns this browser into an Android phone with a passkey, until the test ends. */
export function onPhone(key: Authenticator): Phone {
  const phone: Phone = { declines: false, asked: 0, copied: [] };
  const ask = () => {
    phone.asked += 1;
    if (phone.declines) throw new DOMException('The window was closed', 'NotAllowedError');
  };
  const isNamed = (list: { id: ArrayBuffer }[] = []) => list.some(({ id }) => textOf(id) === key.id);
  const create = async ({ publicKey }: Asked) => {
    ask();
    if (isNamed(publicKey.excludeCredentials)) throw new DOMException('Known', 'InvalidStateError');
    const { response, rawId, ...made } = key.register({ challenge: textOf(publicKey.challenge) });
    return {
      ...made,
      rawId: bytesOf(rawId),
      getClientExtensionResults: () => ({}),
      response: {
        clientDataJSON: bytesOf(response.clientDataJSON),
        attestationObject: bytesOf(response.attestationObject),
        getTransports: () => response.transports,
      },
    };
  };
  const get = async ({ publicKey }: Asked) => {
    ask();
    if (!isNamed(publicKey.allowCredentials)) throw new DOMException('Not here', 'NotAllowedError');
    const { response, rawId, ...made } = key.signIn({ challenge: textOf(publicKey.challenge) });
    return {
      ...made,
      rawId: bytesOf(rawId),
      getClientExtensionResults: () => ({}),
      response: {
        clientDataJSON: bytesOf(response.clientDataJSON),
        authenticatorData: bytesOf(response.authenticatorData),
        signature: bytesOf(response.signature),
      },
    };
  };
  const clipboard = { writeText: async (text: string) => void phone.copied.push(text) };
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('navigator', { userAgent: PHONE, credentials: { create, get }, clipboard });
  return phone;
}
