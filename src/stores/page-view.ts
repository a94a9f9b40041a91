import { sendPageView } from '#client/page-view.ts';
import { continueSession, deviceType, type ViewSession, withoutToken } from '#domain/page-view.ts';

const KEY = 'analytics_session';

function storedSession(): ViewSession | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('id' in stored) || !('usedAt' in stored)) return;
    return { id: String(stored.id).slice(0, 100), usedAt: Number(stored.usedAt) };
  } catch {
    // Written by somebody else: a new session begins.
    return undefined;
  }
}

const newId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/** Sends one page view (spec section 7, analytics). A failure is only logged: nobody waits for statistics. */
export async function reportPageView(page: string, address: string, width: number): Promise<void> {
  const session = continueSession(storedSession(), Date.now(), newId);
  try {
    localStorage.setItem(KEY, JSON.stringify(session));
    await sendPageView({
      page,
      url: withoutToken(address),
      timestamp: new Date(session.usedAt).toISOString(),
      session_id: session.id,
      device_type: deviceType(width),
    });
  } catch (error) {
    console.error('The page view was not counted', error);
  }
}
