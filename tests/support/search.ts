/** Browser tests of search, cart and wishlist use this instead of the API and of stored lists. */
import { expect, type Page } from 'playwright/test';
import type { Room } from '#contract/room.ts';
import type { CartItem } from '#domain/booking/cart.ts';
import { day, query } from './booking.ts';
import { cartItem, pageOf, wireRoom } from './rooms.ts';

export const STAY = `/rooms?${query({ checkIn: day(18), checkOut: day(20) })}`;

export const room = (id: number, more: Partial<Room> = {}) => wireRoom(id, { images: [], ...more });

export const inCart = (id: number, more: Partial<CartItem> = {}) =>
  cartItem(id, { checkInDate: day(18), checkOutDate: day(20), image: '', ...more });

type Answer = Partial<Room>[] | 'down' | 'slow';

export interface FakedSearch {
  searches: { checkInDate: string; checkOutDate: string; guests: number }[];
  answer: (answer: Answer) => void;
}

/** Responds to searches instead of the server. The calendar is empty. */
export async function fakeSearch(page: Page, first: Answer): Promise<FakedSearch> {
  let now = first;
  const searches: FakedSearch['searches'] = [];
  await page.route('**/api/public/calendar?*', (route) => route.fulfill({ json: { days: [] } }));
  await page.route('**/api/public/check-room-availability?*', async (route) => {
    searches.push(route.request().postDataJSON());
    if (now === 'down') {
      await route.fulfill({ status: 503, json: { error: 'Sorry.', code: 'database_unavailable' } });
    } else if (now !== 'slow') await route.fulfill({ json: pageOf(now, searches.at(-1)) });
  });
  return {
    searches,
    answer: (answer) => {
      now = answer;
    },
  };
}

/** Stores a list before the page's own scripts run. A reload does not store it again. */
export async function store(page: Page, key: 'cart' | 'wishlist', value: unknown): Promise<void> {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  await page.addInitScript(
    ([name, list]) => {
      if (sessionStorage.getItem(`stored-${name}`)) return;
      sessionStorage.setItem(`stored-${name}`, 'yes');
      localStorage.setItem(name, list);
    },
    [key, text] as const,
  );
}

export function stored(page: Page, key: 'cart' | 'wishlist'): Promise<unknown> {
  return page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);
}

/** On a small screen the form is behind the bar "Book Now". */
export async function openForm(page: Page, isMobile: boolean): Promise<void> {
  if (!isMobile) return;
  await page.getByRole('search').getByRole('button', { name: 'Book Now' }).click();
  // The form's script may load after the press. Without dates the calendar then opens and takes the focus.
  const field = page.getByLabel('Check In');
  const isFirst = async () => (await field.inputValue()) === '';
  await expect(async () => {
    if (await isFirst()) await expect(page.getByRole('grid')).toBeVisible({ timeout: 1000 });
    else await expect(field).toBeFocused({ timeout: 1000 });
  }).toPass();
}
