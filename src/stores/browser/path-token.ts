import { pagePath, plainPath } from '#domain/language/page-path.ts';

/** The pages whose address continues with the token of a mailed link: `/verify-email/{token}`. */
export type LinkedPage =
  | 'verify-email'
  | 'reset-password'
  | 'my-booking'
  | 'check-in'
  | 'offer'
  | 'waiting-list'
  | 'review'
  | 'host/invitation';

/**
 * Returns the token in the path of a mailed link. It ends at the first sign that no token has: mail programs and people
 * who copy a link add full stops, brackets and blanks, encoded or not.
 */
export function tokenInPath(page: LinkedPage): string | undefined {
  return new RegExp(`^/${page}/([\\w-]+)`).exec(plainPath(location.pathname))?.[1];
}

/** Removes a used token from the address, so that it is neither shared nor kept in the history. */
export function dropTokenFromPath(page: LinkedPage, query = ''): void {
  history.replaceState(history.state, '', pagePath(`/${page}${query}${location.hash}`));
}
