import { todayInIndia } from '#domain/dates/calendar.ts';
import { shownOccurrences } from '#domain/dates/festival-dates.ts';
import { festivalDates } from '#domain/dates/festivals.ts';
import { day } from '../support/booking.ts';
import { expect, expectAccessible, test, WIDE, WIDE_ONLY } from '../support/e2e.ts';

/** Only the latest past occurrence is kept: the earlier New Year is removed when the later one is past. */
const isShown = (dates: string) => dates !== 'Jan 1-3 2026' || todayInIndia(new Date()) <= '2027-01-03';

const SPECIFIED = [
  { start: '2025-06-11', dates: 'June 11 2025' },
  { start: '2025-06-27', dates: 'June 27-29 2025' },
  { start: '2025-10-01', dates: 'Oct 1-4 2025' },
  { start: '2025-10-18', dates: 'Oct 18-21 2025' },
  { start: '2026-01-01', dates: 'Jan 1-3 2026' },
  { start: '2027-01-01', dates: 'Jan 1-3 2027' },
  { start: '2027-07-05', dates: 'July 5-7 2027' },
];

/** Returns the first day and the dates of each card, soonest first: those of the files, and what is next. */
function shownDates() {
  const next = ['snana-purnima', 'rath-yatra', 'dusshera', 'diwali', 'new-year']
    .flatMap((festival) => shownOccurrences({ festival, own: [] }, todayInIndia(new Date())))
    .map((one) => ({ start: one.start, dates: festivalDates(one) }))
    .filter(({ dates }) => !SPECIFIED.some((one) => one.dates === dates));
  const shown = SPECIFIED.filter(({ dates }) => isShown(dates));
  return [...shown, ...next].sort((a, b) => a.start.localeCompare(b.start));
}

test('home shows the figures, places, homestays, festivals and services of the house', async ({ page }) => {
  await page.goto('/');
  await test.step('the trust figures', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Come as a Guest, leave like a Family');
    for (const words of ['1900+', '94%', 'satisfied customers', 'average monthly occupancy', '4.5']) {
      await expect(page.getByRole('main').getByText(words, { exact: true }).first()).toBeVisible();
    }
    await expect(page.getByText('Approved by the Ministry of Tourism')).toBeVisible();
    const figures = page.getByRole('region', { name: 'What our guests say' });
    await expect(figures.getByText('Source:')).toHaveCount(5);
    await expect(figures.getByText('Our guest book, 2019–2026')).toBeVisible();
  });

  await test.step('ten places with a map link each', async () => {
    const places = page.getByRole('region', { name: 'Places to visit near Puri' });
    await expect(places.getByRole('listitem')).toHaveCount(10);
    await expect(places.getByRole('link', { name: /on the map$/ })).toHaveCount(10);
  });

  await test.step('a way to ask on WhatsApp', async () => {
    const link = page.getByRole('main').getByRole('link', { name: 'Ask on WhatsApp' });
    await expect(link).toHaveAttribute('href', 'https://wa.me/919437012345');
  });

  await test.step('the festivals with their dates and the target of Book Now; past ones are marked', async () => {
    const festivals = page.getByRole('region', { name: 'Festivals' });
    for (const { dates } of shownDates()) {
      await expect(festivals.getByText(dates, { exact: true })).toBeAttached();
    }
    await expect(festivals.getByRole('link', { name: 'Book Now for Rath Yatra, June' })).toHaveAttribute(
      'href',
      '/rooms?checkIn=2025-06-27&checkOut=2025-06-29&guests=2&children=0&pastDate=true',
    );
    const past = festivals.getByRole('listitem').filter({ hasText: 'June 27-29 2025' });
    await expect(past.getByText('Past', { exact: true })).toBeVisible();
    await expect(
      past.getByRole('link', { name: 'See the next dates: Rath Yatra, July 5-7 2027' }),
    ).toHaveAttribute('href', '/rooms?checkIn=2027-07-05&checkOut=2027-07-07&guests=2&children=0');
    await expect(past.getByRole('link', { name: 'Rath Yatra', exact: true })).toHaveAttribute(
      'href',
      '/festivals/rath-yatra',
    );
  });

  await test.step('the four services that the host arranges, and who pays the priest', async () => {
    for (const name of [
      'Car rental advice',
      'Bus booking for day trips',
      'Priest for the temple',
      'Local tour guide',
    ]) {
      await expect(page.getByRole('heading', { name })).toBeVisible();
    }
    await expect(page.getByText('Charges are borne by the guest.')).toBeVisible();
  });

  await test.step('the homestays: lowest price, ways on foot, whom they suit, and their links', async () => {
    const homes = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: /^See rooms and prices at/ }) });
    await expect(homes).toHaveCount(2);
    const sea = homes.first();
    await expect(sea).toContainText(/From ₹[\d,]+ a room, a night/);
    await expect(sea).toContainText('Beach 10 min on foot 600 m');
    await expect(sea).toContainText('Lion Gate 25 min on foot 1.5 km');
    await expect(sea).toContainText('Families and friends');
    await sea.getByRole('link', { name: /^See rooms/ }).click();
    await expect(page).toHaveURL(/\/rooms\?.*homestay=1/);
    await expect(page.getByRole('article')).not.toHaveCount(0);
    await page.goBack();
    await homes.first().getByRole('link', { name: 'Sagar Kutir', exact: true }).click();
    await expect(page).toHaveURL('/homestays/1');
  });
});

