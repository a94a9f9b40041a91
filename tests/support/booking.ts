/** These functions book a room like a guest, by the names on the screen. */
import { expect, type Locator, type Page } from 'playwright/test';
import { addDays, formatDate, todayInIndia } from '#domain/dates/calendar.ts';

export interface Stay {
  checkIn: string;
  checkOut: string;
}

export function stayIn(days: number, nights = 2): Stay {
  const checkIn = addDays(todayInIndia(new Date()), days);
  return { checkIn, checkOut: addDays(checkIn, nights) };
}

const MONTH_AHEAD = addDays(todayInIndia(new Date()), 58).slice(0, 'yyyy-mm-'.length);

/** Returns a day of the month that is 58 days ahead, for tests that book nothing. */
export const day = (n: number): string => MONTH_AHEAD + n;

export function query({ checkIn, checkOut }: Stay, guests = 2): string {
  return new URLSearchParams({ checkIn, checkOut, guests: String(guests), children: '0' }).toString();
}

export function press(scope: Page | Locator, name: string | RegExp): Promise<void> {
  return scope.getByRole('button', { name }).or(scope.getByRole('link', { name })).first().click();
}

export async function chooseDay(page: Page, field: 'Check In' | 'Check Out', date: string): Promise<void> {
  const input = page.getByLabel(field).first();
  await input.click();
  // The first press loads the calendar, so a month must appear first.
  await page.getByRole('grid').first().waitFor();
  const month = page.getByRole('grid', { name: formatDate(date, 'month-year') });
  while (!(await month.isVisible())) await page.getByRole('button', { name: 'Next month' }).click();
  await month.getByRole('button', { name: formatDate(date, 'long') }).click();
  // Choosing the check-in opens the calendar of the check-out.
  await expect(input.locator('..').getByRole('grid')).toBeHidden();
}

export function roomCard(page: Page, name: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
}

export const GUEST = {
  Name: 'Asha Mohapatra',
  Email: 'asha@example.in',
  Phone: '+91 98765 43210',
  Address: '12 Grand Road, Puri',
};

export async function fillDetails(page: Page, guest: typeof GUEST = GUEST): Promise<void> {
  for (const [field, value] of Object.entries(guest))
    await page.getByLabel(field, { exact: true }).fill(value);
  await page.getByLabel('State').selectOption('Odisha');
}

export const currentStep = (page: Page) => page.locator('[aria-current=step]');

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

export async function confirmedReference(page: Page): Promise<string> {
  await expect(currentStep(page)).toContainText('Confirmation', { timeout: 20_000 });
  const reference = page.getByText(/SH\d+/).first();
  await expect(reference).toBeVisible();
  return /SH\d+/.exec(await reference.innerText())?.[0] ?? '';
}

/** Returns the first amount in a text: 123456 for `₹1,23,456`. */
export function rupees(text: string): number {
  return Number(/₹\s?([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''));
}
