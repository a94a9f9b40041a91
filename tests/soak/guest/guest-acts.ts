import { expect } from 'playwright/test';
import { addDays, todayInIndia } from '#domain/dates/calendar.ts';
import { DEFAULT_LANGUAGE } from '#domain/language/language.ts';
import { languageOf } from '#domain/language/page-path.ts';
import { fillDetails, press } from '../../support/booking.ts';
import { logIn, makeAccount, newEmail, openFromHeader } from '../../support/e2e-accounts.ts';
import { cartOf } from './cart.ts';
import type { Done } from './controls.ts';
import type { Act } from './draw.ts';
import type { Visitor } from './visitor.ts';

const NEXT = 'button[form="booking-step"], #booking-step button[type="submit"]';
const OUTCOMES = ['pay', 'pay', 'pay', 'fail', 'close'] as const;
/** Pages of one visitor, which the sitemap leaves out. */
const OWN_PAGES = [
  '/wishlist',
  '/booking',
  '/rooms/checkout',
  '/payment',
  '/profile',
  '/find-booking',
  '/check',
];

const open = async ({ page, url }: Visitor, path: string): Promise<Done> => {
  await page.goto(url + path);
  return { text: path };
};

function queryOf({ days, nights, adults, children }: Act): string {
  const checkIn = addDays(todayInIndia(new Date()), days);
  const checkOut = addDays(checkIn, nights);
  return new URLSearchParams({ checkIn, checkOut, guests: `${adults}`, children: `${children}` }).toString();
}

/** The acts that only a guest does, beside those of any visitor. */
export const GUEST_ACTS: Record<string, (visitor: Visitor, act: Act) => Promise<Done>> = {
  async visit(visitor, { pick }) {
    const answer = await visitor.page.request.get(`${visitor.url}/sitemap-0.xml`);
    const listed = [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address]) => new URL(address ?? '').pathname,
    );
    const paths = [...listed, ...OWN_PAGES];
    return open(visitor, paths[pick % paths.length] ?? '/');
  },
  search: (visitor, act) => open(visitor, `/rooms?${queryOf(act)}`),
  room: (visitor, act) => open(visitor, `/rooms/${act.room}?${queryOf(act)}`),
  cart: (visitor) => open(visitor, '/booking'),

  /** Takes the dates and the party of the cart, if there is one; otherwise two people, for whom every room is large enough. */
  async addToCart(visitor, act) {
    const children = act.children % 2;
    const [first] = (await cartOf(visitor.page)) ?? [];
    const query = first
      ? `checkIn=${first.checkInDate}&checkOut=${first.checkOutDate}&guests=${first.guests}&children=${first.children}`
      : queryOf({ ...act, adults: 2 - children, children });
    await open(visitor, `/rooms/${act.room}?${query}`);
    await visitor.settle();
    const add = visitor.page.locator('#add-to-cart:not([disabled])');
    const isOffered = (await add.count()) > 0;
    if (isOffered) await add.click();
    return { text: `room ${act.room} ${query}${isOffered ? '' : ', not offered'}`, ofCart: true };
  },

  step: (visitor) => nextStep(visitor),

  /** Goes to the payment with what is in the cart, or with a room that is put there first, and pays, or not. */
  async pay(visitor, act) {
    const { page } = visitor;
    const { pick } = act;
    const cart = await cartOf(page);
    if (!cart?.length) {
      await GUEST_ACTS.addToCart?.(visitor, act);
      await visitor.settle();
    }
    if ((await page.locator('input[name="payment"]').count()) === 0) {
      await open(visitor, '/rooms/checkout');
      await visitor.settle();
      await nextStep(visitor);
      await visitor.settle();
    }
    const way = page.locator(`input[name="payment"][value="${pick % 2 ? 'full' : 'advance'}"]`);
    if ((await way.count()) === 0 || !(await way.isEnabled()))
      return { text: 'nothing to pay', ofCart: true };
    await way.check();
    await visitor.settle();
    await page.locator(NEXT).first().click();
    const outcome = OUTCOMES[pick % OUTCOMES.length];
    await visitor.settle();
    const button = page.locator(`dialog button.${outcome}`);
    if ((await button.count()) === 0) return { text: 'no window', ofCart: true };
    await button.click();
    return { text: `${pick % 2 ? 'in full' : 'an advance'}: ${outcome}`, ofCart: true };
  },

  async trip(visitor) {
    const id = await lastBooking(visitor);
    return id ? open(visitor, `/my-booking?reservation=${id}`) : open(visitor, '/my-booking');
  },
  change: (visitor) => inDialog(visitor, 'Change booking'),
  cancel: (visitor) => inDialog(visitor, 'Cancel booking'),

  async find(visitor) {
    await open(visitor, '/find-booking');
    await visitor.settle();
    await visitor.page.getByLabel('Booking reference').fill(`SH${(await lastBooking(visitor)) ?? 1}`);
    await visitor.page.getByLabel('Email', { exact: true }).fill('asha@example.in');
    await press(visitor.page, 'Email me the link');
    return { text: 'by reference and email' };
  },

  async account(visitor) {
    const { page } = visitor;
    await open(visitor, '/about');
    const isSignedIn = await page.evaluate(() => localStorage.getItem('auth_token') !== null);
    if (isSignedIn) {
      await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
      await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
      return { text: 'signed out' };
    }
    const email = newEmail();
    await makeAccount(page.request, email);
    await openFromHeader(page, 'Log In');
    await logIn(page, email);
    return { text: 'signed in' };
  },
};

/** Fills in what the step asks for, and continues. */
async function nextStep({ page, url }: Visitor): Promise<Done> {
  const next = page.locator(NEXT).first();
  if ((await page.locator('input[name="payment"]').count()) > 0) return { text: 'at the payment' };
  if ((await next.count()) === 0 || !(await next.isEnabled())) return { text: 'no next step' };
  if ((await page.locator('#booking-step input[name="phone"]').count()) > 0) {
    const { language } = languageOf(new URL(page.url()).pathname);
    if (language !== DEFAULT_LANGUAGE) await page.goto(`${url}/rooms/checkout`);
    await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
    await fillDetails(page);
  }
  await page.locator(NEXT).first().click();
  return { text: new URL(page.url()).pathname };
}

async function lastBooking({ page }: Visitor): Promise<number | undefined> {
  const text = await page.evaluate(() => localStorage.getItem('kept-booking'));
  return text ? JSON.parse(text).id : undefined;
}

/** Opens the question of the last booking's page and agrees, if there is something to agree to. */
async function inDialog(visitor: Visitor, name: string): Promise<Done> {
  await GUEST_ACTS.trip?.(visitor, {} as Act);
  await visitor.settle();
  const { page } = visitor;
  const button = page.getByRole('main').getByRole('button', { name, exact: true });
  if ((await button.count()) === 0) return { text: 'no booking' };
  await button.first().click();
  await visitor.settle();
  const dialog = page.getByRole('dialog');
  const fewer = dialog.getByRole('button', { name: /^Decrease breakfasts/ });
  if ((await fewer.count()) > 0 && (await fewer.getAttribute('aria-disabled')) === null) await fewer.click();
  await visitor.settle();
  const agree = dialog.getByRole('button', { name, exact: true });
  if (!(await agree.isEnabled())) return { text: 'nothing to change' };
  await agree.click();
  return { text: 'agreed' };
}
