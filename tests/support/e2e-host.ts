import type { Page } from 'playwright/test';
import { expect, expectAccessible } from './e2e.ts';

export async function openDemo(page: Page): Promise<void> {
  await page.goto('/host');
  await page.getByRole('button', { name: 'Open the demo desk' }).click();
  await expect(page.getByRole('heading', { name: 'Arrivals' })).toBeVisible();
}

/** The screen is made as high as the page, so that no bar covers a part of a button. */
export async function expectWholePageAccessible(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...size, height: height + 400 });
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await page.setViewportSize(size);
}
