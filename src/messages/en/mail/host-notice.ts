/** Emails to hosts about their own access to the desk. */

import { hello, type MailTemplate } from './mail.ts';

/** What happened to a host's own access, or to where the guests' money goes. `name` is the name of the passkey. */
export type HostNotice =
  | { what: 'joined'; role: 'owner' | 'staff'; homestays: readonly string[] }
  | { what: 'passkey added' | 'passkey removed'; name: string }
  | { what: 'code used'; left: number }
  | { what: 'codes renewed' }
  | { what: 'UPI ID changed'; homestay: string; from: string | null; to: string | null }
  | { what: 'staff need rights'; staff: readonly string[] };

const ROLES = { owner: 'an owner', staff: 'staff' } as const;
/** Staff who have just joined have no passkey yet. */
const OF_STAFF = {
  look: 'Look at your sessions',
  notYou:
    'If this was not you, choose a new password on the site now, then look at your sessions, and tell the owner.',
};
const OF_OWNER = {
  look: 'Look at your passkeys and sessions',
  notYou:
    'If this was not you, choose a new password on the site now, then look at your passkeys and sessions, and tell the owners.',
};

function subjectAndText(notice: HostNotice): [subject: string, text: string] {
  switch (notice.what) {
    case 'joined': {
      const of = notice.homestays.length > 0 ? ` of ${notice.homestays.join(' and ')}` : '';
      return [
        `You are ${ROLES[notice.role]} now`,
        `With your password an invitation was accepted: you are ${ROLES[notice.role]}${of} now.`,
      ];
    }
    case 'passkey added':
      return [
        'A passkey was added',
        `The passkey “${notice.name}” was added to your account. It opens the host desk.`,
      ];
    case 'passkey removed':
      return [
        'A passkey was removed',
        `The passkey “${notice.name}” was removed from your account. The sessions that it had opened are ended.`,
      ];
    case 'code used':
      return [
        'A recovery code was used',
        `The host desk was opened with a recovery code in place of a passkey. ${codesLeft(notice.left)}`,
      ];
    case 'codes renewed':
      return [
        'You have new recovery codes',
        'Ten new recovery codes were made. The old ones no longer work.',
      ];
    case 'UPI ID changed':
      return [
        `Guests of ${notice.homestay} pay to another UPI ID`,
        `The UPI ID of ${notice.homestay} was changed. Before: ${notice.from ?? 'none'}. Now: ${notice.to ?? 'none'}.`,
      ];
    case 'staff need rights':
      return [
        'What your staff may do has changed',
        `Staff need your leave now to set prices, cancel payments, pay money back, or cancel bookings. ${notice.staff.join(' and ')} can no longer do this. You can allow it under People, for each person. The rest of their work stays as it was.`,
      ];
  }
}

const codesLeft = (count: number) => (count === 1 ? 'One code is left.' : `${count} codes are left.`);

const OF_MONEY = {
  look: 'Look at your passkeys and sessions',
  notYou:
    'If no owner did this, correct the UPI ID under Rooms now, then choose a new password and look at your passkeys and sessions.',
};

function endOf(notice: HostNotice): { look: string; notYou?: string } {
  if (notice.what === 'staff need rights') return { look: 'Choose what they may do' };
  if (notice.what === 'UPI ID changed') return OF_MONEY;
  return notice.what === 'joined' && notice.role === 'staff' ? OF_STAFF : OF_OWNER;
}

export function hostNotice(notice: HostNotice, link: string): MailTemplate {
  const [subject, text] = subjectAndText(notice);
  const { look, notYou } = endOf(notice);
  return {
    subject,
    greeting: hello(null),
    paragraphs: [text],
    action: { label: look, link },
    closing: notYou ? [notYou] : [],
  };
}
