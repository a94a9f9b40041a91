import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { AppContext } from '#server/platform/context.ts';
import type { PasskeyRow } from './passkey-queries.ts';

/** Runs WebAuthn for this site: a passkey is bound to the host name, an answer to the origin. */
type PasskeyDeps = Pick<AppContext, 'config' | 'accounts' | 'log'>;

const rpId = ({ config }: PasskeyDeps) => new URL(config.siteUrl).hostname;
const originOf = ({ config }: PasskeyDeps) => new URL(config.siteUrl).origin;

/** EdDSA, ES256 and RS256: every authenticator has one of these. */
const ALGORITHMS = [-8, -7, -257];

/** The password was typed before, so touching the key is enough on a device without face, finger or PIN. */
const VERIFICATION = { userVerification: 'preferred', requireUserVerification: false } as const;

export function registrationOptions(
  deps: PasskeyDeps,
  siteName: string,
  user: { id: number; email: string; name: string | null },
  known: readonly PasskeyRow[],
) {
  return generateRegistrationOptions({
    rpName: siteName,
    rpID: rpId(deps),
    userName: user.email,
    userDisplayName: user.name ?? user.email,
    // The authenticator keeps this id, so it must not be personal.
    userID: new TextEncoder().encode(deps.accounts.sign(`passkey of ${user.id}`)),
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'preferred', userVerification: VERIFICATION.userVerification },
  });
}

export function signInOptions(deps: PasskeyDeps, known: readonly PasskeyRow[]) {
  return generateAuthenticationOptions({
    rpID: rpId(deps),
    allowCredentials: known.map(({ id, transports }) => ({ id, transports })),
    userVerification: VERIFICATION.userVerification,
  });
}

/** Returns what to store of a new passkey; undefined if the answer is not right. */
export async function readRegistration(deps: PasskeyDeps, challenge: string, response: unknown) {
  const verified = await orRefused(deps, () =>
    verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: originOf(deps),
      expectedRPID: rpId(deps),
      requireUserVerification: VERIFICATION.requireUserVerification,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!verified?.verified) return undefined;
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  return { id, public_key: Buffer.from(publicKey).toString('base64url'), counter, transports };
}

/** Returns the passkey's new counter; undefined if the answer is not right, or the counter shows a copy of the key. */
export async function readSignIn(
  deps: PasskeyDeps,
  challenge: string,
  response: unknown,
  { id, public_key, counter, transports }: PasskeyRow,
): Promise<number | undefined> {
  const publicKey = new Uint8Array(Buffer.from(public_key, 'base64url'));
  const verified = await orRefused(deps, () =>
    verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: originOf(deps),
      expectedRPID: rpId(deps),
      credential: { id, publicKey, counter, transports },
      requireUserVerification: VERIFICATION.requireUserVerification,
    }),
  );
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}

/** Returns undefined for a wrong answer, for which the library throws. Only the log says why. */
async function orRefused<T>({ log }: PasskeyDeps, verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify();
  } catch (error) {
    log.info({ err: error }, 'a passkey was refused');
    return undefined;
  }
}
