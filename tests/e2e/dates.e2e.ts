import type { Page } from 'playwright/test';
import { formatDate, formatStay } from '#domain/dates/calendar.ts';
import { chooseDay, day, query } from '../support/booking.ts';
import { expect, PHONE_ONLY, test } from '../support/e2e.ts';
import { fakeSearch, inCart, openForm, room } from '../support/search.ts';

test('the bar of small screens opens on any press, and shows the choice', PHONE_ONLY, async ({ page }) => {
  await page.goto(`/rooms?checkIn=${day(18)}&checkOut=${day(20)}&guests=3&children=1`);
  const search = page.getByRole('search');
  const chosen = `${formatStay({ checkIn: day(18), checkOut: day(20) })} · 3 adults, 1 child`;
  await expect(search.getByText(chosen)).toBeVisible();
  await search.getByText('Search Rooms').click();
  await expect(page.getByLabel('Check In')).toBeVisible();
  await page.evaluate((cart) => localStorage.setItem('cart', cart), JSON.stringify([inCart(1)]));
  await page.goto(`/rooms?checkIn=${day(25)}&checkOut=${day(27)}`);
  const stay = formatStay({ checkIn: day(18), checkOut: day(20) });
  await expect(search.getByText(`Your booking: ${stay} · 2 guests`)).toBeVisible();
});

test('the search bar opens check-out after check-in, shows nights and price, and can be cleared', async ({
  page,
  isMobile,
}) => {
  await fakeSearch(page, [room(1), room(2, { final_price: 3000 })]);
  await page.goto('/');
  await openForm(page, isMobile);
  await chooseDay(page, 'Check In', day(18));
  const nights = page.getByRole('button', { name: `${formatDate(day(20), 'long')}, 2 nights` });
  await expect(nights).toBeVisible();
  await nights.click();
  await expect(page.getByText('2 nights', { exact: true })).toBeVisible();
  await expect(page.getByText('From ₹3,000 for your stay')).toBeVisible();
  await page.getByLabel('Check Out').click();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByLabel('Check Out')).toHaveValue('');
});

/** Puts each text into elements of its own, as the browser's translator does. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(({ parentElement }) => !parentElement?.matches('script, style'))) {
      const inner = document.createElement('font');
      const outer = document.createElement('font');
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text.data);
    }
  });
}

test('each day of a room’s calendar can be pressed, the stay keeps its length, and a translated page follows', async ({
  page,
}) => {
  await page.goto(`/rooms/1?${query({ checkIn: day(18), checkOut: day(21) })}`);
  await page.getByLabel('Check In').click();
  const days = page.getByRole('grid').getByRole('button', { disabled: false });
  await expect(days.first()).toBeVisible();
  for (const button of await days.all()) await button.click({ trial: true });
  await page
    .getByRole('button', { name: new RegExp(`^${formatDate(day(12), 'long')}`) })
    .first()
    .click();
  await expect(page.getByLabel('Check In')).toHaveValue(formatDate(day(12), 'numeric'));
  await expect(page.getByLabel('Check Out')).toHaveValue(formatDate(day(15), 'numeric'));

  await translate(page);
  await chooseDay(page, 'Check Out', day(16));
  const dates = page.getByRole('button', { name: formatStay({ checkIn: day(12), checkOut: day(16) }) });
  const bar = dates.locator('..');
  await expect(bar).toContainText('4 nights');
  await expect(bar.getByText(await page.locator('main [data-kind=total] dd').innerText())).toBeVisible();
});
