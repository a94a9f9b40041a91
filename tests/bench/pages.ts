import { addDays, todayInIndia } from '#domain/calendar.ts';

/** Every page that answers 200 without a link from a mail. */
export const PAGES = [
  '/',
  '/rooms',
  '/rooms/1',
  '/booking',
  '/rooms/checkout',
  '/payment',
  '/wishlist',
  '/profile',
  '/my-booking',
  '/services',
  '/nearby-attractions',
  '/about',
  '/contact',
  '/reset-password',
  '/verify-email',
];

/** The pages of which search engines are asked not to speak. */
export const HIDDEN =
  /^\/(booking|rooms\/checkout|payment|wishlist|profile|my-booking|reset-password|verify-email)$/;

/** A month ahead, so that the rooms page need not choose dates itself first. */
export function benchStay(): string {
  const checkIn = addDays(todayInIndia(new Date()), 30);
  return `checkIn=${checkIn}&checkOut=${addDays(checkIn, 2)}&guests=2&children=0`;
}
