/**
 * Returns what ends the UID of every block in this site's calendars: by it, our own nights are known when a channel
 * sends them back. Another site with the same software has another.
 */
export const uidDomain = (siteUrl: string) => `rooms.${new URL(siteUrl).hostname}`;

export const isOurs = (uid: string, siteUrl: string) => uid.toLowerCase().endsWith(`@${uidDomain(siteUrl)}`);
