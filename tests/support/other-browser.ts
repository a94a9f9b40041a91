import type { BrowserContext, Page } from 'playwright/test';
import { type Problems, test, watch } from './e2e.ts';

export async function otherBrowser(context: BrowserContext, problems: Problems): Promise<Page> {
  const { viewport, isMobile = false, hasTouch = false } = test.info().project.use;
  const other = await context.browser()?.newContext({ viewport: viewport ?? null, isMobile, hasTouch });
  if (!other) throw new Error('There is no browser');
  await watch(other, problems.found);
  return other.newPage();
}
