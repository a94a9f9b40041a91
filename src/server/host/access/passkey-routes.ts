import { randomInt } from 'node:crypto';
import type { Hono } from 'hono';
import * as call from '#contract/host/passkeys.ts';
import type { HostNotice } from '#messages/mail/host-notice.ts';
import { endSessionsProvenBy, proveSession } from '#server/accounts/session-queries.ts';
import { say } from '#server/language/say.ts';
import { enqueueMail } from '#server/mail/queries.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import type { AccountKeys } from '#server/platform/keys/keys.ts';
import { countAttempt } from '#server/platform/rate-limits/attempts.ts';
import { type Host, mountForHost } from './access.ts';
import { writeAudit } from './audit-queries.ts';
import * as queries from './passkey-queries.ts';
import { readRegistration, readSignIn, registrationOptions, signInOptions } from './passkeys.ts';

/** Lets owners prove themselves after the password, with a passkey or with a recovery code. */
export function passkeyRoutes(app: Hono, deps: AppContext): void {
  const { db, clock, accounts } = deps;
  const known = ({ user }: Host) => queries.listPasskeysOf(db, user.id);
  const replaceCodes = async (tx: Tx, { user }: Host, now: Date) => {
    const codes = makeRecoveryCodes();
    const hashes = codes.map((code) => hashCode(accounts, user.id, code));
    await queries.replaceCodes(tx, user.id, hashes, now);
    return codes;
  };

  mountForHost(app, deps, call.listPasskeys, async ({ host }) => ({
    passkeys: (await known(host)).map(queries.passkeyLine),
    recovery_codes_left: await queries.countCodes(db, host.user.id),
  }));

  mountForHost(app, deps, call.startPasskeyRegistration, async ({ host }) => {
    const passkeys = await known(host);
    if (passkeys.length > 0 && !host.isFresh()) return refuse('passkey_required');
    const options = await registrationOptions(deps, deps.host.name, host.user, passkeys);
    await queries.saveChallenge(db, host.sessionId, 'register', options.challenge, clock());
    return { options: { ...options } };
  });

  mountForHost(app, deps, call.registerPasskey, async ({ body: { response, name }, host, c }) => {
    const attempt = await countAttempt(deps, c, 'passkey', host.user.id);
    if (attempt.refusal) return attempt.refusal;
    const now = clock();
    const challenge = await queries.takeChallenge(db, host.sessionId, 'register', now);
    const passkey = challenge && (await readRegistration(deps, challenge, response));
    if (!passkey) return refuse('passkey_refused');
    const saved = await host.inTransaction(async (tx) => {
      await queries.lockUser(tx, host.user.id);
      const earlier = await queries.listPasskeysOf(tx, host.user.id);
      if (earlier.length > 0 && !host.isFresh()) return refuse('passkey_required');
      const added = await queries.insertPasskey(
        tx,
        host.user.id,
        { ...passkey, name: name || say().hostInviting.PASSKEY_NAME },
        now,
      );
      if (!added) return refuse('passkey_refused');
      const codes = earlier.length === 0 ? await replaceCodes(tx, host, now) : [];
      await proveSession(tx, host.sessionId, now, passkey.id);
      await audit(tx, host, 'add passkey', now);
      await notify(tx, host, { what: 'passkey added', name: added.name }, now);
      return { passkey: queries.passkeyLine(added), recovery_codes: codes };
    });
    if (!(saved instanceof Refusal)) await attempt.succeeded();
    return saved;
  });

  mountForHost(app, deps, call.startPasskeySignIn, async ({ host }) => {
    const passkeys = await known(host);
    if (passkeys.length === 0) return refuse('not_found');
    const options = await signInOptions(deps, passkeys);
    await queries.saveChallenge(db, host.sessionId, 'sign-in', options.challenge, clock());
    return { options: { ...options } };
  });

  mountForHost(app, deps, call.signInWithPasskey, async ({ body: { response }, host, c }) => {
    const attempt = await countAttempt(deps, c, 'passkey', host.user.id);
    if (attempt.refusal) return attempt.refusal;
    const now = clock();
    const challenge = await queries.takeChallenge(db, host.sessionId, 'sign-in', now);
    const passkey = (await known(host)).find(({ id }) => id === response.id);
    if (!challenge || !passkey) return refuse('passkey_refused');
    const counter = await readSignIn(deps, challenge, response, passkey);
    if (counter === undefined) return refuse('passkey_refused');
    const isProven = await host.inTransaction(async (tx) => {
      if (!(await queries.markPasskeyUsed(tx, passkey, counter, now))) return false;
      await proveSession(tx, host.sessionId, now, passkey.id);
      return true;
    });
    if (!isProven) return refuse('passkey_refused');
    await attempt.succeeded();
    return { proven_at: now.toISOString() };
  });

  mountForHost(app, deps, call.recoverWithCode, async ({ body: { code }, host, c }) => {
    const attempt = await countAttempt(deps, c, 'passkey', host.user.id);
    if (attempt.refusal) return attempt.refusal;
    const now = clock();
    const left = await host.inTransaction(async (tx) => {
      const hash = hashCode(accounts, host.user.id, code);
      if (!(await queries.spendCode(tx, host.user.id, hash))) return undefined;
      await proveSession(tx, host.sessionId, now);
      await audit(tx, host, 'use recovery code', now);
      const codesLeft = await queries.countCodes(tx, host.user.id);
      await notify(tx, host, { what: 'code used', left: codesLeft }, now);
      return codesLeft;
    });
    if (left === undefined) return refuse('passkey_refused');
    await attempt.succeeded();
    return { proven_at: now.toISOString(), codes_left: left };
  });

  mountForHost(app, deps, call.removePasskey, async ({ params: { id }, host }) => {
    return host.inTransaction(async (tx) => {
      await queries.lockUser(tx, host.user.id);
      const passkeys = await queries.listPasskeysOf(tx, host.user.id);
      const removed = passkeys.find((passkey) => passkey.id === id);
      if (!removed) return refuse('not_found');
      if (passkeys.length === 1) return refuse('wrong_state', {}, say().hostInviting.LAST_PASSKEY);
      const now = clock();
      await queries.deletePasskey(tx, id);
      await endSessionsProvenBy(tx, id, now);
      await audit(tx, host, 'remove passkey', now);
      await notify(tx, host, { what: 'passkey removed', name: removed.name }, now);
      return undefined;
    });
  });

  mountForHost(app, deps, call.renewRecoveryCodes, ({ host }) =>
    host.inTransaction(async (tx) => {
      const now = clock();
      await queries.lockUser(tx, host.user.id);
      const codes = await replaceCodes(tx, host, now);
      await audit(tx, host, 'renew recovery codes', now);
      await notify(tx, host, { what: 'codes renewed' }, now);
      return { recovery_codes: codes };
    }),
  );
}

/** Writes the event into the history of every homestay that the owner could harm with the passkey. */
async function audit(tx: Tx, host: Host, action: string, now: Date): Promise<void> {
  for (const propertyId of host.propertyIds) await writeAudit(tx, host, { propertyId, action }, now);
}

/** Mails the person, because somebody else may have done it. */
const notify = (tx: Tx, { user }: Host, notice: HostNotice, now: Date) =>
  enqueueMail(tx, user.email, { kind: 'host_notice', data: notice }, now);

/** The letters I, L, O and U are left out, because people confuse them with other signs. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 3;
const GROUP_LENGTH = 4;
const CODES = 10;

/** Returns ten codes such as `7K2M-9QXB-04TD`, of 60 random bits each. */
function makeRecoveryCodes(): string[] {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, group).join('-'));
}

/** Returns what is stored of a code: signed, because it is short enough to be guessed from a plain hash. */
function hashCode({ sign }: Pick<AccountKeys, 'sign'>, userId: number, typed: string): string {
  const code = typed
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '');
  return sign(`recovery code ${userId} ${code}`);
}
