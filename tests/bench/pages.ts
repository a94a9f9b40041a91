import { addDays, todayInIndia } from '#domain/dates/calendar.ts';

/** Every kind of page that opens without a mailed link. `/room` serves rooms that are newer than the build. */
export const PAGES = [
  '/',
  '/rooms',
  '/rooms/1',
  '/room',
  '/booking',
  '/rooms/checkout',
  '/payment',
  '/wishlist',
  '/profile',
  '/my-booking',
  '/waiting-list',
  '/services',
  '/nearby-attractions',
  '/about',
  '/contact',
  '/reset-password',
  '/find-booking',
  '/verify-email',
  '/offline',
  '/no-such-page',
];

/** The pages that search engines should not list. */
const HIDDEN =
  /^\/(room|booking|rooms\/checkout|payment|wishlist|profile|my-booking|find-booking|waiting-list|reset-password|verify-email|offline|no-such-page)$/;

export const isHidden = (page: string): boolean => HIDDEN.test(page);

/** The address of a page: a month ahead where it needs a stay, so that the page need not choose dates first. */
export function addressOf(page: string): string {
  return page.startsWith('/rooms') && page !== '/rooms/checkout' ? `${page}?${benchStay()}` : page;
}

/** The page's file in the build. */
export function fileOf(page: string): string {
  if (page === '/no-such-page') return '404.html';
  return page === '/' ? 'index.html' : `${page.slice(1)}.html`;
}

export function benchStay(): string {
  const checkIn = addDays(todayInIndia(new Date()), 30);
  return `checkIn=${checkIn}&checkOut=${addDays(checkIn, 2)}&guests=2&children=0`;
}
