import type { APIRequestContext, Page } from 'playwright/test';
import { formatDate } from '#domain/dates/calendar.ts';
import { expect, expectNoSidewaysScroll } from '../support/e2e.ts';
import { expectPageAccessible, inDays, openRates, test } from '../support/e2e-rates.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const preview = (page: Page) => page.getByRole('heading', { name: 'What saving changes' });
const CHAMPA = 9;

/** As another host does, or this one in the calendar. */
async function priceByHand(request: APIRequestContext, roomId: number, night: string): Promise<void> {
  const session = await (await request.post('/api/host/demo-session', { data: {} })).json();
  const headers = { Authorization: `Bearer ${session.access_token}` };
  const data = { room_ids: [roomId], from: night, to: night, set: { price: 1999 } };
  expect((await request.post('/api/host/nights', { headers, data })).ok()).toBe(true);
}

test('a festival is added, previewed, saved and undone; what may be a mistake is said', async ({
  page,
  request,
}) => {
  let presses = await openRates(page);
  await expectPageAccessible(page);
  await expectNoSidewaysScroll(page);

  const festival = page.getByRole('button', { name: /^Add .* \d{4}$/ }).first();
  const [, name = '', dates = ''] =
    /^Add (.*?) (\d.*)$/.exec((await festival.innerText()).replaceAll(/\s+/g, ' ')) ?? [];
  await festival.click();
  const card = page.locator('details', { hasText: name });
  await expect(card.locator('summary')).toContainText(`${dates}+30 %at least 2 nights`);
  await expect(card.locator('summary')).toBeFocused();
  await expect(festival).not.toHaveAccessibleName(`Add ${name} ${dates}`);
  const night = await card.getByLabel('First night').inputValue();
  await card.getByLabel('Percent').fill('10');
  await card.getByLabel('Nights at least').fill('');
  await expectPageAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('group', { name: 'Weekend nights' }).getByLabel('Fri').uncheck();
  await page.getByRole('group', { name: 'Weekend nights' }).getByLabel('Sat').uncheck();

  await button(page, 'Preview').click();
  await expect(preview(page)).toBeFocused();
  await expect(page.getByText(/^Garuda Room: \d+ nights change, ₹[\d,]+–₹[\d,]+/)).toBeVisible();
  await page.getByText(formatDate(night, 'month-year'), { exact: true }).click();
  await expectPageAccessible(page);
  await expectNoSidewaysScroll(page);
  await button(page, /^Save/).click();
  await expect(page.getByText(/^Saved: \d+ nights changed\.$/)).toBeVisible();
  presses += 3;
  expect(presses).toBeLessThanOrEqual(6);

  await button(page, 'Undo').click();
  await expect(
    page.getByText(/^Undone: \d+ nights as before\. The rates on this page stay saved\.$/),
  ).toBeVisible();
  await expect(page.locator('details', { hasText: name })).toBeVisible();
  await expectPageAccessible(page);

  // Another homestay: a price that jumps is said, and nights priced by hand stay unless the host says so.
  await page.getByLabel('Homestay').selectOption({ label: 'Temple Courtyard' });
  const champa = page.getByLabel('Champa Room: weekday price');
  await expect(champa).toHaveValue('1700');
  await priceByHand(request, CHAMPA, inDays(90));
  await champa.fill('17000');
  await page.getByLabel('From nights').first().fill('0');
  await button(page, 'Preview').click();
  await expect(page.getByText('Some fields need another look.')).toBeVisible();
  await expect(page.getByLabel('From nights').first()).toBeFocused();
  await expectPageAccessible(page);
  await page.getByLabel('From nights').first().fill('3');
  await page.getByLabel('Percent off').first().fill('90');
  await expect(page.getByText('A longer stay is discounted less than a shorter one.')).toBeVisible();
  await button(page, 'Preview').click();
  const warning = page.getByRole('alert');
  await expect(warning).toContainText(/\d+ nights change by more than half:/);
  await expect(warning).toContainText(/Champa Room, .* ₹1,700 → ₹17,000/);
  await expect(button(page, 'Save anyway')).toBeVisible();
  await expect(page.getByText('Another host has changed rates or nights')).toBeVisible();
  await page.getByText(/^Also change the \d+ nights? priced by hand/).click();
  await expect(page.getByText('Also change nights priced by hand')).toBeVisible();
  await expectPageAccessible(page);
  await button(page, 'Back').click();
  await expect(champa).toHaveValue('17000');
  await button(page, 'Discard').click();
  await expect(champa).toHaveValue('1700');
});
