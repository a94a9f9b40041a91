import { pagePath } from '#domain/language/page-path.ts';
import { useValue } from '#islands/ui/use-value.ts';
import { $host } from '#stores/host/session.ts';
import type { Day } from '#stores/host/today/today.ts';

const OF_CHANNELS = /^(channel_conflict|feed_failing)$/;

/** Returns the page of channels if the alarm is solved there. Staff get nothing, because the page is for owners. */
export function useChannelsPage({ kind }: Day['alarms'][number]): string | undefined {
  const who = useValue($host);
  const isStaff = who.state === 'ready' && who.host.user.role === 'staff';
  return !isStaff && OF_CHANNELS.test(kind) ? pagePath('/host/channels') : undefined;
}
