import type { Locator } from 'playwright/test';
import { addDays, todayInIndia, weekday } from '#domain/calendar.ts';
import { expect, test, WIDE } from '../support/e2e.ts';
import { openDemo } from '../support/e2e-host.ts';
import { wholeDate } from '../support/host-calendar.ts';

// The demo can be opened on this machine only: without the address that the other tests send along.
test.use({ extraHTTPHeaders: {} });

const FRIDAY = 5;
/** One for each screen: they run at once on one calendar. */
const ROOMS = { phone: 'Mayura Family Room', desktop: 'Champa Room' };

/** Presses from Today, as somebody makes them who has never seen it. A focus of a field counts, typing does not. */
const MOST = { block: 3, weekendPrice: 6 };

test('a night is blocked and a weekend priced with few presses', WIDE, async ({ page, isMobile }) => {
  const room = isMobile ? ROOMS.phone : ROOMS.desktop;
  let presses = 0;
  const press = async (control: Locator) => {
    await control.click();
    presses += 1;
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const today = todayInIndia(new Date());
  const friday = addDays(today, (FRIDAY - weekday(today) + 7) % 7 || 7);
  const cell = (date: string) => page.getByRole('gridcell', { name: `${room}, ${wholeDate(date)}` });

  await openDemo(page);
  await press(page.getByRole('link', { name: 'Calendar' }));
  await press(cell(addDays(today, 1)));
  await press(button('Block'));
  await expect(cell(addDays(today, 1))).toHaveAccessibleName(/, closed, /);
  expect(presses).toBeLessThanOrEqual(MOST.block);
  await button('Undo').click();
  await expect(cell(addDays(today, 1))).toHaveAccessibleName(/, open, /);

  await page.goto('/host');
  await expect(page.getByRole('heading', { name: 'Arrivals' })).toBeVisible();
  presses = 0;
  await press(page.getByRole('link', { name: 'Calendar' }));
  await press(cell(friday));
  await press(cell(addDays(friday, 1)));
  await press(button('Set price'));
  const price = page.getByLabel('Price');
  await press(price);
  await price.fill('4321');
  await press(button('Save'));
  await expect(cell(friday)).toHaveAccessibleName(/₹4,321/);
  await expect(cell(addDays(friday, 1))).toHaveAccessibleName(/₹4,321/);
  expect(presses).toBeLessThanOrEqual(MOST.weekendPrice);
  await button('Undo').click();
  await expect(cell(friday)).not.toHaveAccessibleName(/₹4,321/);
});
