import type { Page } from 'playwright/test';
import type { RoomDetail } from '#contract/room.ts';
import * as booking from '../support/booking.ts';
import { expect, test } from '../support/e2e.ts';
import { watchLayoutShifts } from '../support/layout-shift.ts';

/** What the host changed after the build. */
async function editRoom(page: Page, edit: (room: RoomDetail) => Partial<RoomDetail>): Promise<void> {
  await page.route('**/api/public/room/1?*', async (route) => {
    const answer = await route.fetch();
    const { room } = await answer.json();
    await route.fulfill({ response: answer, json: { room: { ...room, ...edit(room) } } });
  });
}

const address = () => `/rooms/1?${booking.query(booking.stayIn(45, 3))}`;
const rules = (page: Page) => page.locator('section', { hasText: 'Homestay policies' }).last();

test('a room edited after the build is shown as it is now', async ({ page }) => {
  const shifts = await watchLayoutShifts(page);
  await editRoom(page, (room) => ({
    room_name: 'Lotus Room',
    description: 'Newly painted, with a balcony to the sea.',
    room_size: '240 sq ft',
    capacity: 4,
    amenities: [...room.amenities, { name: 'Balcony', available: true }],
    policies: { ...room.policies, checkIn: '01:30 PM', cancellation: 'No refund' },
    faqs: [{ question: 'Is there a lift?', answer: 'Yes. Your booking is at /find-booking for all time.' }],
  }));
  await page.goto(address());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lotus Room');
  await expect(page).toHaveTitle(/^Lotus Room · /);
  await expect(page.getByText('Sleeps 4')).toBeVisible();
  await expect(page.getByText('240 sq ft').first()).toBeVisible();
  await expect(page.getByText('Newly painted, with a balcony to the sea.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^Balcony$/ })).toBeVisible();
  await expect(rules(page)).toContainText('01:30 PM');
  await expect(rules(page)).toContainText('No refund');
  await expect(page.getByText('09:00 AM')).toBeHidden();
  await page.getByText('Is there a lift?').click();
  await expect(page.getByRole('link', { name: '/find-booking' })).toBeVisible();
  await expect(page.getByText('Is breakfast included?')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible();
  expect(await shifts()).toEqual([]);
});

test('an unchanged room keeps the sections of its page, and what was opened there', async ({ page }) => {
  await page.goto(address());
  await page.getByText('Is breakfast included?').click();
  await expect(page.getByText('5% off for 3 nights')).toBeVisible();
  await expect(page.getByText('It is Rs.50 per person, on prior order.')).toBeVisible();
  await expect(page.locator('astro-slot', { hasText: 'Homestay policies' })).toBeVisible();
});
