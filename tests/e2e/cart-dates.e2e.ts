import type { Page } from 'playwright/test';
import { formatDate } from '#domain/dates/calendar.ts';
import { chooseDay, day } from '../support/booking.ts';
import { expect, expectAccessible, test } from '../support/e2e.ts';
import { fakeSearch, inCart, openForm, room, STAY, store, stored } from '../support/search.ts';

test.describe('other dates with rooms in the cart', () => {
  const dates = async (page: Page) =>
    Object(await stored(page, 'cart')).map(({ id, checkInDate, checkOutDate }: ReturnType<typeof inCart>) =>
      [id, checkInDate.slice(8), checkOutDate.slice(8)].join(' '),
    );
  const begin = async (page: Page, isMobile: boolean) => {
    await store(page, 'cart', [inCart(1), inCart(2)]);
    const search = await fakeSearch(page, [room(1), room(2), room(3)]);
    await page.goto(STAY);
    await openForm(page, isMobile);
    await expect(page.getByLabel('Check In')).toHaveValue(formatDate(day(18), 'numeric'));
    return search;
  };

  test('the cart has the dates of its stay, too', async ({ page }) => {
    await store(page, 'cart', [inCart(1), inCart(2)]);
    const search = await fakeSearch(page, [room(1), room(2)]);
    await page.goto('/booking');
    const main = page.getByRole('main');
    await expect(main.getByText('2 nights').first()).toBeVisible();
    await main.getByRole('button', { name: 'Change dates' }).click();
    const sheet = page.getByRole('dialog', { name: 'Change dates' });
    await expect(sheet.getByLabel('Check Out')).toHaveValue(formatDate(day(20), 'numeric'));
    search.answer([1, 2].map((id) => room(id, { price: 6600, final_price: 6600, stay_days: 3 })));
    await chooseDay(page, 'Check Out', day(21));
    await expectAccessible(page);
    const question = page.getByRole('dialog', { name: 'Update Booking Dates?' });
    await question.getByRole('button', { name: 'Update' }).click();
    await expect(sheet.getByLabel('Check Out')).toHaveValue(formatDate(day(21), 'numeric'));
    await sheet.getByRole('button', { name: 'Done' }).click();
    await expect(main.getByText('3 nights').first()).toBeVisible();
    expect(await dates(page)).toEqual(['1 18 21', '2 18 21']);
    await expectAccessible(page);
  });

  test('a new check-in asks first; Cancel changes nothing', async ({ page, isMobile }) => {
    await begin(page, isMobile);
    await chooseDay(page, 'Check In', day(17));
    const dialog = page.getByRole('dialog', { name: 'Update Booking Dates?' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('Check In')).toHaveValue(formatDate(day(18), 'numeric'));
    await expect(page.getByLabel('Check In')).toBeFocused();
    expect(await dates(page)).toEqual(['1 18 20', '2 18 20']);
    await chooseDay(page, 'Check In', day(17));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await chooseDay(page, 'Check In', day(17));
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByLabel('Check In')).toHaveValue(formatDate(day(17), 'numeric'));
    expect(await dates(page)).toEqual(['1 17 20', '2 17 20']);
  });

  test('while rooms are checked an overlay is shown', async ({ page, isMobile }) => {
    const search = await begin(page, isMobile);
    search.answer('slow');
    await chooseDay(page, 'Check Out', day(22));
    await expect(page.getByRole('status').filter({ hasText: 'Checking room availability...' })).toBeVisible();
  });

  test('taken rooms are listed; Cancel keeps them, Continue removes them', async ({ page, isMobile }) => {
    const search = await begin(page, isMobile);
    search.answer([room(1), room(3)]);
    await chooseDay(page, 'Check Out', day(23));
    const dialog = page.getByRole('dialog', { name: 'Room Availability Issue' });
    await expect(dialog.getByRole('listitem')).toHaveText(['Room 2']);
    await expect(dialog).toContainText(
      'Do you want to continue with the date change and remove these rooms from your cart?',
    );
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await dates(page)).toEqual(['1 18 20', '2 18 20']);
    await chooseDay(page, 'Check Out', day(23));
    await dialog.getByRole('button', { name: 'Continue and Remove Rooms' }).click();
    await expect(page.getByLabel('Check Out')).toHaveValue(formatDate(day(23), 'numeric'));
    expect(await dates(page)).toEqual(['1 18 23']);
  });
});
