/** The pages whose address continues with the token of a mailed link: `/verify-email/{token}`. */
type LinkedPage = 'verify-email' | 'reset-password' | 'my-booking' | 'waiting-list' | 'host/invitation';

/**
 * Returns the token in the path of a mailed link. One that can't be decoded is returned as it is: the API refuses it.
 */
export function tokenInPath(page: LinkedPage): string | undefined {
  const token = new RegExp(`^/${page}/([^/]+)/?$`).exec(location.pathname)?.[1];
  try {
    return token === undefined ? undefined : decodeURIComponent(token);
  } catch {
    return token;
  }
}

/** Removes a used token from the address, so that it is neither shared nor kept in the history. */
export function dropTokenFromPath(page: LinkedPage, query = ''): void {
  history.replaceState(history.state, '', `/${page}${query}${location.hash}`);
}
