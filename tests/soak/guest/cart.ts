import type { Page } from 'playwright/test';
import * as z from 'zod/mini';

const items = z.array(
  z.object({
    id: z.int(),
    checkInDate: z.string(),
    checkOutDate: z.string(),
    guests: z.int(),
    children: z.int(),
  }),
);
export type StoredCart = z.infer<typeof items>;

/** Returns the rooms, dates and party that the browser keeps; undefined on a page of no site. */
export async function cartOf(page: Page): Promise<StoredCart | undefined> {
  if (!page.url().startsWith('http')) return undefined;
  const text = await page.evaluate(() => localStorage.getItem('cart'));
  return z.parse(items, JSON.parse(text ?? '[]'));
}
