import { expect, type Locator, type Page } from 'playwright/test';
import { addDays, daysBetween, formatDate, nightsOf, todayInIndia } from '#domain/dates/calendar.ts';
import { DAYS_BACK } from '#domain/rates/host-calendar.ts';
import { openDemo } from './e2e-host.ts';

export async function openCalendar(page: Page): Promise<Locator> {
  await openDemo(page);
  await page.getByRole('link', { name: 'Calendar' }).click();
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('gridcell').first()).toBeVisible();
  return grid;
}

export const daysInView = (grid: Locator): Promise<number> =>
  grid.evaluate((element) => {
    const right = (element.parentElement?.clientWidth ?? 0) + 1;
    const head = element.querySelector('[role="rowheader"]')?.getBoundingClientRect().right ?? 0;
    return [...element.querySelectorAll('[role="columnheader"]')].filter((day) => {
      const box = day.getBoundingClientRect();
      return box.left >= head - 1 && box.right <= right;
    }).length;
  });

export const wholeDate = (date: string) => formatDate(date, 'long').replace(',', '');

export const TULSI = 'Tulsi Room';

export async function cellOf(page: Page, room: string, date: string): Promise<Locator> {
  const cell = page.getByRole('gridcell', { name: `${room}, ${wholeDate(date)}` });
  const columns = DAYS_BACK + daysBetween(todayInIndia(new Date()), date);
  // The column before the night stays in view, too.
  await page.getByRole('grid').evaluate((element, before) => {
    const width = document.querySelector('[role="gridcell"]')?.getBoundingClientRect().width ?? 0;
    element.parentElement?.scrollTo({ left: before * width });
  }, columns - 1);
  await expect(cell).not.toHaveAttribute('aria-busy');
  return cell;
}

export function manyRooms(count: number, { from, to }: { from: string; to: string }) {
  const dates = nightsOf(from, addDays(to, 1));
  const rooms = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Room ${index + 1}`,
    property_id: 1,
    state: dates.map(() => 0),
    price: dates.map(() => 2001 + index),
    minimum_stay: dates.map(() => 1),
    reservation_id: dates.map(() => null),
  }));
  return { from, to, states: ['open'], rooms, bookings: [] };
}
