import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { CHROMIUM_FLAGS, ensureChromium } from '../support/chromium.ts';

export interface Phone {
  context: BrowserContext;
  page: Page;
  session: CDPSession;
  close(): Promise<void>;
}

/** Opens a phone's browser with a processor slower by this factor. */
export async function openPhone(slowdown: number): Promise<Phone> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2.625,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { context, page, session, close: () => browser.close() };
}
