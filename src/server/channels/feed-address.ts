import type { AppContext } from '#server/platform/context.ts';
import { mayCall } from '#server/platform/http/public-address.ts';
import { type Refusal, refuse } from '#server/platform/http/refusal.ts';

/** A host may paste this many letters; encoding turns one letter into up to nine. */
const LONGEST = 2000;

/** Returns an address as a host pastes it, as it is read: `webcal://` is another way to write `https://`. */
export function feedAddress(
  typed: string,
  { siteUrl, loopbackFeeds }: Pick<AppContext['config'], 'siteUrl' | 'loopbackFeeds'>,
): string | Refusal {
  const url = typed.replace(/^webcal:\/\//i, 'https://');
  if (!mayCall(url, { loopback: loopbackFeeds })) return refuse('wrong_feed_address');
  const { href, host, pathname } = new URL(url);
  // The host has pasted the address of this site's own calendar, which is meant for the channel.
  const isOwn = host === new URL(siteUrl).host && /\/ical\//.test(pathname);
  return isOwn || href.length > LONGEST ? refuse('wrong_feed_address') : href;
}
