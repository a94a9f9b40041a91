import { call } from '#client/call.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import * as passkeys from '#contract/host/passkeys.ts';
import { noNetwork } from '#messages/host/desk.ts';
import * as messages from '#messages/host/proof.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';

const library = () => import('@simplewebauthn/browser');
type Library = Awaited<ReturnType<typeof library>>;
type CreationOptions = Parameters<Library['startRegistration']>[0]['optionsJSON'];
type RequestOptions = Parameters<Library['startAuthentication']>[0]['optionsJSON'];

/** The browser used no passkey. The message is a sentence for the host. */
class NoPasskey extends Error {
  override readonly name = 'NoPasskey';
}

export const isPasskeyUsable = () => 'PublicKeyCredential' in globalThis;

/** Creates a passkey on this device and saves it. The first passkey brings recovery codes. */
export async function registerDevice(): Promise<ResponseOf<typeof passkeys.registerPasskey>> {
  const { startRegistration } = await readyLibrary();
  const { options } = await call(passkeys.startPasskeyRegistration, { body: {} });
  const optionsJSON = options as unknown as CreationOptions;
  const made = await startRegistration({ optionsJSON }).catch(asNoPasskey);
  const response = { ...made, clientExtensionResults: { ...made.clientExtensionResults } };
  return call(passkeys.registerPasskey, {
    body: {
      response: { ...response, response: { ...made.response } },
      name: deviceName(navigator.userAgent),
    },
  });
}

export async function proveWithPasskey(): Promise<void> {
  const { startAuthentication } = await readyLibrary();
  const { options } = await call(passkeys.startPasskeySignIn, { body: {} });
  const optionsJSON = options as unknown as RequestOptions;
  const answer = await startAuthentication({ optionsJSON }).catch(asNoPasskey);
  const response = { ...answer, clientExtensionResults: { ...answer.clientExtensionResults } };
  await call(passkeys.signInWithPasskey, {
    body: { response: { ...response, response: { ...answer.response } } },
  });
}

export async function proveWithCode(code: string): Promise<number> {
  return (await call(passkeys.recoverWithCode, { body: { code } })).codes_left;
}

export function passkeyFailure(error: unknown): string {
  return error instanceof NoPasskey ? error.message : failureSentence(error, noNetwork);
}

async function readyLibrary(): Promise<Library> {
  if (!isPasskeyUsable()) throw new NoPasskey(messages.NO_PASSKEYS);
  return library();
}

/** The host closed the browser's window or waited too long, or the device is registered already. */
function asNoPasskey(cause: unknown): never {
  const isKnown = cause instanceof Error && cause.name === 'InvalidStateError';
  throw new NoPasskey(isKnown ? messages.KNOWN_DEVICE : messages.NOT_USED, { cause });
}

const PATTERNS: readonly [keyof typeof messages.DEVICES, RegExp][] = [
  ['android', /Android/],
  ['iphone', /iPhone/],
  ['ipad', /iPad/],
  ['mac', /Mac OS X/],
  ['windows', /Windows/],
  ['linux', /Linux|CrOS/],
];

/** Returns a name such as "iPhone", by which hosts find the passkey in a list. */
export function deviceName(userAgent: string): string {
  const [device] = PATTERNS.find(([, pattern]) => pattern.test(userAgent)) ?? ['other' as const];
  return messages.DEVICES[device];
}
