import { addDays } from '#domain/calendar.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, WIDE, WIDE_ONLY } from '../support/e2e.ts';
import { newEmail } from '../support/e2e-accounts.ts';
import { bookByCalls } from '../support/e2e-booking.ts';
import { cellOf, GARUDA, manyRooms, openCalendar, TULSI, wholeDate } from '../support/host-calendar.ts';
import { ownStay } from '../support/nights.ts';

// The demo can be opened on this machine only: without the address that the other tests send along.
test.use({ extraHTTPHeaders: {} });

test('a host blocks a night in three presses, and undoes it', WIDE, async ({ page, request }) => {
  const { checkIn: night } = await ownStay(request, 1);
  const free = async () => {
    const params = { from: night, to: addDays(night, 1), room_id: 1 };
    const { days } = await (await request.get('/api/public/calendar', { params })).json();
    return days[0].free;
  };
  const grid = await openCalendar(page);
  const width = page.viewportSize()?.width ?? 0;
  const today = page.getByRole('columnheader').and(page.locator('[data-today]'));
  expect((await today.boundingBox())?.x).toBeLessThan(140);
  const shown = await grid.evaluate((element) => {
    const right = (element.parentElement?.clientWidth ?? 0) + 1;
    const head = element.querySelector('[role="rowheader"]')?.getBoundingClientRect().right ?? 0;
    return [...element.querySelectorAll('[role="columnheader"]')].filter((day) => {
      const box = day.getBoundingClientRect();
      return box.left >= head - 1 && box.right <= right;
    }).length;
  });
  expect(shown).toBeGreaterThanOrEqual(width >= 1280 ? 28 : 5);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const cell = await cellOf(page, GARUDA, night);
  await expect(cell).toHaveAccessibleName(new RegExp(`^Garuda Room, ${wholeDate(night)}, open, ₹[\\d,]+$`));
  await cell.click();
  await expect(cell).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Block' }).click();
  await expect(cell).toHaveAccessibleName(/, closed, /);
  await expect(page.getByText('1 night blocked.')).toBeVisible();
  expect(await free()).toBe(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cell).toHaveAccessibleName(/, open, /);
  expect(await free()).toBe(1);
});

test('by keyboard: arrows move, Shift selects, and a price is set', WIDE, async ({ page, request }) => {
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

  // One cell is a tab stop, and the grid follows it through the months.
  await first.focus();
  await page.keyboard.press('PageDown');
  await expect(page.locator('[role="gridcell"][tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('End');
  await page.keyboard.press('Control+Home');
  await expect(page.locator(':focus')).toHaveAttribute('data-today');
});

test('a stay is a bar with the guest, and opens the booking', WIDE, async ({ page, request }) => {
  const stay = await ownStay(request, 3);
  const id = await bookByCalls(request, 3, stay, newEmail('bar'));
  await openCalendar(page);
  const cell = await cellOf(page, 'Pattachitra Room', stay.checkIn);
  await expect(cell).toHaveAccessibleName(/, booked, ₹[\d,]+, Asha Mohapatra Paid · Website$/);
  const bar = cell.getByRole('link', { name: 'Asha Mohapatra Paid · Website' });
  await expect(bar).toHaveAttribute('href', `/host/bookings/${id}`);
  const [night, whole] = await Promise.all([cell.boundingBox(), bar.boundingBox()]);
  expect(whole?.width).toBeGreaterThan(1.8 * (night?.width ?? 0));
  await expectAccessible(page);
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

test('sixty rooms and two years: only what is in view is drawn', WIDE, async ({ page }) => {
  await page.route('**/api/host/calendar?*', (route) => {
    const { searchParams } = new URL(route.request().url());
    const range = { from: searchParams.get('from') ?? '', to: searchParams.get('to') ?? '' };
    return route.fulfill({ json: manyRooms(60, range) });
  });
  const grid = await openCalendar(page);
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

test('what can’t be loaded or saved says so, and keeps what was typed', async ({ page, problems }) => {
  problems.allow(/503|could not be read/);
  const down = { status: 503, json: { error: 'Our records are away.', code: 'database_unavailable' } };
  let isDown = true;
  await page.route(/\/api\/host\/(calendar|nights)/, (route) =>
    isDown ? route.fulfill(down) : route.fallback(),
  );
  await page.goto('/host');
  await page.getByRole('button', { name: 'Open the demo desk' }).click();
  await expect(page.getByRole('heading', { name: 'Arrivals' })).toBeVisible();
  await page.getByRole('link', { name: 'Calendar' }).click();
  await expect(page.getByRole('alert')).toContainText('Our records are away.');
  await expectAccessible(page);
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  const cell = page.getByRole('row').nth(3).locator('[data-state="open"]:not([data-past])').first();
  await cell.click();
  await page.getByRole('button', { name: 'Set price' }).click();
  isDown = true;
  await page.getByLabel('Price').fill('4321');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Our records are away.')).toBeVisible();
  await expect(page.getByLabel('Price')).toHaveValue('4321');
});
