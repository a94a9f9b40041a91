/** How a guest books a room, step by step, by the names on the screen. */
import { expect, type Locator, type Page } from 'playwright/test';
import { addDays, formatDate, todayInIndia } from '#domain/dates/calendar.ts';

export interface Stay {
  checkIn: string;
  checkOut: string;
}

/** A stay that begins in `days` days, for tests that book nothing; one that books takes its nights from `ownStay`. */
export function stayIn(days: number, nights = 2): Stay {
  const checkIn = addDays(todayInIndia(new Date()), days);
  return { checkIn, checkOut: addDays(checkIn, nights) };
}

const MONTH_AHEAD = addDays(todayInIndia(new Date()), 58).slice(0, 'yyyy-mm-'.length);

/** The `n`th of a month some two months ahead, for tests that book nothing: any day from the 10th on is near. */
export const day = (n: number): string => MONTH_AHEAD + n;

/** The search parameters that the pages read. */
export function query({ checkIn, checkOut }: Stay, guests = 2): string {
  return new URLSearchParams({ checkIn, checkOut, guests: String(guests), children: '0' }).toString();
}

/** Presses a button or a link. */
export function press(scope: Page | Locator, name: string | RegExp): Promise<void> {
  return scope.getByRole('button', { name }).or(scope.getByRole('link', { name })).first().click();
}

/** Opens the calendar of a date field and chooses a day. */
export async function chooseDay(page: Page, field: 'Check In' | 'Check Out', date: string): Promise<void> {
  const input = page.getByLabel(field).first();
  await input.click();
  // The calendar is loaded with the first press; until then no month is shown.
  await page.getByRole('grid').first().waitFor();
  const month = page.getByRole('grid', { name: formatDate(date, 'month-year') });
  while (!(await month.isVisible())) await page.getByRole('button', { name: 'Next month' }).click();
  await month.getByRole('button', { name: formatDate(date, 'long') }).click();
  // A check-in opens the calendar of the check-out.
  await expect(input.locator('..').getByRole('grid')).toBeHidden();
}

/** The card of a room in the results. */
export function roomCard(page: Page, name: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
}

export const GUEST = {
  Name: 'Asha Mohapatra',
  Email: 'asha@example.in',
  Phone: '+91 98765 43210',
  Address: '12 Grand Road, Puri',
};

/** Fills in the third step, and continues to the payment. */
export async function fillDetails(page: Page, guest: typeof GUEST = GUEST): Promise<void> {
  for (const [field, value] of Object.entries(guest))
    await page.getByLabel(field, { exact: true }).fill(value);
  await page.getByLabel('State').selectOption('Odisha');
}

export const currentStep = (page: Page) => page.locator('[aria-current=step]');

/** From a room's page to the payment step. */
export async function goToPayment(
  page: Page,
  room: number,
  stay: Stay,
  guest: typeof GUEST = GUEST,
): Promise<void> {
  await page.goto(`/rooms/${room}?${query(stay)}`);
  await press(page, 'Add to Cart');
  await goToPaymentOfCart(page, guest);
}

/** The same, once the room is in the cart. */
export async function goToPaymentOfCart(page: Page, guest: typeof GUEST = GUEST): Promise<void> {
  await press(page, 'Continue to Add-ons');
  await expect(currentStep(page)).toContainText('Add-ons');
  await press(page, /^Continue/);
  await expect(currentStep(page)).toContainText('Your Details');
  await fillDetails(page, guest);
  await press(page, /^Continue/);
  await expect(currentStep(page)).toContainText('Payment');
}

export type Way = 'Pay in full' | 'Pay 50% advance';

/** Chooses how much to pay, and presses `button` in the payment window. */
export async function pay(
  page: Page,
  way: Way,
  button: 'Pay' | 'Fail payment' | 'Close' = 'Pay',
): Promise<void> {
  await page.getByRole('radio', { name: way }).check();
  await page.getByRole('main').getByRole('button', { name: /^Pay/ }).click();
  const window = page.getByRole('dialog', { name: 'Test payment' });
  await window.getByRole('button', { name: button, exact: true }).click();
  await expect(window).toBeHidden();
}

/** The reference on the confirmation, `SH` and the reservation's number. */
export async function confirmedReference(page: Page): Promise<string> {
  await expect(currentStep(page)).toContainText('Confirmation', { timeout: 20_000 });
  const reference = page.getByText(/SH\d+/).first();
  await expect(reference).toBeVisible();
  return /SH\d+/.exec(await reference.innerText())?.[0] ?? '';
}

/** The first amount in rupees in a text: `₹1,23,456` is 123456. */
export function rupees(text: string): number {
  return Number(/₹\s?([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''));
}
