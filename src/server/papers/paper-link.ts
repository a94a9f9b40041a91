import { timingSafeEqual } from 'node:crypto';
import { DAY } from '#domain/dates/duration.ts';
import type { AppContext } from '#server/platform/context.ts';

/** Milliseconds for which the address of a paper works. */
const LINK_LIFE = 90 * DAY;

type Keys = Pick<AppContext, 'accounts' | 'config'>;

const signatureOf = ({ accounts }: Pick<Keys, 'accounts'>, id: number, ends: string) =>
  accounts.sign(`paper ${id} until ${ends}`);

/** Returns the address of a paper: whoever has it can open the paper for 90 days, without a session. */
export function paperUrl(deps: Keys, id: number, now: Date): string {
  const ends = (now.getTime() + LINK_LIFE).toString(36);
  const key = `${ends}.${signatureOf(deps, id, ends)}`;
  return `${deps.config.publicApiUrl}/public/papers/${id}?key=${encodeURIComponent(key)}`;
}

/** Returns whether a key opens a paper, or did until it ended. */
export function checkPaperKey(
  deps: Pick<Keys, 'accounts'>,
  id: number,
  key: string,
  now: Date,
): 'opens' | 'ended' | 'wrong' {
  const [ends = '', signature = '', ...more] = key.split('.');
  const [sent, ours] = [Buffer.from(signature), Buffer.from(signatureOf(deps, id, ends))];
  if (more.length > 0 || sent.length !== ours.length || !timingSafeEqual(sent, ours)) return 'wrong';
  return Number.parseInt(ends, 36) > now.getTime() ? 'opens' : 'ended';
}
