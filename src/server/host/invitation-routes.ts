import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { acceptInvitation, readInvitation } from '#contract/host/people.ts';
import { password as chosenPassword } from '#contract/typed.ts';
import { PASSWORD_TOO_SHORT } from '#messages/account.ts';
import { WRONG_PASSWORD } from '#messages/account-data.ts';
import { FIELD_SENTENCES } from '#messages/api.ts';
import { createUser, findUser, findUserByEmail, updateUser } from '#server/accounts/queries.ts';
import { openSession, proveSession } from '#server/accounts/session-queries.ts';
import { sessionResponse } from '#server/accounts/session-response.ts';
import { enqueueMail } from '#server/mail/queries.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { mount } from '#server/platform/http/mount.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { countAttempt } from '#server/platform/rate-limits/attempts.ts';
import { setDeviceCookie } from '#server/platform/rate-limits/known-device.ts';
import { checkRateLimit } from '#server/platform/rate-limits/limits.ts';
import { listPropertiesOf, saveRoles, saveSiteOwner } from './access-queries.ts';
import { writeAudit } from './audit-queries.ts';
import { findInvitation, markAccepted } from './invitation-queries.ts';
import { listPasskeysOf } from './passkey-queries.ts';

/** The page behind the link of an invitation. The link proves the mailbox, as that of a new password does. */
export function invitationRoutes(app: Hono, deps: AppContext): void {
  const { db, clock, accounts } = deps;

  mount(app, readInvitation, async ({ body: { token } }) => {
    const invitation = await findInvitation(db, token, clock());
    if (!invitation) return refuse('invalid_token');
    const { email, role } = invitation;
    const user = await findUserByEmail(db, email);
    const inviter = invitation.invited_by === null ? undefined : await findUser(db, invitation.invited_by);
    return {
      email,
      role,
      properties: invitation.properties.map(({ name }) => name),
      needs_password: !user?.password_hash,
      invited_by: inviter ? (inviter.name ?? inviter.email) : null,
    };
  });

  mount(app, acceptInvitation, async ({ body: { token, name, password }, c }) => {
    const now = clock();
    const known = await findInvitation(db, token, now);
    if (!known) return refuse('invalid_token');
    // Hashing a password takes the processor.
    const tooMany = await checkRateLimit(deps, c, 'invitation', known.id);
    if (tooMany) return tooMany;
    const before = await findUserByEmail(db, known.email);
    if (before?.password_hash) {
      // Tries at one password are counted together, whatever they are for.
      const attempt = await countAttempt(deps, c, 'sign-in', known.email);
      if (attempt.refusal) return attempt.refusal;
      const isRight = await accounts.passwords.matches(before.password_hash, password ?? '');
      if (!isRight) return refuse('wrong_password', {}, WRONG_PASSWORD);
      await attempt.succeeded();
    } else if (password !== undefined && !z.safeParse(chosenPassword, password).success) {
      return refuse('bad_request', { fields: { password: PASSWORD_TOO_SHORT } }, PASSWORD_TOO_SHORT);
    }
    const hash = password === undefined ? undefined : await accounts.passwords.hash(password);

    const session = await inTransaction(db, async (tx) => {
      const invitation = await findInvitation(tx, token, now);
      if (!invitation) return refuse('invalid_token');
      const { email, role, properties } = invitation;
      const user =
        (await createUser(tx, { email, name: name ?? null, phone: null, now })) ??
        (await findUserByEmail(tx, email));
      if (!user) throw new Error('There is no account for an invitation');
      // It was set meanwhile, or is another one now.
      if (user.password_hash !== (before?.password_hash ?? null))
        return refuse('wrong_password', {}, WRONG_PASSWORD);
      const password_hash = user.password_hash ?? hash;
      if (!password_hash) return refuse('bad_request', { fields: { password: FIELD_SENTENCES.missing } });
      const account = await updateUser(tx, user.id, {
        password_hash,
        name: user.name ?? (name || null),
        email_verified_at: user.email_verified_at ?? now,
      });
      const owned = await listPropertiesOf(tx, user.id);
      // An invitation as staff makes no owner less than that: a homestay could be left without one.
      const propertyIds = properties
        .map(({ id }) => id)
        .filter((id) => !owned.some((property) => property.id === id && property.role === 'owner'));
      if (propertyIds.length > 0) await saveRoles(tx, user.id, propertyIds, role, now);
      for (const propertyId of propertyIds) {
        const event = { propertyId, action: 'accept invitation', after: { user_id: user.id, role } };
        await writeAudit(tx, { user: account }, event, now);
      }
      if (invitation.invited_by === null) await saveSiteOwner(tx, user.id, now);
      await markAccepted(tx, invitation.id, now);
      if (user.password_hash) {
        const joined = properties.filter(({ id }) => propertyIds.includes(id));
        const homestays = joined.map((property) => property.name);
        const data = { what: 'joined', role, homestays } as const;
        await enqueueMail(tx, email, { kind: 'host_notice', data }, now);
      }
      const opened = await openSession(tx, user.id, now);
      // From the terminal: who has lost every passkey and code gets in again.
      const isRescue = invitation.invited_by === null && (await listPasskeysOf(tx, user.id)).length > 0;
      if (isRescue) await proveSession(tx, opened.sessionId, now);
      return { user: account, ...opened };
    });
    if (session instanceof Refusal) return session;
    setDeviceCookie(c, deps, session.user, session.sessionId);
    return sessionResponse(deps, session);
  });
}
