import { readFile } from 'node:fs/promises';
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES, type Language } from '#domain/language/language.ts';
import { GUEST, press, query, rupees } from '../support/booking.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, LONG, test } from '../support/e2e.ts';
import { mailedLink, mailsTo, newEmail } from '../support/e2e-accounts.ts';
import { wordsIn } from '../support/language-words.ts';
import { latinWords, ownShare } from '../support/latin-words.ts';
import { EVERY_ROOM, ownStay } from '../support/nights.ts';
import { readPdf } from '../support/pdf.ts';
import { WALKED } from '../support/walked-languages.ts';

const SCRIPTS: Partial<Record<Language, RegExp>> = {
  hi: /\p{Script=Devanagari}/u,
  bn: /\p{Script=Bengali}/u,
  or: /\p{Script=Oriya}/u,
};

for (const language of WALKED) {
  test(`a whole trip in ${language}: booked, paid, changed and cancelled`, async ({ page }) => {
    const { buttons, controls, booking, addOns, details, payment, change, cancellation, invoice } =
      await wordsIn(language);
    const Email = newEmail(`reads-${language}`);
    const stay = await ownStay(page.request, EVERY_ROOM);
    const script = SCRIPTS[language] ?? /^$/;
    const window = page.getByRole('dialog', { name: 'Test payment' });
    const look = async () => {
      await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[language]);
      await expectNoSidewaysScroll(page);
      expect.soft(await latinWords(page)).toEqual([]);
    };

    await test.step('the menu of languages keeps the search', async () => {
      await page.goto(`/rooms?${query(stay)}`);
      const menu = page.getByRole('navigation', { name: 'Language' });
      await expect(menu.getByRole('link')).toHaveText(LANGUAGES.map((each) => LANGUAGE_NAMES[each]));
      await menu.getByRole('link', { name: LANGUAGE_NAMES[language] }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/rooms\\?.*checkIn=${stay.checkIn}`));
    });

    await test.step('a room, add-ons, details, payment', async () => {
      // Another test may have added a room, whose name has no translation.
      const card = page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name: script }) })
        .first();
      await card.waitFor();
      await look();
      await press(card, buttons.bookNow);
      await press(page, buttons.addToCart);
      await look();
      await press(page, booking.continueToAddOns);
      await press(page, booking.continueToDetails);
      const guest = { ...GUEST, Email };
      await page.getByLabel(details.name, { exact: true }).fill(guest.Name);
      await page.getByLabel(details.email, { exact: true }).fill(guest.Email);
      await page.getByLabel(details.phone, { exact: true }).fill(guest.Phone);
      await page.getByLabel(details.address, { exact: true }).fill(guest.Address);
      await page.getByLabel(details.state).selectOption('Odisha');
      await press(page, booking.continueToPayment);
      await page.getByRole('radio', { name: payment.payInFull }).check();
      await look();
      await expectAccessible(page);
      const pay = page.getByRole('main').getByRole('button', { name: /₹/ });
      expect(await pay.innerText()).toMatch(script);
      await pay.click();
      await window.getByRole('button', { name: 'Pay', exact: true }).click();
      await expect(page.getByText(/SH\d+/).first()).toBeVisible({ timeout: 20_000 });
      await look();
    });

    await test.step('the invoice and the mail', async () => {
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: buttons.downloadInvoice }).click();
      const { text } = await readPdf(await readFile(await (await download).path()));
      expect(text).toContain(invoice.TITLES.invoice);
      await page.goto(`/${language}${await mailedLink(page.request, Email, 'my-booking')}`);
      const [mail] = await mailsTo(page.request, Email);
      expect(mail?.subject).toMatch(script);
      expect(mail?.text).toContain(`/${language}/my-booking/`);
    });

    await test.step('a change that costs less', async () => {
      await press(page, change.title);
      const dialog = page.getByRole('dialog', { name: change.title });
      await dialog.getByRole('button', { name: controls.decrease(addOns.BREAKFAST.field.noun) }).click();
      await expect(dialog.getByText(change.refunded('₹100'))).toBeVisible();
      await look();
      await dialog.getByRole('button', { name: change.title }).click();
      await expect(dialog).toBeHidden();
      await look();
    });

    await test.step('cancelled', async () => {
      await press(page, cancellation.cancelLabel);
      const question = page.getByRole('dialog', { name: cancellation.cancelTitle });
      expect(rupees(await question.innerText())).toBeGreaterThan(0);
      await look();
      await question.getByRole('button', { name: cancellation.cancelLabel }).click();
      await expect(page.getByText(cancellation.cancelled)).toBeVisible();
      await look();
    });
  });

  test(`each page in ${language} is in its words`, LONG, async ({ page, problems }) => {
    problems.allow(/404/);
    for (const path of PAGES) {
      await page.goto(`/${language}${path}`);
      await page.waitForLoadState('networkidle');
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      expect(await latinWords(page), path).toEqual([]);
      expect(await ownShare(page), path).toBeGreaterThan(0.9);
    }
  });
}

const STAY = 'checkIn=2027-03-10&checkOut=2027-03-12&guests=2&children=0';
/** Every page that guests read; those of a booking, with what they say to somebody who has none. */
const PAGES = [
  ...['/', '/rooms', `/rooms?${STAY}`, '/rooms/1', `/rooms/1?${STAY}`, '/homestays/1', '/services', '/about'],
  ...['/nearby-attractions', '/nearby-attractions/konark-sun-temple', '/festivals/rath-yatra', '/contact'],
  ...['/faq', '/policies', '/privacy', '/terms', '/how-to-know-it-is-us', '/check', '/find-booking'],
  ...['/wishlist', '/booking', '/rooms/checkout', '/payment', '/profile', '/offline', '/my-booking'],
  ...['/check-in', '/waiting-list', '/review', '/reset-password', '/verify-email', '/nothing-here'],
];
