import type { Page } from 'playwright/test';
import { addDays, formatDate } from '#domain/calendar.ts';
import { expect, expectNoSidewaysScroll, WIDE } from '../support/e2e.ts';
import { expectPageAccessible, inDays, openRates, openTab, priceOf, test } from '../support/e2e-rates.ts';

// They change the same homestays, one after the other.
test.describe.configure({ mode: 'serial' });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const preview = (page: Page) => page.getByRole('heading', { name: 'What saving changes' });
const GARUDA = 1;

test('a festival is added, previewed, saved and undone', WIDE, async ({ page, request }) => {
  await openRates(page);
  let presses = await openTab(page, 'Rates');
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
  const usual = Number(await page.getByLabel('Garuda Room: weekday price').inputValue());
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
  const price = Math.floor((usual * 110 + 500) / 1000) * 10;
  expect(await priceOf(request, GARUDA, night)).toBe(price);

  await button(page, 'Undo').click();
  await expect(
    page.getByText(/^Undone: \d+ nights as before\. The rates on this page stay saved\.$/),
  ).toBeVisible();
  expect(await priceOf(request, GARUDA, night)).not.toBe(price);
  await expect(page.locator('details', { hasText: name })).toBeVisible();
  await expectPageAccessible(page);
});

test(
  'a price that jumps is said before it is saved; what is typed stays',
  WIDE,
  async ({ page, request, problems }) => {
    await openRates(page, 'Temple Courtyard');
    const price = page.getByLabel('Champa Room: weekday price');
    await expect(price).toHaveValue('1700');
    await price.fill('17000');
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
    await expectPageAccessible(page);
    problems.allow(/503/);
    const down = { status: 503, json: { error: 'Our records are away.', code: 'database_unavailable' } };
    await page.route('**/rates', (route) => route.fulfill(down), { times: 1 });
    await button(page, 'Save anyway').click();
    await expect(page.getByText('Our records are away.')).toBeVisible();
    await button(page, 'Back').click();
    await expect(price).toHaveValue('17000');
    // Another homestay's rates lose nothing of it.
    await page.getByLabel('Homestay').selectOption({ label: 'Sagar Kutir' });
    await expect(page.getByLabel('Garuda Room: weekday price')).toBeVisible();
    await page.getByLabel('Homestay').selectOption({ label: 'Temple Courtyard' });
    await expect(price).toHaveValue('17000');
    await button(page, 'Discard').click();
    await expect(price).toHaveValue('1700');
    expect(await priceOf(request, 9, inDays(60))).toBeLessThan(17_000);
  },
);

test('nights priced by hand stay unless the host says so', async ({ page, request }) => {
  const night = inDays(90);
  await openRates(page, 'Temple Courtyard');
  const session = await (await request.post('/api/host/demo-session', { data: {} })).json();
  const headers = { Authorization: `Bearer ${session.access_token}` };
  const data = { room_ids: [9], from: night, to: night, set: { price: 1999 } };
  expect((await request.post('/api/host/nights', { headers, data })).ok()).toBe(true);

  await button(page, 'Add season').click();
  await page.getByLabel('First night').fill(addDays(night, -1));
  await page.getByLabel('Last night').fill(addDays(night, 1));
  await page.getByLabel('Change', { exact: true }).selectOption({ label: 'Exact price' });
  await page.getByLabel('Price', { exact: true }).fill('2000');
  await button(page, 'Preview').click();
  await expect(page.getByText('Another host has changed rates or nights')).toBeVisible();
  await page.getByText(/^Also change the \d+ nights? priced by hand/).click();
  await expect(page.getByText('Also change nights priced by hand')).toBeVisible();
  await page.getByText('Also change nights priced by hand').click();
  await expect(page.getByText(/^Also change the \d+ nights? priced by hand/)).toBeVisible();
  await button(page, /^Save/).click();
  await expect(page.getByText(/^Saved: /)).toBeVisible();
  expect(await priceOf(request, 9, night)).toBe(1999);
  expect(await priceOf(request, 9, addDays(night, 1))).toBe(2000);
});
