/** The token in the path of a mailed link, `/verify-email/{token}` or `/reset-password/{token}`. */
export function tokenInPath(page: 'verify-email' | 'reset-password'): string | undefined {
  const token = new RegExp(`^/${page}/([^/]+)/?$`).exec(location.pathname)?.[1];
  return token === undefined ? undefined : decodeURIComponent(token);
}

/** Takes a used token out of the address, so that it is neither shared nor kept in the history. */
export function dropTokenFromPath(page: 'verify-email' | 'reset-password'): void {
  history.replaceState(history.state, '', `/${page}`);
}
