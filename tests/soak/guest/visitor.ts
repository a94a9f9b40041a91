import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright/test';
import { watch } from '../../support/e2e.ts';
import { PATIENCE } from '../../support/patience.ts';

/** Milliseconds without a request, after which a page is at rest; and how long it may take until then. */
const QUIET = 250;
const MOST_LOADING = 12_000 * PATIENCE;
/** What says that a part of the page is still to come. */
const LOADING = '[data-loading], [data-early], button[aria-busy="true"], section[aria-busy="true"]';

/** Sentences about a lost network, which the acts without one cause themselves. */
const OF_LOST_NETWORK =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED|Failed to fetch|fetching the script|Unreachable: No answer/;

/** A browser with its tabs, and what went wrong in it. */
export interface Visitor {
  context: BrowserContext;
  /** The site's address without a trailing slash. */
  url: string;
  page: Page;
  /** What the browser has reported since the last act. */
  found: string[];
  /** Every address that a tab has had. */
  seen: Set<string>;
  /** True while requests may fail, and until the page after that is at rest. */
  isOffline: boolean;
  settle: () => Promise<void>;
  /** Returns and forgets what was reported. */
  takeFound: () => string[];
}

export async function openVisitor(context: BrowserContext, url: string): Promise<Visitor> {
  const pending = new Set<object>();
  let changed = Date.now();
  const done = (request: object) => {
    if (pending.delete(request)) changed = Date.now();
  };
  context.on('request', (request) => {
    pending.add(request);
    changed = Date.now();
  });
  const seen = new Set<string>();
  context.on('page', (opened) => {
    opened.on('framenavigated', (frame) => void seen.add(frame.url()));
  });
  context.on('requestfinished', done);
  context.on('requestfailed', done);
  const visitor: Visitor = {
    context,
    url,
    page: await context.newPage(),
    found: [],
    seen,
    isOffline: false,
    takeFound: () => {
      const found = visitor.found.splice(0);
      return visitor.isOffline ? found.filter((sentence) => !OF_LOST_NETWORK.test(sentence)) : found;
    },
    settle: async () => {
      const began = Date.now();
      let left: string | undefined = 'load';
      while (left !== undefined) {
        await setTimeout(60);
        const isBusy = Date.now() - changed < QUIET || pending.size > 0;
        left = isBusy ? 'requests' : await loadingOf(visitor.page);
        if (Date.now() - began < MOST_LOADING) continue;
        // What a page that was left had requested never ends.
        if (left === 'requests') pending.clear();
        else if (left) visitor.found.push(`still loading: ${left}`);
        return;
      }
    },
  };
  // A link that opens a tab of its own takes the visitor there.
  context.on('page', (opened) => {
    visitor.page = opened;
  });
  context.setDefaultTimeout(MOST_LOADING);
  await watch(context, visitor.found);
  return visitor;
}

/** Returns the text of a visible part that is still loading. A page that is being left has none. */
async function loadingOf(page: Page): Promise<string | undefined> {
  // Behind a window, such as the payment's, a button waits for the guest.
  const isModal = (await page.locator('dialog:modal').count()) > 0;
  const part = page
    .locator(isModal ? `dialog:modal [data-loading]` : LOADING)
    .filter({ visible: true })
    .first();
  if ((await part.count()) === 0) return undefined;
  const [html] = await part.evaluateAll((all) => all.map((element) => element.outerHTML.slice(0, 80)));
  return html;
}
