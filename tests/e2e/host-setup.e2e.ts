import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, Page } from 'playwright/test';
import { demoWords, plainText } from '../support/demo-words.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/e2e.ts';
import { mailedLink, PASSWORD } from '../support/e2e-accounts.ts';
import { addAuthenticator } from '../support/e2e-passkey.ts';
import { photograph } from '../support/photographs.ts';
import { countPresses } from '../support/presses.ts';
import { type RunningSite, startSite } from '../support/site.ts';

// A site of its own, with nothing to sell and words that may be changed.
test.use({ extraHTTPHeaders: {} });

const EMAIL = 'sabita@saraswati.example';
const LONG = 240_000;
/** Building the host's pages takes half a minute of a core. */
const PUBLISHES = process.env.TEST_ALL !== undefined;
let site: RunningSite;
let folder: string;

test.beforeAll(async () => {
  test.setTimeout(LONG);
  folder = mkdtempSync(join(tmpdir(), 'first-start-'));
  cpSync('content', join(folder, 'content'), { recursive: true });
  site = await startSite({
    DEMO_DATA: 'off',
    HOST_EMAIL: EMAIL,
    CONTENT_DIR: join(folder, 'content'),
    // The other servers of the tests share a build of the demo.
    SITE_DIR: `dist.first-start.${process.pid}`,
    ...(PUBLISHES && { PUBLISH: 'on' }),
  });
});
test.afterAll(async () => {
  await site.stop();
  for (const made of [folder, `dist.first-start.${process.pid}`])
    rmSync(made, { recursive: true, force: true });
});

const OTHERS = [2, 3, 4, 5, 6, 7, 8, 9].map((number) => `Room 10${number}`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const step = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 });

