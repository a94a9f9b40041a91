type Environment = Readonly<Record<string, string | undefined>>;

/** Pages that work before the house opens, besides the host's own; every other one says "Opening soon". */
const BEFORE = ['/privacy', '/terms', '/reset-password', '/verify-email'];

/** Returns what decides whether a page says only "Opening soon": guests can't book yet, because no room has ever had a price. */
export function readClosedPages(env: Environment): (path: string) => boolean {
  const opensSoon = env.OPENING_SOON === 'yes';
  return (path) => opensSoon && !BEFORE.includes(path) && !path.startsWith('/host/');
}
