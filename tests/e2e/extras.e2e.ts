import { addDays, formatDate } from '#domain/dates/calendar.ts';
import * as booking from '../support/booking.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/e2e.ts';
import { mailsTo, newEmail } from '../support/e2e-accounts.ts';
import { EVERY_ROOM, ownStay } from '../support/nights.ts';
import { readPdf } from '../support/pdf.ts';

test('extras: the rooms’ price first, then each add-on in view, and guest and host get all of it', async ({
  page,
  isMobile,
}) => {
  const stay = await ownStay(page.request, EVERY_ROOM);
  const email = newEmail('extras');
  const bill = isMobile ? page.getByRole('main') : page.getByRole('complementary', { name: 'Your booking' });
  const totalOf = async () =>
    booking.rupees(await page.locator('[class*=barTotal], [data-kind=total]').last().innerText());

  await page.goto(`/rooms/8?${booking.query(stay)}`);
  await booking.press(page, 'Add to Cart');
  await page.goto('/booking');
  await expect(page.getByRole('heading', { name: 'Selected Rooms' })).toBeVisible();
  const rooms = await totalOf();
  await expect(bill.getByText('Breakfast')).toBeHidden();

  await booking.press(page, 'Continue to Add-ons');
  const breakfast = page.getByRole('checkbox', { name: 'Breakfast' });
  await expect(breakfast).toBeChecked();
  await expect(page.getByText('Added: ₹200 for the stay')).toBeVisible();
  await expect.poll(totalOf).toBe(rooms + 200);
  await page.getByRole('button', { name: 'Remove breakfast' }).click();
  await expect(breakfast).not.toBeChecked();
  await expect.poll(totalOf).toBe(rooms);
  await breakfast.check();

  await page.getByRole('checkbox', { name: 'Mahaprasad' }).check();
  await expect(page.getByRole('spinbutton', { name: 'Mahaprasad meals' })).toHaveValue('2');
  const first = addDays(stay.checkIn, 1);
  const group = (name: string) => page.getByRole('group', { name, exact: true });
  await expect(group('Mahaprasad').getByLabel('Which day?')).toHaveValue(first);
  await group('Mahaprasad').getByLabel('Any wishes? (optional)').fill('at one o’clock');
  await page.getByRole('checkbox', { name: 'Temple priest' }).check();
  await expect(group('Temple priest').getByLabel('Which day?')).toHaveValue(first);
  await expect(group('Temple priest').getByLabel('How many people?')).toHaveValue('2');
  await page.getByRole('checkbox', { name: 'Pick-up' }).check();
  await page.getByLabel('Pick-up from').selectOption('Bhubaneswar airport');
  await expect(page.getByLabel('Arrival time')).toHaveAccessibleDescription(
    'So that the driver knows when to come. You can also tell us later.',
  );
  await page.getByLabel('Arrival time').fill('14:30');
  await page.getByRole('checkbox', { name: 'Tourist bus tickets' }).check();
  await page.getByRole('button', { name: 'Decrease bus tickets' }).click();
  await group('Tourist bus tickets').getByLabel('Which day?').selectOption(stay.checkIn);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expect.poll(totalOf).toBe(rooms + 200);

  await booking.press(page, /^Continue/);
  await booking.fillDetails(page, { ...booking.GUEST, Email: email });
  // The pick-up has it.
  await expect(page.getByLabel('Arrival time')).toBeHidden();
  await page.getByLabel('Note to the host').fill('We come by train.');
  await booking.press(page, /^Continue/);
  await booking.pay(page, 'Pay in full');
  await booking.confirmedReference(page);

  const asked = ', payable at the homestay, the host will confirm';
  const facts = {
    Breakfast: '2 a day',
    Mahaprasad: `2 meals on ${formatDate(first)} (at one o’clock)${asked}`,
    'Tourist bus tickets': `1 seat on ${formatDate(stay.checkIn)}${asked}`,
    'Temple priest': `2 people on ${formatDate(first)}${asked}`,
    'Pick-up': `2 people on ${formatDate(stay.checkIn)} from Bhubaneswar airport${asked}`,
    'Arrival time': '14:30',
    'Note to the host': 'We come by train.',
  };
  const fact = (name: string) =>
    page
      .locator('dt')
      .filter({ hasText: new RegExp(`^${name}$`) })
      .locator('+ dd');
  for (const [name, words] of Object.entries(facts)) await expect(fact(name)).toHaveText(words);
  await expectNoSidewaysScroll(page);
  const paper = await page.pdf({ format: 'A4' });
  expect((await readPdf(paper)).pages).toHaveLength(1);
  await expect.poll(async () => (await mailsTo(page.request, email)).length, { timeout: 20_000 }).toBe(1);
  const [mail] = await mailsTo(page.request, email);
  for (const words of [facts.Mahaprasad, facts['Temple priest'], facts['Pick-up'], '14:30', 'by train.']) {
    expect(mail?.text).toContain(words);
  }

  const id = /\d+/.exec(await booking.confirmedReference(page))?.[0];
  await page.goto(`/my-booking?reservation=${id}`);
  await expect(fact('Mahaprasad')).toHaveText(facts.Mahaprasad);
  await booking.press(page, 'Change booking');
  const dialog = page.getByRole('dialog', { name: 'Change booking' });
  const prasad = dialog.getByRole('group', { name: 'Mahaprasad' });
  await expect(prasad.getByLabel('Any wishes? (optional)')).toHaveValue('at one o’clock');
  await prasad.getByLabel('Which day?').selectOption(stay.checkIn);
  await dialog.getByRole('checkbox', { name: 'Tourist bus tickets' }).uncheck();
  await expect(dialog.getByText('The price stays the same.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Change booking' }).click();
  await expect(dialog).toBeHidden();
  await expect(fact('Mahaprasad')).toContainText(formatDate(stay.checkIn));
  await expect(fact('Tourist bus tickets')).toBeHidden();
});

test('the short checkout shows the added breakfast, and removes it in one press', async ({ page }) => {
  const stay = booking.stayIn(45);
  await page.goto(`/rooms/1?${booking.query(stay)}`);
  await booking.press(page, 'Add to Cart');
  await page.goto('/rooms/checkout');
  await expect(page.getByText('Breakfast is added: ₹200 for the stay.')).toBeVisible();
  await booking.press(page, 'Remove breakfast');
  await expect(page.getByText(/^Breakfast/)).toHaveCount(0);
});
