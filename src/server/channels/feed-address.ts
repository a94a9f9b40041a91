import type { AppContext } from '#server/platform/context.ts';
import { mayCall } from '#server/platform/http/public-address.ts';
import { type Refusal, refuse } from '#server/platform/http/refusal.ts';

/** An address as a host pastes it, as it is read: `webcal://` is another way to write `https://`. */
export function feedAddress(
  typed: string,
  { siteUrl, loopbackFeeds }: Pick<AppContext['config'], 'siteUrl' | 'loopbackFeeds'>,
): string | Refusal {
  const url = typed.replace(/^webcal:\/\//i, 'https://');
  if (!mayCall(url, { loopback: loopbackFeeds })) return refuse('wrong_feed_address');
  // A host who pastes the address that was meant for the channel.
  const isOwn = new URL(url).host === new URL(siteUrl).host && /\/ical\//.test(new URL(url).pathname);
  return isOwn ? refuse('wrong_feed_address') : new URL(url).href;
}
