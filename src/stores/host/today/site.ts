import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import { getSite, publishSite, type SiteState } from '#contract/host/site.ts';
import { MINUTE, SECOND } from '#domain/dates/duration.ts';
import { NOT_PUBLISHED } from '#messages/host/site.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { createLatest } from '#stores/browser/latest.ts';
import { once } from '#stores/browser/once.ts';
import { createTimer } from '#stores/browser/timer.ts';
import { toastError } from '#stores/browser/toasts.ts';

/** Undefined means that the state is not known. */
export const $site = atom<SiteState | undefined>(undefined);

const WHILE_BUILDING = 2 * SECOND;
const OTHERWISE = 30 * SECOND;
/** A host may look this long after a change whether it is published. */
const NEW = 10 * MINUTE;

/** A site that was published a while ago needs no message. */
export function isWorthTelling({ state, published_at }: SiteState): boolean {
  if (state !== 'published') return true;
  return published_at !== null && Date.now() - Date.parse(published_at) < NEW;
}

const latest = createLatest();

async function loadSite(): Promise<void> {
  const signal = latest.begin();
  try {
    const site = await call(getSite, { signal });
    if (!signal.aborted) $site.set(site);
  } catch (error) {
    // Without a network, the last state stays, because the page itself says that it is offline.
    if (error instanceof Refusal && !signal.aborted) $site.set(undefined);
  }
}

/** Publishes now instead of waiting for the next check of the files. A reading that began before is dropped. */
export async function publish(): Promise<void> {
  try {
    const site = await call(publishSite, {});
    latest.end();
    $site.set(site);
    lookAgain();
  } catch (error) {
    toastError(failureSentence(error, NOT_PUBLISHED));
  }
}

const timer = createTimer();

function lookAgain(): void {
  timer.start(
    async () => {
      if (document.visibilityState === 'visible') await loadSite();
      lookAgain();
    },
    $site.get()?.state === 'building' ? WHILE_BUILDING : OTHERWISE,
  );
}

export const followSite = once(async (): Promise<void> => {
  await loadSite();
  lookAgain();
});