test('from an empty site to a page that sells, by what the screen says', async ({ page, playwright }) => {
  test.setTimeout(LONG);
  const request = await playwright.request.newContext({ baseURL: site.url });
  await addAuthenticator(page);
  const presses = await countPresses(page);

  await test.step('until it has prices, it opens soon', async () => {
    if (!PUBLISHES) return;
    for (const path of ['/', '/rooms', '/about', '/rooms/1']) {
      const html = await (await request.get(path)).text();
      expect(html, path).toMatch(/<meta name="robots" content="noindex/);
      expect(plainText(html.slice(html.indexOf('<body'))), path).toMatch(/^(Skip to \w+ )*Opening soon$/);
    }
  });

  await test.step('the link that the start has made', async () => {
    await page.goto(site.url + (await mailedLink(request, EMAIL, 'host/invitation')));
    await page.getByLabel('Your name').fill('Sabita Das');
    await page.getByLabel('Choose a password').fill(PASSWORD);
    await button(page, 'Accept').click();
    await button(page, 'Create a passkey').click();
    await button(page, 'I have kept them').click();
    await page.getByRole('link', { name: 'Begin' }).click();
  });

  await test.step('the homestay', async () => {
    await expect(step(page, 'Your homestay')).toBeFocused();
    await button(page, 'Continue').click();
    await expect(page.getByText('Enter a name.')).toBeVisible();
    await expect(field(page, 'Name of the homestay')).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await presses.begin();
    await field(page, 'Name of the homestay').fill('Saraswati Guest House');
    await field(page, 'House number and street').fill('12 VIP Road');
    await field(page, 'PIN code').fill('752 001');
    await field(page, 'Phone').fill('94370 99999');
    await field(page, 'Email for guests').fill('stay@saraswati.example');
    await button(page, 'Continue').click();
  });

  await test.step('its rooms', async () => {
    await expect(step(page, 'Your rooms')).toBeFocused();
    await field(page, 'Name or number of the room').fill('Room 101');
    await field(page, 'Beds').fill('Double bed');
    await field(page, 'Size').fill('160 sq ft');
    await field(page, 'What guests should know about it').fill('Quiet, with a window to the garden.');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Air Conditioner' }).check();
    await expectAccessible(page);
    await button(page, 'Add this room').click();
    await expect(button(page, 'Add another room')).toBeVisible();
    for (const name of OTHERS) {
      await button(page, 'Same as the last room').click();
      await expect(field(page, 'Name or number of the room')).toBeFocused();
      await field(page, 'Name or number of the room').fill(name);
      if (name === 'Room 102') await expectAccessible(page);
      await button(page, 'Add this room').click();
      await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
    }
    await button(page, 'Continue').click();
  });

  await test.step('photos', async () => {
    await expect(step(page, 'Show your rooms')).toBeFocused();
    const bytes = await photograph(1600, 1200).toBuffer();
    const file = { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: bytes };
    await page.locator('input[type=file]').setInputFiles(file);
    // The photo stays with its room, whatever is shown, and in the browser.
    await page.getByRole('combobox', { name: 'Room' }).selectOption('Room 102: no photo yet');
    await expect(page.getByRole('button', { name: 'Upload the photo' })).toBeHidden();
    await button(page, 'Do this later').click();
    await expect(step(page, 'Prices for a night')).toBeFocused();
    await page.goBack();
    await page.reload();
    await expect(page.getByRole('option', { name: 'Room 101: 1 photo to upload' })).toBeAttached();
    await page.getByRole('button', { name: 'Upload the photo' }).click();
    await expect(page.getByRole('option', { name: 'Room 101: 1 photo', exact: true })).toBeAttached();
    await expectAccessible(page);
    await button(page, 'Do this later').click();
  });

  await test.step('prices', async () => {
    await expect(step(page, 'Prices for a night')).toBeFocused();
    for (const name of ['Room 101', ...OTHERS]) {
      await field(page, `${name}: Sunday to Thursday`).fill(name === 'Room 104' ? '୧୮୦' : '1,800');
      await field(page, `${name}: Friday and Saturday`).fill('2100');
    }
    await expectAccessible(page);
    await button(page, 'Open for booking').click();
    const question = page.getByRole('dialog', { name: '₹180 is much less than ₹1,800. Is this right?' });
    await expect(question.getByRole('button', { name: 'Yes, ₹180' })).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Change it').click();
    await expect(field(page, 'Room 104: Sunday to Thursday')).toBeFocused();
    await field(page, 'Room 104: Sunday to Thursday').fill('1800');
    await button(page, 'Open for booking').click();
  });

  await test.step('payments', async () => {
    await expect(step(page, 'Payments and cancelling')).toBeFocused();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await button(page, 'Continue').click();
    await expect(page.getByText('Choose what guests get back.')).toBeVisible();
    await page.getByRole('radio', { name: /^Flexible/ }).check();
    await expectAccessible(page);
    await button(page, 'Continue').click();
    await expect(step(page, 'In your words')).toBeFocused();
    expect(await presses.count()).toBeLessThanOrEqual(110);
  });

  await test.step('words', async () => {
    await field(page, 'Tagline').fill('Wake up to the bells');
    await page.getByLabel('Pets').selectOption('No pets');
    await expectAccessible(page);
    await button(page, 'Finish').click();
    await expect(step(page, 'Guests can book now')).toBeFocused();
    await expectNoSidewaysScroll(page);
  });

  await test.step('each step again', async () => {
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await expect(page.getByText('Every room has prices.')).toBeVisible();
    await expectAccessible(page);
    await page.goForward();
    await expect(step(page, 'Payments and cancelling')).toBeVisible();
    await page.goForward();
    await page.goForward();
    await page.getByRole('button', { name: 'Homestay' }).click();
    await page.reload();
    await expect(field(page, 'PIN code')).toHaveValue('752001');
    await expectAccessible(page);
    await field(page, 'House number and street').fill('14 VIP Road');
    await button(page, 'Continue').click();
    await expect(step(page, 'Your rooms')).toBeVisible();
    if (PUBLISHES) await page.goto(`${site.url}/host/setup?step=end`);
  });

  await test.step('what guests see', async () => {
    if (!PUBLISHES) return;
    // The pages are made anew beside the ones that are shown.
    const home = async () => (await request.get('/')).text();
    await expect.poll(home, { timeout: 120_000, intervals: [1000] }).toContain('Saraswati');
    const built = async () => (await request.get('/rooms/101')).text();
    await expect
      .poll(built, { timeout: 120_000, intervals: [1000] })
      .toContain('Quiet, with a window to the garden.');
    await expectNoDemo(request);
    await page.getByRole('link', { name: 'See your page' }).click();
    await expect(page.getByRole('heading', { name: 'Room 101' })).toBeVisible();
    await page.goto(`${site.url}/rooms/101`);
    await expect(page.getByRole('heading', { name: 'Room 101', level: 1 })).toBeVisible();
    expect(readFileSync('content/site.yaml', 'utf8')).not.toContain('Saraswati');
  });
  await request.dispose();
});

/** Reads all pages that the home page, the rooms and the sitemap name, and what machines read. */
async function expectNoDemo(request: APIRequestContext): Promise<void> {
  const paths = new Set([
    '/',
    '/rooms',
    '/sitemap-0.xml',
    '/site.webmanifest',
    '/llms.txt',
    '/api/public/rooms',
  ]);
  const words = demoWords();
  for (const path of paths) {
    const text = await (await request.get(path)).text();
    const named = text.matchAll(/(?:href="|<loc>https?:\/\/[^/<]+)(\/(?!_astro|api\/|host)[^"#?<]*)/g);
    for (const [, found = '/'] of named) paths.add(found);
    const read = plainText(text);
    expect(
      words.filter((word) => text.includes(word) || read.includes(word)),
      path,
    ).toEqual([]);
  }
  expect([...paths]).toEqual(expect.arrayContaining(['/about', '/homestays/101', '/rooms/101']));
}
