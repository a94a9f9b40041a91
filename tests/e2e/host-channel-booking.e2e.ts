import type { APIRequestContext } from 'playwright/test';
import { formatDate } from '#domain/dates/calendar.ts';
import { expect, expectNoSidewaysScroll } from '../support/e2e.ts';
import { bookByPhone, calendarOf, test } from '../support/e2e-channels.ts';
import { expectWholePageAccessible, openDemo } from '../support/e2e-host.ts';
import { demoOwner } from '../support/e2e-host-people.ts';
import { inDays } from '../support/e2e-rates.ts';

/** They share a site of their own. */
test.describe.configure({ mode: 'default' });

// On the page of channels, nothing is connected at first.
test.use({ siteOf: 'bookings of channels' });

const CONCH = { id: 6, name: 'Conch Room' };
const MALLI = { id: 7, name: 'Malli Room' };

/** Reads a calendar for a room, as the page of channels does. */
async function connect(request: APIRequestContext, roomId: number, url: string): Promise<void> {
  const data = { name: 'Airbnb', url };
  const headers = await demoOwner(request);
  const answer = await request.post(`/api/host/rooms/${roomId}/feeds`, { headers, data });
  expect(answer.status()).toBe(201);
}

test('a booking of another site is shown as such, and left to that site', async ({
  page,
  request,
  airbnb,
}) => {
  const stay = { checkIn: inDays(0), checkOut: inDays(3) };
  airbnb.answer = { body: calendarOf([{ uid: 'HM6', ...stay }]) };
  await connect(request, CONCH.id, airbnb.url);
  await openDemo(page);
  await page.goto('/host/calendar');
  const day = formatDate(inDays(1), 'long').replace(',', '');
  await expect(
    page.getByRole('gridcell', { name: new RegExp(`^${CONCH.name}, ${day}, channel`) }),
  ).toBeAttached();
  await page.getByRole('row', { name: CONCH.name }).getByRole('link', { name: 'Airbnb' }).click();

  await expect(page.getByRole('heading', { name: 'Airbnb', level: 1 })).toBeVisible();
  await expect(page.getByText('Booked on Airbnb. Change or cancel it there.')).toBeVisible();
  const acts = page.getByRole('region', { name: 'What next?' });
  await expect(acts.getByRole('button')).toHaveText(['Check in', 'No-show', 'Add note', 'Print']);
  await expect(page.getByRole('heading', { name: 'Money' })).toBeHidden();
  await expect(page.getByRole('main')).not.toContainText('₹');
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeHidden();
  await expectNoSidewaysScroll(page);
  await expectWholePageAccessible(page);
  await acts.getByRole('button', { name: 'Check in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Check in' }).click();
  await expect(acts.getByRole('button', { name: 'Check out' })).toBeVisible();
});

test('a night sold twice is a red line of the day, which leads to the channels', async ({
  page,
  request,
  airbnb,
}) => {
  const [checkIn, checkOut] = [inDays(40), inDays(42)];
  const reference = await bookByPhone(
    request,
    MALLI.id,
    { check_in: checkIn, check_out: checkOut },
    'Ravi Panda',
  );
  airbnb.answer = { body: calendarOf([{ uid: 'HM7', checkIn, checkOut }]) };
  await connect(request, MALLI.id, airbnb.url);
  await openDemo(page);
  const line = page.getByRole('listitem').filter({ hasText: `Airbnb sold ${MALLI.name}` });
  await expect(line).toContainText(`too: ${reference}, Ravi Panda.`);
  await expectWholePageAccessible(page);
  await page.getByRole('link', { name: 'Ravi Panda' }).first().click();
  const notice = page.getByText(`Airbnb sold ${MALLI.name}`).locator('..');
  await expect(notice).toBeVisible();
  await expectWholePageAccessible(page);
  await notice.getByRole('link', { name: 'See the conflict' }).click();
  await expect(page.getByRole('heading', { name: 'Channels', level: 1 })).toBeVisible();
});
