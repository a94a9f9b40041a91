import { expect, type Page } from 'playwright/test';

/** Signs in as the owner of the demo homestays, and waits for their day. */
export async function openDemo(page: Page): Promise<void> {
  await page.goto('/host');
  await page.getByRole('button', { name: 'Open the demo desk' }).click();
  await expect(page.getByRole('heading', { name: 'Arrivals' })).toBeVisible();
}
