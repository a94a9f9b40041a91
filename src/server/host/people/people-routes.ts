import type { Hono } from 'hono';
import {
  endHostSession,
  invite,
  listHostSessions,
  listPeople,
  removePerson,
  setRights,
  withdrawInvitation,
} from '#contract/host/people.ts';
import type { HostRole } from '#contract/host/today.ts';
import { chatLink } from '#domain/party/whatsapp-link.ts';
import { endSession, listSessions } from '#server/accounts/session-queries.ts';
import { type Host, mountForHost, SESSION_LIFE } from '#server/host/access/access.ts';
import { removeRoles, saveRights } from '#server/host/access/access-queries.ts';
import { writeAudit } from '#server/host/access/audit-queries.ts';
import { limitPerson } from '#server/host/access/host-limits.ts';
import { say } from '#server/language/say.ts';
import { invitationLink } from '#server/mail/host-template.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { toE164 } from '#server/platform/phone-number.ts';
import { deleteInvitation, endInvitationsBy } from './invitation-queries.ts';
import { inviteHost } from './invite.ts';
import { listInvitations, listPeopleOf } from './people-queries.ts';

/** Mounts the calls about the people who work at an owner's homestays, and about the sessions of a host. */
export function peopleRoutes(app: Hono, deps: AppContext): void {
  const { db, clock, config } = deps;

  mountForHost(app, deps, listPeople, async ({ host }) => ({
    people: await listPeopleOf(db, host.propertyIds),
    invitations: await listInvitations(db, host.propertyIds, clock()),
  }));

  mountForHost(app, deps, invite, async ({ body: { email, phone, role, property_ids }, host }) => {
    const to = toWhom(email, phone, role);
    if (to instanceof Refusal) return to;
    if (property_ids.some((id) => !host.propertyIds.includes(id))) return refuse('not_found');
    const tooMany = await limitPerson(deps, host, 'invitations');
    if (tooMany) return tooMany;
    const now = clock();
    const propertyIds = [...new Set(property_ids)].sort((a, b) => a - b);
    const { id, token, expiresAt } = await host.inTransaction(async (tx) => {
      await auditEach(tx, host, propertyIds, { action: 'invite', after: { role } }, now);
      return inviteHost(tx, { to, role, propertyIds, invitedBy: host.user.id }, now);
    });
    const expires_at = expiresAt.toISOString();
    const made = { id, role, property_ids: propertyIds, expires_at };
    if ('email' in to) return { invitation: { ...made, email: to.email, phone: null } };
    const url = invitationLink(config.siteUrl, token);
    const number = toE164(to.phone);
    const chat = number && { whatsapp_url: chatLink(number, say().hostInviting.invitationText(url)) };
    return { invitation: { ...made, email: null, phone: to.phone, url, ...chat } };
  });

  mountForHost(app, deps, withdrawInvitation, async ({ params: { id }, host }) => {
    const now = clock();
    const shown = await listInvitations(db, host.propertyIds, now);
    const invitation = shown.find((row) => row.id === id);
    if (!invitation) return refuse('not_found');
    const { role, property_ids } = invitation;
    await host.inTransaction(async (tx) => {
      await deleteInvitation(tx, id);
      await auditEach(tx, host, property_ids, { action: 'withdraw invitation', before: { role } }, now);
    });
    return undefined;
  });

  mountForHost(app, deps, removePerson, async ({ params: { user_id }, host }) => {
    const removed = await host.inTransaction(async (tx) => {
      const roles = await removeRoles(tx, user_id, host.propertyIds);
      if (roles === 'last owner') return roles;
      // The removed person could else come back by an invitation that they have made.
      await endInvitationsBy(tx, user_id, host.propertyIds);
      for (const { property_id, role } of roles) {
        const event = { action: 'remove person', before: { user_id, role } };
        await auditEach(tx, host, [property_id], event, clock());
      }
      return roles;
    });
    if (removed === 'last owner') return refuse('wrong_state', {}, say().hostInviting.LAST_OWNER);
    return removed.length > 0 ? undefined : refuse('not_found');
  });

  mountForHost(app, deps, setRights, ({ params: { user_id }, body, host }) =>
    host.inTransaction(async (tx) => {
      const changes = await saveRights(tx, user_id, host.propertyIds, body);
      const people = await listPeopleOf(tx, host.propertyIds);
      const person = people.find((one) => one.user_id === user_id);
      if (!person) return refuse('not_found');
      if (changes.length === 0) return refuse('owner_has_all');
      for (const { propertyId, before, after } of changes) {
        const rights = { before: { user_id, rights: before }, after: { user_id, rights: after } };
        await auditEach(tx, host, [propertyId], { action: 'set rights', ...rights }, clock());
      }
      return { person };
    }),
  );

  mountForHost(app, deps, listHostSessions, async ({ host }) => {
    const since = new Date(clock().getTime() - SESSION_LIFE);
    const sessions = await listSessions(db, host.user.id, since);
    return {
      sessions: sessions.map(({ id, created_at, proven_at }) => ({
        id,
        created_at: created_at.toISOString(),
        ends_at: new Date((proven_at ?? created_at).getTime() + SESSION_LIFE).toISOString(),
        is_current: id === host.sessionId,
      })),
    };
  });

  mountForHost(app, deps, endHostSession, async ({ params, host }) => {
    const ended = await host.inTransaction((tx) => endSession(tx, host.user.id, params.id, clock()));
    return ended ? undefined : refuse('not_found');
  });
}

/**
 * Returns where to send an invitation. Only staff are invited by phone, because an owner's mailbox must be proven by a
 * mailed link.
 */
function toWhom(
  email: string | undefined,
  phone: string | undefined,
  role: HostRole,
): { email: string } | { phone: string } | Refusal {
  const refuseEmail = (sentence: string) => refuse('bad_request', { fields: { email: sentence } }, sentence);
  if (email !== undefined && phone !== undefined) return refuseEmail(say().hostPeople.EMAIL_OR_PHONE);
  if (email !== undefined) return { email };
  if (phone === undefined) return refuseEmail(say().siteApi.FIELD_SENTENCES.missing);
  return role === 'staff' ? { phone } : refuseEmail(say().hostInviting.OWNERS_BY_EMAIL);
}

/** Writes the event into the history of each homestay that it is about. */
async function auditEach(
  tx: Tx,
  host: Pick<Host, 'user'>,
  propertyIds: readonly number[],
  event: { action: string; before?: unknown; after?: unknown },
  now: Date,
): Promise<void> {
  for (const propertyId of propertyIds) await writeAudit(tx, host, { propertyId, ...event }, now);
}
