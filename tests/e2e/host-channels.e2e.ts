import type { Page } from 'playwright/test';
import { formatDate } from '#domain/dates/calendar.ts';
import { expect, expectNoSidewaysScroll } from '../support/e2e.ts';
import {
  bookByPhone,
  calendarOf,
  connectAirbnb,
  openChannels,
  roomOf,
  test,
} from '../support/e2e-channels.ts';
import { expectPageAccessible, inDays } from '../support/e2e-rates.ts';

// They share a site; each has a room of its own.
test.describe.configure({ mode: 'serial' });

const GARUDA = 'Garuda Room';
const TULSI = { id: 2, name: 'Tulsi Room' };
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('a room is connected by what the screen says, read, and removed again', async ({
  page,
  request,
  airbnb,
}) => {
  test.slow();
  const [checkIn, checkOut] = [inDays(60), inDays(63)];
  airbnb.answer = { body: calendarOf([{ uid: 'HM1', checkIn, checkOut }]) };
  await openChannels(page);
  await expect(page.getByRole('heading', { name: 'Sold once, wherever it is booked' })).toBeVisible();
  await expectPageAccessible(page);
  await expectNoSidewaysScroll(page);

  await roomOf(page, GARUDA).getByRole('button', { name: 'Connect a site' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect Garuda Room' });
  await expect(dialog.getByRole('heading', { name: 'Which site?' })).toBeFocused();
  await expectPageAccessible(page);
  await dialog.getByRole('radio', { name: 'Booking.com' }).check();
  await button(page, 'Continue').click();
  await expect(dialog.getByText('“Sync calendars”')).toBeVisible();
  await expect(dialog.getByLabel('Name of the site')).toHaveValue('Booking.com');
  await button(page, 'Back').click();
  await dialog.getByRole('radio', { name: 'Airbnb' }).check();
  await button(page, 'Continue').click();
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(dialog.getByText('Paste the address of the calendar.')).toBeVisible();
  await expect(dialog.getByLabel('Calendar address')).toBeFocused();
  await expectPageAccessible(page);
  await dialog.getByLabel('Calendar address').fill(airbnb.url);
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(dialog.getByText('1 booking found, 3 nights taken.')).toBeVisible();
  await expectPageAccessible(page);
  const ours = await dialog.getByLabel('Our calendar address').inputValue();
  expect(await (await request.get(ours)).text()).toContain('BEGIN:VCALENDAR');
  await button(page, 'Done').click();

  await expect(roomOf(page, GARUDA)).toContainText('Read just now, 1 booking');
  await page.reload();
  await expect(roomOf(page, GARUDA)).toContainText('Airbnb last read it just now');
  await expectPageAccessible(page);
  await expectNoSidewaysScroll(page);

  airbnb.answer = { status: 500 };
  const room = roomOf(page, GARUDA);
  await room.getByRole('button', { name: 'Read now' }).click();
  await expect(room).toContainText(
    /Could not be read.*: the site answered with an error \(500\)\..* stay taken\./,
  );
  await expectPageAccessible(page);
  await room.getByRole('button', { name: 'Remove' }).click();
  const question = page.getByRole('dialog', { name: 'Remove Airbnb from Garuda Room?' });
  await expect(question).toContainText('3 nights that only this calendar had taken come on sale');
  await expectPageAccessible(page);
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(room.getByRole('button', { name: 'Read now' })).toBeHidden();
});

test('a night sold twice is shown with both bookings until it is settled', async ({ page, request, airbnb }, {
  project,
}) => {
  test.slow();
  const from = project.name === 'phone' ? 70 : 80;
  const [check_in, check_out] = [inDays(from), inDays(from + 2)];
  const reference = await bookByPhone(request, TULSI.id, { check_in, check_out }, 'Asha Mishra');
  airbnb.answer = { body: calendarOf([]) };
  await openChannels(page);
  await connectAirbnb(page, TULSI.name, airbnb.url);
  await expect(page.getByText('The calendar was read. It has no booking now.')).toBeVisible();
  await button(page, 'Done').click();

  airbnb.answer = {
    body: calendarOf([{ uid: 'HM2', checkIn: inDays(from + 1), checkOut: inDays(from + 4) }]),
  };
  await button(page, 'Read now Airbnb, Tulsi Room').click();
  const twice = page.getByRole('region', { name: 'Nights sold twice' });
  const card = twice.getByRole('listitem').filter({ hasText: reference });
  await expect(card).toContainText(`Tulsi Room, night of ${formatDate(inDays(from + 1), 'weekday')}`);
  await expect(card).toContainText('Asha Mishra');
  await expect(card).toContainText('The booking here stands. Move one of the guests, or cancel on Airbnb.');
  await expect(card.getByRole('link', { name: 'Open on Airbnb' })).toHaveAttribute(
    'href',
    /airbnb\.com.*HM2/,
  );
  await expectPageAccessible(page);
  await expectNoSidewaysScroll(page);

  // The way to the booking, with another room chosen already.
  const move = card.getByRole('link', { name: /^Move Asha Mishra to / }).first();
  const room = (await move.innerText()).replace('Move Asha Mishra to ', '');
  await move.click();
  const dialog = page.getByRole('dialog', { name: 'Move booking' });
  await expect(dialog.getByLabel('Room').locator('option:checked')).toContainText(room);
  await page.goBack();

  await card.getByRole('button', { name: 'Mark as solved' }).click();
  await page.getByLabel('How was it solved?').fill('The guest of Airbnb takes another house.');
  await expectPageAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as solved' }).click();
  await expect(card).toBeHidden();
  await page.getByText(/^Solved in the last 30 days/).click();
  await expect(page.getByRole('link', { name: `${reference} Asha Mishra and Airbnb` })).toBeVisible();
  await expectPageAccessible(page);
});

test('what happens while a site is silent is saved at once, and nothing can be changed without a network', async ({
  page,
  context,
  problems,
}) => {
  await openChannels(page);
  const choice = page
    .getByRole('group', { name: 'Temple Courtyard' })
    .getByRole('radio', { name: 'Ask me first' });
  await choice.check();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(choice).toBeChecked();

  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await expect(page.getByText('The server can’t be reached.')).toBeVisible();
  await expect(choice).toBeDisabled();
  await expect(button(page, /^Connect a site/).first()).toBeDisabled();
  await expectPageAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText('The server can’t be reached.')).toBeHidden();
  await expect(button(page, /^Connect a site/).first()).toBeEnabled();
});
