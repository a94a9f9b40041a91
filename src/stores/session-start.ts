import { hasStoredToken } from './visitor.ts';

/**
 * Puts a stored session to use; its code is loaded only for those who have one. Resolves as soon as requests carry the
 * token, without waiting for the server's word on it.
 */
export async function startSession(): Promise<void> {
  if (!hasStoredToken()) return;
  const { openSession } = await import('./session.ts');
  void openSession();
}
