import { addDays, weekday } from '#domain/dates/calendar.ts';
import * as booking from '../support/booking.ts';
import { expect, PHONE_ONLY, test, WIDE_ONLY } from '../support/e2e.ts';

/** Two nights from a Monday on, which have no price of a weekend. */
const soon = booking.stayIn(45).checkIn;
const MONDAY = addDays(soon, (8 - weekday(soon)) % 7);
const STAY = { checkIn: MONDAY, checkOut: addDays(MONDAY, 2) };

/** The first view of a room: price, availability and next action. */
for (const [width, height] of [
  [390, 844],
  [1280, 800],
  [1600, 900],
] as const) {
  test(
    `a room’s price, state and next action are in the first view at ${width}×${height}`,
    WIDE_ONLY,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`/rooms/2?${booking.query(STAY)}`);
      const add = page.getByRole('button', { name: 'Add to Cart' });
      for (const seen of [
        page.getByText('Available', { exact: true }),
        page.getByText('₹2,700').first(),
        add,
      ])
        await expect(seen).toBeInViewport({ ratio: 1 });
      await add.click();
      // The button changes in place, and ignores the second press of a double click.
      const on = page.getByRole('button', { name: 'Continue to Add-ons' });
      await expect(on).toBeInViewport({ ratio: 1 });
      await expect(on).toBeFocused();

      await page.goto(`/rooms/5?${booking.query(STAY)}`);
      await expect(page.getByText('Minimum stay: 3 days required')).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
    },
  );
}

test('a double click adds the room and does not continue', async ({ page }) => {
  await page.goto(`/rooms/2?${booking.query(STAY)}`);
  await page.getByRole('button', { name: 'Add to Cart' }).dblclick();
  await expect(page.getByRole('button', { name: 'In Cart' })).toBeVisible();
  await expect(booking.currentStep(page)).toContainText('Room Details');
  await page.getByRole('button', { name: 'Continue to Add-ons' }).click();
  await page.getByRole('button', { name: 'Continue to Your Details' }).dblclick();
  await expect(booking.currentStep(page)).toContainText('Your Details');
  await expect(page.getByText('Name is required')).toHaveCount(0);
});

test(
  'on a phone the photos come first, one a screen, and the steps are a thin line',
  PHONE_ONLY,
  async ({ page }) => {
    await page.goto(`/rooms/2?${booking.query(STAY)}`);
    const width = page.viewportSize()?.width ?? 0;
    const first = page.getByRole('button', { name: /^Photo 1 of/ });
    const second = page.getByRole('button', { name: /^Photo 2 of/ });
    const name = page.getByRole('heading', { level: 1 });
    for (const seen of [first, name]) await expect(seen).toBeInViewport({ ratio: 1 });
    await expect(second).not.toBeInViewport();
    const [photo, title] = await Promise.all([first.boundingBox(), name.boundingBox()]);
    expect(photo).toMatchObject({ x: 0, width });
    expect(title?.y).toBeGreaterThan((photo?.y ?? 0) + (photo?.height ?? 0));
    await expect(booking.currentStep(page)).toContainText('Room Details');
    const steps = await page.getByRole('navigation', { name: 'Booking steps' }).boundingBox();
    expect(steps?.height).toBeLessThan(48);
    await second.scrollIntoViewIfNeeded();
    await expect(second).toBeInViewport({ ratio: 0.9 });
  },
);

test('the dates in the bar lead to the stay', PHONE_ONLY, async ({ page }) => {
  await page.goto(`/rooms/2?${booking.query(STAY)}`);
  await page.getByRole('button', { name: /^Your stay: / }).click();
  await expect(page.getByRole('heading', { name: 'Your stay' })).toBeFocused();
  await expect(page.getByLabel('Check In')).toBeInViewport({ ratio: 1 });
});