test('the festivals are ordered by the day of the visit, not of the build', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2025-06-20T12:00:00Z'));
  await page.goto('/');
  const dates = page.getByRole('region', { name: 'Festivals' }).locator('time');
  await expect(dates).toHaveText(
    // Snana Purnima is over on this day, so it is the last.
    [...shownDates().slice(1), ...shownDates().slice(0, 1)].map(({ dates }) => dates),
  );
  await expect(page.getByRole('link', { name: 'Book Now for Rath Yatra, June' })).not.toHaveAttribute(
    'href',
    /pastDate/,
  );
});

// Arrows are for pointers; touch scrolls.
test('the arrows move the places by 500 and the festivals by 300 pixels', WIDE_ONLY, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Narrow enough that there is always something to scroll.
  await page.setViewportSize({ width: 800, height: 800 });
  await page.goto('/');
  for (const { name, step } of [
    { name: 'Places to visit near Puri', step: 500 },
    { name: 'Festivals', step: 300 },
  ]) {
    const region = page.getByRole('region', { name });
    const track = region.getByRole('list');
    const position = () => track.evaluate((element) => Math.round(element.scrollLeft));
    await region.scrollIntoViewIfNeeded();
    await region.hover();
    await region.getByRole('button', { name: 'Next' }).click();
    await expect.poll(position).toBe(step);
    await region.getByRole('button', { name: 'Previous' }).click();
    await expect.poll(position).toBe(0);
    await track.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(position).toBe(step);
  }
});

test('the arrows show on hover, and for 3 seconds after a touch', WIDE, async ({ page, isMobile }) => {
  await page.goto('/');
  const region = page.getByRole('region', { name: 'Festivals' });
  await region.scrollIntoViewIfNeeded();
  const next = region.getByRole('button', { name: 'Next' });
  await expect(next).toHaveCSS('opacity', '0');
  if (isMobile) {
    await region.locator('time').first().tap();
    await expect(next).toHaveCSS('opacity', '1');
    await expect(next).toHaveCSS('opacity', '0', { timeout: 5000 });
  } else {
    await region.hover();
    await expect(next).toHaveCSS('opacity', '1');
  }
});

test('a place has details, with the specified defaults', async ({ page }) => {
  await page.goto('/nearby-attractions');
  const konark = page.getByRole('article', { name: 'Konark Sun Temple' });
  await expect(konark.getByText('Rs.40 for Indians, Rs.600 for foreigners')).toBeHidden();
  await konark.getByText('Learn more').click();
  await expect(konark.getByText('Rs.40 for Indians, Rs.600 for foreigners')).toBeVisible();
  const beleswar = page.getByRole('article', { name: 'Beleswar' });
  await beleswar.getByText('Learn more').click();
  await expect(beleswar.getByText('Anytime in daylight')).toBeVisible();
  await expect(beleswar.getByText('Free entry')).toBeVisible();
  await expect(beleswar.getByText('Open in daylight')).toBeVisible();
  await expect(page.getByText('Boat rides from Rs.800 per boat')).toBeAttached();
  await expectAccessible(page);
});

test('About Us shows the policies', async ({ page }) => {
  await page.goto('/about');
  for (const rule of [
    '09:00 AM',
    '08:00 AM',
    'Open from 6 AM to 10 PM',
    'Free up to 7 days before check-in, 50% refund 3 to 7 days before, no refund under 3 days',
    'In private rooms only, never in common areas',
    'Rs.100 per day per room; baby food and small uses are free',
    'Inverter backup for lights and fans only, not for AC or geysers',
    '10 PM to 6 AM',
  ]) {
    await expect(page.getByText(rule, { exact: true })).toBeVisible();
  }
});

test.describe('contact', () => {
  test('has ways to call, write and follow, opens one question at a time, and finds an address', async ({
    page,
  }) => {
    await page.route(/nominatim/, (route) =>
      route.fulfill({ json: [{ lat: '19.8048', lon: '85.8179', display_name: 'Jagannath Temple, Puri' }] }),
    );
    await page.route(/tile\.openstreetmap/, (route) => route.abort());
    await page.goto('/contact');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'How to find us' })).toBeVisible();
    await expect(main.locator('a[href^="tel:"]')).toBeVisible();
    await expect(main.locator('a[href^="mailto:"]')).toBeVisible();
    for (const name of ['WhatsApp', 'Instagram', 'YouTube', 'Facebook']) {
      await expect(main.getByRole('link', { name })).toBeVisible();
    }
    await page.getByText('Is breakfast included?').click();
    await expect(page.getByText('It is Rs.50 per person, on prior order.')).toBeVisible();
    await page.getByText('How far is the beach?').click();
    await expect(page.getByText('About 10 minutes on foot (600 m) at Sagar Kutir; 32 minutes')).toBeVisible();
    await expect(page.getByText('It is Rs.50 per person, on prior order.')).toBeHidden();
    await expectAccessible(page);

    // The map is not available, which the page says.
    await page.locator('location-map').scrollIntoViewIfNeeded();
    await expect(page.getByText("The map can't be loaded at the moment.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('searchbox', { name: 'Search an address' }).fill('Jagannath');
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
    await page.getByRole('button', { name: 'Jagannath Temple, Puri' }).click();
    await expect(page.getByText('The map shows Jagannath Temple, Puri.')).toBeVisible();
    await expect(page.locator('location-map .canvas')).toHaveCSS('height', '400px');
    await expect(page.getByRole('link', { name: 'Open in maps' })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search works, and the menu opens', async ({ page, isMobile }) => {
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Festivals' }).getByText('Jan 1-3 2027')).toBeAttached();
    await page.getByLabel('Check In').fill(day(18));
    await page.getByLabel('Check Out').fill(day(20));
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(`/rooms?checkIn=${day(18)}&checkOut=${day(20)}&guests=2&children=0`);
    await page.goto('/contact');
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about');
  });
});
