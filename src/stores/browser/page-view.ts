import { sendPageView } from '#client/page-view.ts';
import { continueSession, deviceType, type ViewSession, withoutToken } from '#domain/content/page-view.ts';
import { storage, storedFields } from './storage.ts';

/** Returns the stored session; undefined if another program wrote something else under this key. */
function storedSession(): ViewSession | undefined {
  const { id, usedAt } = storedFields('analytics_session');
  return id && usedAt ? { id: String(id).slice(0, 100), usedAt: Number(usedAt) } : undefined;
}

const newId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/** Sends one page view (spec section 7, analytics). A failure is only logged. */
export async function reportPageView(page: string, address: string, width: number): Promise<void> {
  const session = continueSession(storedSession(), Date.now(), newId);
  try {
    storage.analytics_session = JSON.stringify(session);
    await sendPageView({
      page,
      url: withoutToken(address),
      timestamp: new Date(session.usedAt).toISOString(),
      session_id: session.id,
      device_type: deviceType(width),
    });
  } catch (error) {
    console.error(error);
  }
}
