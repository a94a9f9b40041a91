import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { DAY, inSeconds } from '#domain/dates/duration.ts';
import type { AppContext } from '../context.ts';
import { type AccountRow, findAccount } from '../http/user-queries.ts';
import { randomToken } from '../keys/tokens.ts';

/**
 * A browser is known for this long after the owner of an account has signed in there or opened a mailed link.
 * Strangers' attempts never limit it.
 */

const SECONDS = inSeconds(90 * DAY);
const PATH = '/api';
const ID_LENGTH = 16;

type DeviceDeps = Pick<AppContext, 'accounts' | 'clock'>;
type Owner = Pick<AccountRow, 'id' | 'password_hash'>;

const cookieName = (userId: number) => `device_${userId}`;

/** Signs the device together with the password's hash, so that a new password ends every known device. */
function signatureOf({ accounts }: DeviceDeps, { id, password_hash }: Owner, device: string, ends: number) {
  return accounts.sign(`device ${id} ${device} ${ends} ${password_hash ?? ''}`);
}

/**
 * Marks this browser as the owner's. Pass the user as the new password leaves it. A session has one device name, so
 * that a thief can't get fresh limits with each request.
 */
export function setDeviceCookie(
  c: Context,
  deps: DeviceDeps & Pick<AppContext, 'config'>,
  user: Owner,
  session = randomToken(),
): void {
  const { secureCookies, crossSite } = deps.config;
  const device = session.slice(0, ID_LENGTH);
  const ends = Math.floor(deps.clock().getTime() / 1000) + SECONDS;
  setCookie(c, cookieName(user.id), `${device}.${ends}.${signatureOf(deps, user, device, ends)}`, {
    httpOnly: true,
    secure: secureCookies,
    sameSite: crossSite ? 'None' : 'Lax',
    path: PATH,
    maxAge: SECONDS,
  });
}

/** Returns the name of the requesting device; undefined when this browser is not known for this owner. */
export function readDevice(c: Context, deps: DeviceDeps, user: Owner): string | undefined {
  const [, device = '', ends = '', signature = ''] =
    /^([\w-]{16})\.(\d{1,12})\.([\w-]{43})$/.exec(getCookie(c, cookieName(user.id)) ?? '') ?? [];
  if (!device || Number(ends) * 1000 <= deps.clock().getTime()) return undefined;
  const expected = signatureOf(deps, user, device, Number(ends));
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? device : undefined;
}

/** Finds the owner by id or e-mail and returns the device's name; undefined if this browser is not known. */
export async function knownDevice(
  c: Context,
  deps: DeviceDeps & Pick<AppContext, 'db'>,
  userIdOrEmail: number | string,
): Promise<string | undefined> {
  if (!/\bdevice_\d/.test(c.req.header('Cookie') ?? '')) return undefined;
  const user = await findAccount(deps.db, userIdOrEmail);
  return user && readDevice(c, deps, user);
}

/** Returns whether a request comes from a browser that the owner of an account has used before. */
export async function isKnownDevice(...args: Parameters<typeof knownDevice>): Promise<boolean> {
  return (await knownDevice(...args)) !== undefined;
}
