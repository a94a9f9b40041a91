import type { Locator } from 'playwright/test';
import { addDays, formatDate, todayInIndia, weekday } from '#domain/dates/calendar.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, WIDE, WIDE_ONLY } from '../support/e2e.ts';
import { newEmail } from '../support/e2e-accounts.ts';
import { bookByCalls } from '../support/e2e-booking.ts';
import { openDemo } from '../support/e2e-host.ts';
import { cellOf, daysInView, manyRooms, openCalendar, TULSI, wholeDate } from '../support/host-calendar.ts';
import { ownStay } from '../support/nights.ts';

// The demo can be opened on this machine only: without the address that the other tests send along.
test.use({ extraHTTPHeaders: {} });

/** Phone and desktop use the same calendar at once, so each has a room of its own. */
const ROOMS = { phone: 'Mayura Family Room', desktop: 'Champa Room' };
const FRIDAY = 5;

/** The most presses, counted from Today. A press that focuses a field counts, typing does not. */
const MOST = { block: 3, weekendPrice: 6 };

test(
  'a night is blocked and a weekend priced with few presses; a stay is a bar',
  WIDE,
  async ({ page, request, isMobile }) => {
    const room = isMobile ? ROOMS.phone : ROOMS.desktop;
    const today = todayInIndia(new Date());
    const tomorrow = addDays(today, 1);
    const friday = addDays(today, (FRIDAY - weekday(today) + 7) % 7 || 7);
    const stay = await ownStay(request, 3);
    const id = await bookByCalls(request, 3, stay, newEmail('bar'));
    let presses = 0;
    const press = async (control: Locator) => {
      await control.click();
      presses += 1;
    };
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const cell = (date: string) => page.getByRole('gridcell', { name: `${room}, ${wholeDate(date)}` });

    const grid = await openCalendar(page);
    presses += 1;
    const head = page.getByRole('columnheader').and(page.locator('[data-today]'));
    expect((await head.boundingBox())?.x).toBeLessThan(140);
    expect(await daysInView(grid)).toBeGreaterThanOrEqual(isMobile ? 5 : 28);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await expect(cell(tomorrow)).toHaveAccessibleName(
      new RegExp(`^${room}, ${wholeDate(tomorrow)}, open, ₹[\\d,]+$`),
    );
    await press(cell(tomorrow));
    await expect(cell(tomorrow)).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page);
    await press(button('Block'));
    await expect(cell(tomorrow)).toHaveAccessibleName(/, closed, /);
    expect(presses).toBeLessThanOrEqual(MOST.block);
    await button('Undo').click();
    await expect(cell(tomorrow)).toHaveAccessibleName(/, open, /);
    // Undo leaves after ten seconds, and axe may take longer.
    await cell(tomorrow).click();
    await page.getByLabel('Reason').fill('Painting');
    await button('Block').click();
    await expect(cell(tomorrow)).toHaveAccessibleDescription('Painting');
    await expect(button('Undo')).toBeVisible();
    await expectAccessible(page);
    await cell(tomorrow).click();
    await button('Open').click();
    await expect(cell(tomorrow)).toHaveAccessibleName(/, open, /);

    // Again from Today, whose tab counts.
    presses = 1;
    await press(cell(friday));
    await expect(cell(friday)).toHaveAttribute('aria-selected', 'true');
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

    const night = await cellOf(page, 'Pattachitra Room', stay.checkIn);
    await expect(night).toHaveAccessibleName(/, booked, ₹[\d,]+, Asha Mohapatra Paid · Website$/);
    const bar = night.getByRole('link', { name: 'Asha Mohapatra Paid · Website' });
    await expect(bar).toHaveAttribute('href', `/host/bookings/${id}`);
    const [one, whole] = await Promise.all([night.boundingBox(), bar.boundingBox()]);
    expect(whole?.width).toBeGreaterThan(1.8 * (one?.width ?? 0));
    await expectAccessible(page);
  },
);

