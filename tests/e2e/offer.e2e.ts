import { connectAgent } from '../support/agent.ts';
import { pay } from '../support/booking.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, LONG, test } from '../support/e2e.ts';
import { mailedLink, newEmail } from '../support/e2e-accounts.ts';
import { ownStay } from '../support/nights.ts';

test('an assistant holds a room, and a human checks the stay and pays', async ({
  page,
  request,
  baseURL,
}) => {
  const { checkIn: check_in, checkOut: check_out } = await ownStay(request, 4);
  const { use } = await connectAgent(String(baseURL), fetch);
  const stay = { check_in, check_out, adults: 2, room_ids: [4] };
  const { quote, total_price: total } = await use<{ quote: string; total_price: number }>('quote_stay', stay);
  const email = newEmail('assisted');
  const { pay_url, reference } = await use<{ pay_url: string; reference: string }>('hold_stay', {
    quote,
    name: 'Asha Mohapatra',
    email,
  });

  await page.goto(new URL(pay_url).pathname);
  const rupees = `₹${total.toLocaleString('en-IN')}`;
  await expect(page.getByRole('radio', { name: 'Pay in full' })).toBeChecked();
  await expect(page.getByRole('timer')).toHaveText(/^1[0-5]:\d\d$/);
  await expect(page.getByText(`Total ${rupees} taxes included`)).toBeVisible();
  await expect(page.getByText('Asha Mohapatra')).toBeVisible();
  await expect(page.getByRole('region', { name: 'If you cancel' })).toContainText(`${rupees} refund`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const phone = page.getByLabel('Phone');
  const button = page.getByRole('main').getByRole('button', { name: `Pay ${rupees}` });
  await button.click();
  await expect(phone).toBeFocused();
  await expect(page.getByText('Phone number is required')).toBeVisible();
  await phone.fill('+91 98765 43210');
  await pay(page, 'Pay 50% advance', 'Close');
  await expect(page.getByText(/^Payment wasn't completed\. Your rooms stay held/)).toBeVisible();
  await pay(page, 'Pay in full');
  await expect(page.getByRole('heading', { name: 'Booking confirmed' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(reference).first()).toBeVisible();
  expect(await mailedLink(request, email, 'my-booking')).toContain('/my-booking/');
});

test('Chromium lists the search form as a tool for assistants', LONG, async ({ playwright, baseURL }) => {
  const browser = await playwright.chromium.launch({
    ...test.info().project.use.launchOptions,
    args: ['--enable-features=WebMCP'],
  });
  const page = await browser.newPage();
  for (const path of ['/', '/rooms']) {
    await page.goto(`${baseURL}${path}`);
    const tools = await page.evaluate(async () => {
      const { modelContext } = document as unknown as {
        modelContext: { getTools(): Promise<{ name: string; description: string }[]> };
      };
      return (await modelContext.getTools()).map(({ name, description }) => ({ name, description }));
    });
    expect(tools).toEqual([{ name: 'search_rooms', description: expect.stringMatching(/^\S.{20,}/) }]);
  }
  await browser.close();
});
