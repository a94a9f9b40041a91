/** The local mailbox. */

export const title = 'Local mailbox';
export const explanation =
  'No mail server is set, so these emails stay on this machine. Newest first; reload to see new ones.';
export const empty = 'No emails yet.';
export const sentTo = (to: string, at: string, replyTo: string) =>
  `To ${to}, ${at}. Replies go to ${replyTo}`;
