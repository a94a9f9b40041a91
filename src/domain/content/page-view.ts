import { MINUTE } from '#domain/dates/duration.ts';
import { languageOf, pathIn } from '#domain/language/page-path.ts';
/** Spec section 3, "Analytics page view", and section 4: a session lasts 30 minutes, refreshed on use. */
export const SESSION_LENGTH = 30 * MINUTE;

export interface ViewSession {
  id: string;
  /** Milliseconds since 1970 when the session was last used. */
  usedAt: number;
}

/** Returns the current session, refreshed; a new one after 30 minutes without use. */
export function continueSession(
  known: ViewSession | undefined,
  now: number,
  newId: () => string,
): ViewSession {
  const running = known !== undefined && now - known.usedAt < SESSION_LENGTH && known.usedAt <= now;
  return { id: running ? known.id : newId(), usedAt: now };
}

/** Returns an address without tokens and query, safe to store for statistics. */
export function withoutToken(address: string): string {
  const { origin, pathname, search } = new URL(address);
  const { language, path } = languageOf(pathname);
  const page =
    /^\/(reset-password|verify-email|my-booking|check-in|offer|waiting-list|review|host\/invitation)\/./.exec(
      path,
    )?.[1];
  return page ? `${origin}${pathIn(language, `/${page}/{token}`)}` : origin + pathname + search;
}

export function deviceType(width: number): 'mobile' | 'tablet' | 'desktop' {
  if (width < 768) return 'mobile';
  return width < 1024 ? 'tablet' : 'desktop';
}
