import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { email } from '#contract/typed.ts';
import { say } from '#server/language/say.ts';
import { invitationLink } from '#server/mail/host-template.ts';
import { enqueueMail } from '#server/mail/queries.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { CommandRefused } from '#server/platform/run-command.ts';
import type { Task } from '#server/platform/server-tasks.ts';
import { listPropertyNames } from '#server/rooms/property-queries.ts';
import { insertInvitation, type NewInvitation } from './invitation-queries.ts';

/** Makes an invitation and mails its link, if it is to an email. */
export async function inviteHost(tx: Tx, invitation: NewInvitation, now: Date) {
  const { to, role } = invitation;
  const made = await insertInvitation(tx, invitation, now);
  if ('email' in to) {
    const data = { token: made.token, role };
    await enqueueMail(tx, to.email, { kind: 'host_invitation', data }, now);
  }
  return made;
}

/** Runs `npm run host:invite -- me@example.com`, which invites an owner of all homestays who may add some. */
export const inviteTask: Task = async ({ db, config, clock }, args) => {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [typed, ...more] = positionals;
  if (!typed || more.length > 0) throw new CommandRefused(say().hostInviting.INVITE_COMMAND);
  const address = z.safeParse(email, typed);
  if (!address.success) throw new CommandRefused(say().hostInviting.notAnEmail(typed));
  const token = await inTransaction(db, async (tx) => {
    const propertyIds = (await listPropertyNames(tx)).map(({ id }) => id);
    const invitation = { to: { email: address.data }, role: 'owner', propertyIds, invitedBy: null } as const;
    return (await inviteHost(tx, invitation, clock())).token;
  });
  // The local mailbox sends nothing, so the link is printed.
  if (config.mail.kind === 'mailbox')
    return say().hostInviting.invitedHere(invitationLink(config.siteUrl, token));
  return say().hostInviting.invited(address.data);
};
