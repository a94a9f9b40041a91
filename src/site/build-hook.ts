import { ROOMS } from './files.ts';

const TIMEOUT_MILLISECONDS = 10_000;

/** Asks the service that hosts the pages for a new build. Throws if it does not take the request. */
export async function callBuildHook(url: string): Promise<void> {
  const response = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS) });
  if (!response.ok) throw new Error(`the build hook answered ${response.status}`);
}

/** Returns the digest of the rooms that the served pages were built from; empty if that is not known. */
export async function readBuiltRooms(siteUrl: string): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MILLISECONDS);
  const response = await fetch(`${siteUrl}/${ROOMS}`, { signal });
  const text = response.ok ? (await response.text()).trim() : '';
  return /^[\da-f]{64}$/.test(text) ? text : '';
}
