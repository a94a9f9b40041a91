import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { filledLine, line } from '../typed.ts';

const base64url = z.string().check(z.minLength(1), z.maxLength(20_000), z.regex(/^[\w-]+$/));

/** The browser's own forms of WebAuthn, which its library reads and writes. */
const options = z.looseObject({ challenge: z.string() });
const registered = z.looseObject({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
  response: z.looseObject({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.optional(z.array(line(20)).check(z.maxLength(10))),
  }),
});
const asserted = z.looseObject({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
  response: z.looseObject({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
  }),
});

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.nullable(z.string()),
});
export type PasskeyLine = z.infer<typeof passkey>;

/** The access of the calls by which hosts prove themselves; staff do before they pay money back. */
const proving = { access: 'host', withoutHomestay: true, withoutPasskey: true } as const;

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/host/passkeys',
  summary: 'The passkeys of the caller. Without one, the first is registered; with one, it is asked for.',
  ...proving,
  response: z.object({ passkeys: z.array(passkey), recovery_codes_left: z.int() }),
  refusals: [],
});

/** Who has a passkey proves themselves with it before they add another. */
export const startPasskeyRegistration = endpoint({
  method: 'POST',
  path: '/host/passkeys/register-options',
  summary: 'The options for a new passkey, with a challenge of five minutes.',
  ...proving,
  body: z.optional(z.object({})),
  response: z.object({ options }),
  refusals: ['passkey_required'],
});

export const registerPasskey = endpoint({
  method: 'POST',
  path: '/host/passkeys/register',
  summary: 'Save a new passkey. With the first one come ten recovery codes, shown this once.',
  ...proving,
  status: 201,
  body: z.object({ response: registered, name: z.optional(line(60)) }),
  response: z.object({ passkey, recovery_codes: z.array(z.string()) }),
  refusals: ['passkey_refused', 'passkey_required', 'too_many_requests'],
});

export const startPasskeySignIn = endpoint({
  method: 'POST',
  path: '/host/passkeys/sign-in-options',
  summary: 'The options to confirm with a passkey, with a challenge of five minutes.',
  ...proving,
  body: z.optional(z.object({})),
  response: z.object({ options }),
  refusals: ['not_found'],
});

const proven = z.object({ proven_at: z.string() });

export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/host/passkeys/sign-in',
  summary:
    'Confirm with a passkey: this session may use the host’s pages, and for 15 minutes its costly calls.',
  ...proving,
  body: z.object({ response: asserted }),
  response: proven,
  refusals: ['passkey_refused', 'too_many_requests'],
});

export const recoverWithCode = endpoint({
  method: 'POST',
  path: '/host/passkeys/recover',
  summary: 'Confirm with a recovery code in place of a passkey. Each works once.',
  ...proving,
  body: z.object({ code: filledLine(40) }),
  response: z.extend(proven, { codes_left: z.int() }),
  refusals: ['passkey_refused', 'too_many_requests'],
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/host/passkeys/:id',
  summary: 'Remove a passkey, such as that of a lost phone. The last one stays.',
  access: 'host',
  needsProof: true,
  params: z.object({ id: base64url }),
  status: 204,
  refusals: ['not_found', 'wrong_state'],
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/host/passkeys/recovery-codes',
  summary: 'Make ten new recovery codes, shown this once. The old ones no longer work.',
  access: 'host',
  needsProof: true,
  body: z.optional(z.object({})),
  response: z.object({ recovery_codes: z.array(z.string()) }),
  refusals: [],
});
