/**
 * Returns whether a page is shown by a copy of the site: on a host that is not its own. `host` and `path` are those of
 * the page, `own` is the host of SITE_URL, and `allowed` has the hosts of ALLOWED_ORIGINS. The pages carry this function as
 * it stands here, so it uses nothing from outside. A translator and the archive show pages for people who read them.
 */
export function isCopy(host: string, path: string, own: string, allowed: readonly string[]): boolean {
  const bare = (name: string) => name.replace(/^www\./, '');
  const isThisMachine = (name: string) => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(name);
  if (bare(host) === bare(own) || allowed.includes(host) || /^\/embed(\/|$)/.test(path)) return false;
  if (isThisMachine(host) && isThisMachine(own)) return false;
  return !/(^|\.)(translate\.goog|web\.archive\.org)(:\d+)?$/.test(host);
}
