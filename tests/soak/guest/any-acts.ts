import { setTimeout } from 'node:timers/promises';
import type { Done } from './controls.ts';
import { fillAny, pressAny } from './controls.ts';
import type { Act } from './draw.ts';
import type { Visitor } from './visitor.ts';

const MOST_TABS = 3;
/** Milliseconds without a network. */
const OFFLINE = 500;

/** The acts of a guest as of a host: what a browser offers, and what lies on a page. */
export const ANY_ACTS: Record<string, (visitor: Visitor, act: Act) => Promise<Done>> = {
  press: ({ page }, act) => pressAny(page, act),
  fill: ({ page }, act) => fillAny(page, act),
  twice: ({ page }, act) => pressAny(page, act, { twice: true }),

  async language({ page }, { pick }) {
    const links = page.locator('.languages a');
    const shown = links.filter({ visible: true });
    const count = await shown.count();
    if (count === 0) return { text: 'no menu' };
    const { search } = new URL(page.url());
    const link = shown.nth(pick % count);
    await link.click();
    await page.waitForLoadState();
    const now = new URL(page.url());
    const isKept = page.url().includes('/host') || now.search === search;
    if (!isKept) throw new Error(`another language lost "${search}"`);
    return { text: now.pathname };
  },

  async reload({ page }) {
    await page.reload();
    return { text: new URL(page.url()).pathname };
  },
  async back(visitor) {
    await visitor.page.goBack();
    if (visitor.page.url() === 'about:blank') await visitor.page.goto(visitor.url);
    return { text: new URL(visitor.page.url()).pathname };
  },
  async forward({ page }) {
    await page.goForward();
    return { text: new URL(page.url()).pathname };
  },

  /** Opens the page in a second tab, or goes to another that is open. */
  async tab(visitor, { pick }) {
    const tabs = visitor.context.pages();
    if (tabs.length < MOST_TABS && pick % 2) {
      const { page } = visitor;
      const tab = await visitor.context.newPage();
      await tab.goto(page.url());
      return { text: 'a new one' };
    }
    if (tabs.length > 1) await visitor.page.close();
    visitor.page = visitor.context.pages().at(-1) ?? visitor.page;
    await visitor.page.bringToFront();
    return { text: 'another one' };
  },

  /** Follows a link without a network, and comes back to it. */
  async offline(visitor, act) {
    visitor.isOffline = true;
    await visitor.context.setOffline(true);
    const { text, ofCart } = await pressAny(visitor.page, act, { only: 'links' });
    await setTimeout(OFFLINE);
    await visitor.context.setOffline(false);
    if (visitor.page.url().startsWith('chrome-error')) await visitor.page.goto(visitor.url);
    await visitor.settle();
    await visitor.page.reload();
    return { text, ...(ofCart && { ofCart }) };
  },
};
