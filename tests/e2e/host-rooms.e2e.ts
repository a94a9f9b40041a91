import type { Locator, Page } from 'playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, LONG, test } from '../support/e2e.ts';
import { expectWholePageAccessible, openDemo } from '../support/e2e-host.ts';
import { photograph } from '../support/photographs.ts';

// The demo can be opened on this machine only: without the address that the other tests send along.
test.use({ extraHTTPHeaders: {} });

/** A room of its own: a room without a price is in no search, so no other test meets it. */
async function addRoom(page: Page, name: string): Promise<string> {
  await openDemo(page);
  await page.goto('/host/rooms');
  const homestay = page.getByRole('region', { name: 'Sagar Kutir' });
  await expectNoSidewaysScroll(page);
  await homestay.getByRole('link', { name: 'Add a room' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Add the room' }).click();
  await expect(page.getByLabel('Description', { exact: true })).toBeFocused();
  await expect(page.getByText('Please look at the marked fields.')).toBeVisible();
  await expectWholePageAccessible(page);
  await page.getByLabel('Description', { exact: true }).fill('A quiet room.');
  await page.getByLabel('Size').fill('180 sq ft');
  await page.getByRole('button', { name: 'Add the room' }).click();
  await expect(page.getByText('The room is added. Now its photos.')).toBeVisible();
  await expect(page).toHaveURL(/\/host\/rooms\/\d+$/);
  return new URL(page.url()).pathname.replace('/host', '');
}

const pictureFile = async (name: string, hue: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await photograph(1200, 800, hue).toBuffer(),
});
const sayWhatTheyShow = async (photos: Locator, words: readonly string[]) => {
  for (const [index, word] of words.entries())
    await photos.getByRole('textbox', { name: 'What it shows' }).nth(index).fill(word);
};
const uploads = (page: Page) => page.getByRole('region', { name: 'Photos' });

test('an owner adds a room, its photos and words, and guests see them', async ({ page }) => {
  test.slow();
  const room = await addRoom(page, `Lotus ${test.info().project.name}`);
  await expect(page.getByText('No photos yet.')).toBeVisible();
  const photos = uploads(page);
  await photos
    .locator('input[type=file]')
    .setInputFiles([await pictureFile('one.jpg', 20), await pictureFile('two.jpg', 200)]);
  await sayWhatTheyShow(photos, ['Bed', 'Bathroom']);
  await photos.getByLabel('In a sentence').first().fill('Double bed at a window to the garden');

  // A square part of the first, moved and enlarged by keys.
  await photos.getByRole('button', { name: 'Crop one.jpg' }).click();
  const crop = page.getByRole('dialog', { name: 'Crop one.jpg' });
  await crop.getByRole('radio', { name: 'Square' }).check();
  const frame = crop.getByRole('application', { name: 'Part that guests see' });
  await frame.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('+');
  await expect(crop.getByLabel('Enlarge')).toHaveValue('1.15');
  await expectAccessible(page);
  await crop.getByRole('button', { name: 'Done' }).click();

  await photos.getByRole('button', { name: 'Upload 2 photos' }).click();
  await expect(page.getByText('2 photos are uploaded.')).toBeVisible();
  await expect(photos.getByRole('heading', { name: 'Photos' })).toBeFocused();
  await expect(photos.getByText('Guests look for:')).toHaveText('Guests look for: view');
  await expect(photos.getByRole('listitem')).toHaveCount(2);
  await photos.getByRole('button', { name: 'Drag Bathroom to another place' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(photos.getByText('Bathroom is now 1 of 2.')).toBeAttached();
  await expect(photos.getByRole('button', { name: 'Drag Bathroom to another place' })).toBeFocused();
  await photos.getByRole('button', { name: 'Edit Bathroom' }).click();
  const words = page.getByRole('dialog', { name: 'Bathroom' });
  await words.getByRole('radio', { name: 'View' }).check();
  await words.getByLabel('In a sentence').fill('The sea from the window');
  await expectAccessible(page);
  await words.getByRole('button', { name: 'Save' }).click();
  await expect(photos.getByText('The sea from the window')).toBeVisible();
  // For a finger, in place of dragging.
  await photos.getByLabel('Place of View').selectOption('2 of 2');
  await expect(photos.getByText('View is now 2 of 2.')).toBeAttached();
  await photos.getByLabel('Place of View').selectOption('1 of 2');

  await page.getByLabel('Floor').fill('First floor');
  await page.getByRole('radio', { name: 'AC room' }).check();
  await page.getByLabel('Something else').fill('Writing desk');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await expectWholePageAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.goto(room);
  const gallery = page.getByRole('region', { name: 'Photos' });
  await expect(gallery.getByRole('img', { name: /The sea from the window/ })).toBeVisible();
  await expect(gallery.getByRole('img', { name: /Double bed at a window/ })).toBeVisible();
  // A picture that the strip has not shown yet has no source until it loads.
  await expect(async () => {
    const pictures = await gallery.getByRole('img').evaluateAll((images) =>
      (images as HTMLImageElement[]).map(({ currentSrc, naturalWidth, naturalHeight }) => {
        return { isPhoto: currentSrc.includes('/uploads/photo/'), ratio: naturalWidth / naturalHeight };
      }),
    );
    expect(pictures.map(({ isPhoto }) => isPhoto)).toEqual([true, true]);
    expect(pictures[1]?.ratio).toBeCloseTo(1);
  }).toPass({ timeout: 5_000 });
  await expect(page.getByText('First floor').first()).toBeVisible();
});

test(
  'a photo that breaks off is sent again, one is removed after a question; nothing typed is lost',
  LONG,
  async ({ page, problems }) => {
    await addRoom(page, 'Padma');
    const photos = uploads(page);
    await expect(photos.getByRole('heading', { name: 'Photos' })).toBeFocused();
    const files = [await pictureFile('one.jpg', 20), await pictureFile('two.jpg', 200)];
    await photos.locator('input[type=file]').setInputFiles(files);
    await sayWhatTheyShow(photos, ['Bed', 'Bathroom']);
    problems.allow(/ERR_FAILED/);
    await page.route('**/photos', (route) => route.abort(), { times: 1 });
    await photos.getByRole('button', { name: 'Upload 2 photos' }).click();
    await expect(page.getByText('The photo is uploaded.')).toBeVisible();
    const again = photos.getByRole('button', { name: 'Try again' });
    await expect(again).toBeFocused();
    await expect(again).toBeInViewport();
    await again.click();
    await expect(photos.getByRole('listitem')).toHaveCount(2);

    await photos.getByRole('button', { name: 'Edit Bed' }).click();
    const words = page.getByRole('dialog', { name: 'Bed', exact: true });
    await words.getByRole('button', { name: 'Remove' }).click();
    const question = page.getByRole('dialog', { name: 'Remove Bed?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Keep' }).click();
    await words.getByRole('button', { name: 'Remove' }).click();
    await question.getByRole('button', { name: 'Remove it' }).click();
    await expect(photos.getByRole('listitem')).toHaveCount(1);
    await expect(photos.getByRole('heading', { name: 'Photos' })).toBeFocused();

    await page.getByLabel('Beds').fill('Two beds');
    const asked = page.waitForEvent('dialog');
    // Leaves only if the host agrees, who does not.
    const leaving = page.getByRole('link', { name: 'All rooms' }).click({ noWaitAfter: true });
    await (await asked).dismiss();
    await leaving;
    await page.getByRole('button', { name: 'Undo changes' }).click();
    await expect(page.getByLabel('Beds')).toHaveValue('');
    await page.getByRole('link', { name: 'All rooms' }).click();
    await expect(
      page.getByRole('region', { name: 'Sagar Kutir' }).getByText('Padma', { exact: true }).last(),
    ).toBeVisible();
  },
);

test('an owner reads the terms as guests do, and is warned of what may be a mistake', async ({ page }) => {
  await openDemo(page);
  await page.goto('/host/rooms');
  await page.getByRole('link', { name: 'Address, times, terms of Temple Courtyard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Temple Courtyard' })).toBeVisible();
  await page.getByLabel('Place on the map').fill('85.8249, 19.7983');
  await page.getByRole('button', { name: 'Exchange them' }).click();
  await expect(page.getByLabel('Place on the map')).toHaveValue('19.7983, 85.8249');
  const first = page.getByRole('group', { name: 'Step 1' }).first();
  await first.getByLabel('% back').fill('20');
  await expect(page.getByText('Cancelling earlier would give less back')).toBeVisible();
  await first.getByLabel('Until').fill('10');
  await first.getByLabel('% back').fill('90');
  await expect(page.getByText('90% refund up to 10 days before check-in')).toBeVisible();
  await expectWholePageAccessible(page);
  await expectNoSidewaysScroll(page);
  // Other tests use this homestay: it stays as it is.
  await page.getByRole('button', { name: 'Undo changes' }).click();
  await expect(page.getByText('Free up to 7 days before check-in')).toBeVisible();
});
