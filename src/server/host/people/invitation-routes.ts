import type { Hono } from 'hono';
import { acceptInvitation, readInvitation } from '#contract/host/people.ts';
import { findUser, findUserByEmail } from '#server/accounts/queries.ts';
import { openSession, proveSession } from '#server/accounts/session-queries.ts';
import { sessionResponse } from '#server/accounts/session-response.ts';
import { listPropertiesOf, saveRoles, saveSiteOwner } from '#server/host/access/access-queries.ts';
import { writeAudit } from '#server/host/access/audit-queries.ts';
import { listPasskeysOf } from '#server/host/access/passkey-queries.ts';
import { say } from '#server/language/say.ts';
import { enqueueMail } from '#server/mail/queries.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { mount } from '#server/platform/http/mount.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { setDeviceCookie } from '#server/platform/rate-limits/known-device.ts';
import { checkRateLimit } from '#server/platform/rate-limits/limits.ts';
import { findInvitation, markAccepted } from './invitation-queries.ts';
import { checkPassword, openInvited } from './invited-account.ts';

export function invitationRoutes(app: Hono, deps: AppContext): void {
  const { db, clock } = deps;

  mount(app, readInvitation, async ({ body: { token } }) => {
    const invitation = await findInvitation(db, token, clock());
    if (!invitation) return refuse('invalid_token');
    const { email, role } = invitation;
    const user = email === null ? undefined : await findUserByEmail(db, email);
    const inviter = invitation.invited_by === null ? undefined : await findUser(db, invitation.invited_by);
    return {
      email,
      role,
      properties: invitation.properties.map(({ name }) => name),
      needs_password: email !== null && !user?.password_hash,
      invited_by: inviter ? (inviter.name ?? inviter.email) : null,
    };
  });

  mount(app, acceptInvitation, async ({ body: { token, email: typedEmail, name, password }, c }) => {
    const now = clock();
    const known = await findInvitation(db, token, now);
    if (!known) return refuse('invalid_token');
    // The calls are limited, because hashing a password takes the processor.
    const tooMany = await checkRateLimit(deps, c, 'invitation', known.id);
    if (tooMany) return tooMany;
    const email = known.email ?? typedEmail;
    if (email === undefined)
      return refuse('bad_request', { fields: { email: say().siteApi.FIELD_SENTENCES.missing } });
    const invited = { email, isMailed: known.email !== null };
    const checked = await checkPassword(deps, c, invited, password);
    if (checked instanceof Refusal) return checked;

    const session = await inTransaction(db, async (tx) => {
      const invitation = await findInvitation(tx, token, now);
      if (!invitation) return refuse('invalid_token');
      const { role, properties, invited_by } = invitation;
      const homestays = properties.map((property) => property.name);
      const user = await openInvited(tx, invited, checked, { name, homestays, now });
      if (user instanceof Refusal) return user;
      const owned = await listPropertiesOf(tx, user.id);
      // An invitation as staff does not make an owner staff: a homestay could be left without an owner.
      const joined = properties.filter(
        ({ id }) => !owned.some((property) => property.id === id && property.role === 'owner'),
      );
      const joinedIds = joined.map(({ id }) => id);
      if (joined.length > 0) await saveRoles(tx, user.id, joinedIds, role, now);
      for (const propertyId of joinedIds) {
        const event = { propertyId, action: 'accept invitation', after: { user_id: user.id, role } };
        await writeAudit(tx, { user }, event, now);
      }
      if (invited_by === null) await saveSiteOwner(tx, user.id, now);
      await markAccepted(tx, invitation.id, now);
      if (checked.knownHash !== null) {
        const data = { what: 'joined', role, homestays: joined.map((property) => property.name) } as const;
        await enqueueMail(tx, email, { kind: 'host_notice', data }, now);
      }
      const opened = await openSession(tx, user.id, now);
      // An invitation from the terminal lets a host in again who has lost every passkey and code.
      const isRescue = invited_by === null && (await listPasskeysOf(tx, user.id)).length > 0;
      if (isRescue) await proveSession(tx, opened.sessionId, now);
      return { user, ...opened };
    });
    if (session instanceof Refusal) return session;
    // The cookie says that this browser is the mailbox's owner.
    if (session.user.email_verified_at) setDeviceCookie(c, deps, session.user, session.sessionId);
    return sessionResponse(deps, session);
  });
}
