import type { Page } from 'playwright/test';
import { formatDate } from '#domain/calendar.ts';
import { expect, expectNoSidewaysScroll, WIDE } from '../support/e2e.ts';
import {
  bookByPhone,
  calendarOf,
  connectAirbnb,
  openChannels,
  roomOf,
  test,
} from '../support/e2e-channels.ts';
import { demoOwner } from '../support/e2e-host-people.ts';
import { expectPageAccessible, inDays, priceOf } from '../support/e2e-rates.ts';

// They share a site; each has a room of its own.
test.describe.configure({ mode: 'serial' });

const GARUDA = { id: 1, name: 'Garuda Room' };
const TULSI = { id: 2, name: 'Tulsi Room' };
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test(
  'a room is connected by what the screen says, and is sold once',
  WIDE,
  async ({ page, request, airbnb, problems }) => {
    test.slow();
    const [checkIn, checkOut] = [inDays(60), inDays(63)];
    airbnb.answer = { body: calendarOf([{ uid: 'HM1', checkIn, checkOut }]) };
    expect(await priceOf(request, GARUDA.id, checkIn)).not.toBeNull();
    await openChannels(page);
    await expect(page.getByRole('heading', { name: 'Sold once, wherever it is booked' })).toBeVisible();
    await expectPageAccessible(page);
    await expectNoSidewaysScroll(page);

    await roomOf(page, GARUDA.name).getByRole('button', { name: 'Connect a site' }).click();
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
    problems.allow(/400/);
    await dialog.getByLabel('Calendar address').fill('airbnb');
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(dialog.getByText('This is not the address of a calendar.')).toBeVisible();
    await expectPageAccessible(page);
    await dialog.getByLabel('Calendar address').fill(airbnb.url);
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(dialog.getByText('1 booking found, 3 nights taken.')).toBeVisible();
    await expectPageAccessible(page);
    const ours = await dialog.getByLabel('Our calendar address').inputValue();
    expect(await (await request.get(ours)).text()).toContain('BEGIN:VCALENDAR');
    await button(page, 'Done').click();

    await expect(roomOf(page, GARUDA.name)).toContainText('Read just now, 1 booking');
    await page.reload();
    await expect(roomOf(page, GARUDA.name)).toContainText('Airbnb last read it just now');
    await expectPageAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(await priceOf(request, GARUDA.id, checkIn)).toBeNull();
    const headers = await demoOwner(request);
    const params = { from: checkIn, to: checkIn };
    const { nights } = await (await request.get('/api/host/calendar', { headers, params })).json();
    expect(nights.find(({ room_id }: { room_id: number }) => room_id === GARUDA.id).state).toBe('channel');
  },
);

test(
  'a night sold twice is shown with both bookings until it is settled',
  WIDE,
  async ({ page, request, airbnb }, { project }) => {
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

    await card.getByRole('button', { name: 'Settled' }).click();
    await page.getByLabel('How was it settled?').fill('The guest of Airbnb takes another house.');
    await expectPageAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Settled' }).click();
    await expect(card).toBeHidden();
    await page.getByText(/^Settled in the last 30 days/).click();
    await expect(page.getByRole('link', { name: `${reference} Asha Mishra and Airbnb` })).toBeVisible();
    await expectPageAccessible(page);
  },
);

test('a calendar that can’t be read says why, and keeps its nights until it is removed', async ({
  page,
  airbnb,
}) => {
  const room = roomOf(page, 'Kadamba Room');
  airbnb.answer = { body: calendarOf([{ uid: 'HM3', checkIn: inDays(60), checkOut: inDays(62) }]) };
  await openChannels(page);
  await connectAirbnb(page, 'Kadamba Room', airbnb.url);
  await button(page, 'Done').click();
  airbnb.answer = { status: 500 };
  await room.getByRole('button', { name: 'Read now' }).click();
  await expect(room).toContainText(
    /Could not be read.*: the site answered with an error \(500\)\..* stay taken\./,
  );
  await expectPageAccessible(page);

  const address = page.getByLabel('Address of Kadamba Room for Airbnb');
  const old = await address.inputValue();
  await room.getByRole('button', { name: 'New address' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'New address' }).click();
  await expect(address).not.toHaveValue(old);

  await room.getByRole('button', { name: 'Remove' }).click();
  const question = page.getByRole('dialog', { name: 'Remove Airbnb from Kadamba Room?' });
  await expect(question).toContainText('2 nights that only this calendar had taken come on sale');
  await expectPageAccessible(page);
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(room.getByRole('button', { name: 'Read now' })).toBeHidden();
});

test('two other sites that sold the same night are shown, and neither is moved here', async ({
  page,
  airbnb,
}) => {
  const agoda = new URL('/agoda.ics', airbnb.url);
  const stay = { checkIn: inDays(90), checkOut: inDays(92) };
  airbnb.answer = { body: calendarOf([{ uid: 'HM4', ...stay }]) };
  airbnb.paths.set(agoda.pathname, { body: calendarOf([{ uid: 'AG1', ...stay }]) });
  await openChannels(page);
  await connectAirbnb(page, 'Conch Room', airbnb.url);
  await button(page, 'Done').click();
  await roomOf(page, 'Conch Room').getByRole('button', { name: 'Connect a site' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect Conch Room' });
  await dialog.getByRole('radio', { name: /^Another site/ }).check();
  await button(page, 'Continue').click();
  await dialog.getByLabel('Calendar address').fill(agoda.href);
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(dialog.getByText('Enter the name of the site.')).toBeVisible();
  await dialog.getByLabel('Name of the site').fill('Agoda');
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: 'Give our address to Agoda' })).toBeFocused();
  await button(page, 'Done').click();

  const card = page.getByRole('listitem').filter({ hasText: 'Conch Room, nights' });
  await expect(card).toContainText('Move or cancel one of them, on Airbnb or on Agoda.');
  await expect(card.getByRole('link', { name: /^Move / })).toBeHidden();
  await expectPageAccessible(page);
});

test('without a network nothing can be changed, and the page says so', async ({
  page,
  context,
  problems,
}) => {
  await openChannels(page);
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await expect(page.getByText('The server can’t be reached.')).toBeVisible();
  await expect(button(page, /^Connect a site/).first()).toBeDisabled();
  await expectPageAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText('The server can’t be reached.')).toBeHidden();
  await expect(button(page, /^Connect a site/).first()).toBeEnabled();
});

test('what happens while a site is silent is saved at once', async ({ page }) => {
  await openChannels(page);
  const choice = page
    .getByRole('group', { name: 'Temple Courtyard' })
    .getByRole('radio', { name: 'Ask me first' });
  await choice.check();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(choice).toBeChecked();
});

test('staff are told that channels are for owners', async ({ page, problems }) => {
  problems.allow(/403/);
  await page.route('**/api/host/demo-session', (route) =>
    route.request().method() === 'POST'
      ? route.continue({ postData: JSON.stringify({ role: 'staff' }) })
      : route.continue(),
  );
  await page.goto('/host/channels');
  await button(page, 'Open the demo desk').click();
  await expect(page.getByText('Channels are for owners.')).toBeVisible();
  await expectPageAccessible(page);
});
