import { hasSiteOwner } from '#server/host/access/access-queries.ts';
import { hasInvitation } from '#server/host/people/invitation-queries.ts';
import { inviteHost } from '#server/host/people/invite.ts';
import { say } from '#server/language/say.ts';
import { invitationLink } from '#server/mail/host-template.ts';
import type { AppConfig, AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { listPropertyNames } from '#server/rooms/property-queries.ts';

/**
 * Returns what `npm start` prints if there is no homestay yet: how to set one up in the browser. With HOST_EMAIL, its
 * owner is invited, once. Undefined if there is a homestay, or somebody who may add one.
 */
export async function beginFirstStart(
  { db, config, clock }: Pick<AppContext, 'db' | 'clock'> & { config: AppConfig },
  hostEmail: string | undefined,
): Promise<string | undefined> {
  if ((await listPropertyNames(db)).length > 0 || (await hasSiteOwner(db))) return undefined;
  if (!hostEmail) return say().hostInviting.NO_HOMESTAY;
  const now = clock();
  const token = await inTransaction(db, async (tx) => {
    // Nobody reads the local mailbox, so a new link replaces the one that was printed before.
    if (config.mail.kind !== 'mailbox' && (await hasInvitation(tx, hostEmail, now))) return undefined;
    const invitation = { to: { email: hostEmail }, role: 'owner', propertyIds: [], invitedBy: null } as const;
    return (await inviteHost(tx, invitation, now)).token;
  });
  if (token === undefined) return say().hostInviting.invitedBefore(hostEmail);
  if (config.mail.kind === 'mailbox')
    return say().hostInviting.setUpHere(invitationLink(config.siteUrl, token));
  return say().hostInviting.invited(hostEmail);
}