test('by keyboard: arrows move, Shift selects, and a price is set', async ({ page, request }) => {
  const { checkIn } = await ownStay(request, 2);
  await openCalendar(page);
  const first = await cellOf(page, TULSI, checkIn);
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(first).toBeFocused();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(3);
  await page.getByRole('button', { name: 'Set price' }).press('Enter');
  await page.getByLabel('Price').fill('2345');
  await expect(page.getByText('→ ₹2,345').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(first).toHaveAccessibleName(/₹2,345$/);
  await expect(page.getByText('Price set for 3 nights.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('Undone: 3 nights as before.')).toBeVisible();
  await expect(first).not.toHaveAccessibleName(/₹2,345$/);

  // Shift and an arrow down add a room. Above the rooms are the dates, which are nights of all of them.
  await first.focus();
  await page.keyboard.press('Shift+ArrowDown');
  const status = page.getByRole('region', { name: 'Selected nights' }).getByRole('status');
  await expect(status).toContainText('1 night in 2 rooms');
  await page.keyboard.press('Escape');
  for (let row = 0; row < 3; row += 1) await page.keyboard.press('ArrowUp');
  const date = page.getByRole('columnheader', { name: formatDate(checkIn, 'long') });
  await expect(date).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(status).toContainText('2 nights in 10 rooms');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  // One cell is a tab stop, and the grid follows it through the months.
  await first.focus();
  await page.keyboard.press('PageDown');
  await expect(page.locator('[role="gridcell"][tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('End');
  await page.keyboard.press('Control+Home');
  await expect(page.locator(':focus')).toHaveAttribute('data-today');
});

test('a mouse drags over nights of one room', WIDE_ONLY, async ({ page }) => {
  const grid = await openCalendar(page);
  const cells = grid.getByRole('row').nth(4).locator('[role="gridcell"]:not([data-past])');
  const [from, to] = await Promise.all([cells.nth(9).boundingBox(), cells.nth(12).boundingBox()]);
  if (!from || !to) throw new Error('The cells are not in view');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 80, { steps: 4 });
  await page.mouse.move(to.x + 20, to.y + 20, { steps: 8 });
  await page.mouse.up();
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(4);
  await expect(page.getByRole('link', { name: 'New booking' })).toHaveAttribute(
    'href',
    /^\/host\/bookings\/new\?room_id=4&check_in=\d{4}-\d{2}-\d{2}&check_out=/,
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(0);

  // A press counts where it began, even if the page moves under it.
  const pressed = await cells.nth(9).getAttribute('id');
  await cells.nth(9).hover();
  await page.mouse.down();
  await grid.evaluate(({ parentElement }) => parentElement?.scrollBy({ left: 160 }));
  await page.mouse.up();
  await expect(grid.locator(`#${pressed}`)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');

  // A press on a room's name adds it.
  await cells.nth(9).click();
  await grid.getByRole('rowheader').nth(5).click();
  await expect(page.getByText('1 night in 2 rooms')).toBeVisible();
  await page.getByRole('button', { name: 'Select all rooms' }).click();
  await expect(page.getByText(/1 night in \d\d rooms/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Block', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Legend' }).click();
  await expect(page.getByRole('dialog', { name: 'Legend' })).toContainText('Closed, with your reason');
  await expectAccessible(page);
});

test('a finger scrolls, and selects after it has rested', async ({ page, context }) => {
  const grid = await openCalendar(page);
  const scrolled = () => grid.evaluate((element) => element.parentElement?.scrollLeft ?? 0);
  const cell = await grid
    .getByRole('row')
    .nth(2)
    .locator('[role="gridcell"]:not([data-past])')
    .nth(1)
    .boundingBox();
  if (!cell) throw new Error('The cell is not in view');
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: cell.y + 20 }],
    });
  const start = await scrolled();
  await touch('touchStart', 250);
  for (let x = 240; x > 130; x -= 10) await touch('touchMove', x);
  await touch('touchEnd');
  await expect.poll(scrolled).toBeGreaterThan(start + 50);
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(0);
  // The grid rolls on for a moment after the finger has left it.
  const isStill = async () => {
    const before = await scrolled();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    return (await scrolled()) === before;
  };
  await expect.poll(isStill).toBe(true);

  await page.getByRole('button', { name: 'Today' }).click();
  await expect.poll(scrolled).toBe(start);
  await touch('touchStart', cell.x + 20);
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(1);
  for (let x = cell.x + 25; x < cell.x + 100; x += 5) await touch('touchMove', x);
  await touch('touchEnd');
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(3);
  expect(await scrolled()).toBe(start);
});

const AWAY = { error: 'Our records are away.', code: 'database_unavailable' };

test('sixty rooms and two years: only what is in view is drawn', async ({ page, problems }) => {
  problems.allow(/503|could not be read/);
  let isDown = true;
  await page.route('**/api/host/calendar?*', (route) => {
    if (isDown) return route.fulfill({ status: 503, json: AWAY });
    const { searchParams } = new URL(route.request().url());
    const range = { from: searchParams.get('from') ?? '', to: searchParams.get('to') ?? '' };
    return route.fulfill({ json: manyRooms(60, range) });
  });
  await openDemo(page);
  await page.getByRole('link', { name: 'Calendar' }).click();
  await expect(page.getByRole('alert')).toContainText('Our records are away.');
  await expectAccessible(page);
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  const grid = page.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '61');
  const drawn = () => grid.getByRole('gridcell').count();
  expect(await drawn()).toBeLessThan(1500);
  const isRead = () => grid.locator('[role="gridcell"][aria-busy]').count();
  for (const share of [0.3, 0.6, 1]) {
    await grid.evaluate((element, part) => {
      const scroller = element.parentElement;
      scroller?.scrollTo(scroller.scrollWidth * part, scroller.scrollHeight * part);
    }, share);
    await expect.poll(isRead).toBe(0);
    expect(await drawn()).toBeLessThan(1500);
  }
  await expect(grid.getByRole('rowheader', { name: 'Room 60' })).toBeVisible();
});
