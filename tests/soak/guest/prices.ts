import type { Page } from 'playwright/test';
import * as z from 'zod/mini';
import { plainPath } from '#domain/language/page-path.ts';
import { readSearch } from '#domain/rooms/search.ts';
import { cartOf } from './cart.ts';

const quoteShape = z.object({
  stay: z.object({ nights: z.int() }),
  rooms: z.array(z.object({ id: z.int(), final_price: z.int() })),
  breakfast: z.object({ count: z.int() }),
  extra_bed: z.object({ count: z.int() }),
  code: z.optional(z.nullable(z.string())),
  total_price: z.int(),
  advance_amount: z.int(),
});
type Quote = z.infer<typeof quoteShape>;

interface Question {
  check_in: string;
  check_out: string;
  adults: number;
  children: number;
  rooms: number[];
  breakfast?: number;
  extra_beds?: number;
  code?: string;
}

/** How many cards of a page are compared. */
const CARDS = 4;

const amounts = (text: string) =>
  [...text.matchAll(/₹([\d,]+)/g)].map(([, digits]) => Number(digits?.replaceAll(',', '')));

/** Returns each price on the page that the API does not quote for these rooms, dates and party. */
export async function wrongPrices(page: Page): Promise<string[]> {
  const { pathname, search } = new URL(page.url());
  const path = plainPath(pathname);
  if (path.startsWith('/host')) return [];
  const { checkIn, checkOut, adults, children } = readSearch(search);
  const isSearch =
    checkIn && checkOut && checkIn < checkOut && adults !== undefined && children !== undefined;
  if (await page.locator('#booking-step').count()) return wrongInBooking(page);
  if (!isSearch) return [];
  const question = { check_in: checkIn, check_out: checkOut, adults, children };
  if (path === '/rooms') return wrongInCards(page, question);
  const id = /^\/rooms\/(\d+)$/.exec(path)?.[1];
  return id ? wrongInRoom(page, { ...question, rooms: [Number(id)] }) : [];
}

async function quoteOf(page: Page, question: Question): Promise<Quote | undefined> {
  const answer = await page.request.post(new URL('/api/public/quote', page.url()).href, { data: question });
  if (!answer.ok()) return undefined;
  return z.parse(z.object({ quote: quoteShape }), await answer.json()).quote;
}

/** Returns the price of a night for each room, in the order of the page, rounded half up. */
function perNight({ rooms, stay: { nights } }: Quote, order: readonly number[]): number[] {
  const priceOf = (id: number) => rooms.find((room) => room.id === id)?.final_price ?? 0;
  return order.map((id) => Math.floor((2 * priceOf(id) + nights) / (2 * nights)));
}

async function wrongInCards(page: Page, question: Omit<Question, 'rooms'>): Promise<string[]> {
  const cards = await page.locator('article[aria-labelledby^="room-"]').evaluateAll((all) =>
    all.map((card) => ({
      id: Number(card.getAttribute('aria-labelledby')?.replace('room-', '')),
      night: card.querySelector('strong')?.textContent ?? '',
      stay: card.querySelector('strong')?.closest('p')?.nextElementSibling?.textContent ?? '',
    })),
  );
  const wrong = cards.slice(0, CARDS).map(async ({ id, night, stay }) => {
    const quote = await quoteOf(page, { ...question, rooms: [id] });
    const price = quote?.rooms[0]?.final_price;
    if (!quote || price === undefined || night === '') return [];
    return differ(`card of room ${id}`, amounts(`${night} ${stay}`), [...perNight(quote, [id]), price]);
  });
  return (await Promise.all(wrong)).flat();
}

async function wrongInRoom(page: Page, question: Question): Promise<string[]> {
  const total = page.locator('main dl div[data-kind="total"] dd');
  if ((await total.count()) === 0) return [];
  const quote = await quoteOf(page, question);
  if (!quote) return [];
  const bar = page.locator('main p > strong').filter({ hasText: /^₹[\d,]+$/ });
  const shown = [...(await total.allInnerTexts()), ...(await bar.allInnerTexts())];
  return each(`page of room ${question.rooms[0]}`, shown, quote.total_price);
}

/** The steps of a booking show the quote of the cart, from the add-ons on with what the guest chose. */
async function wrongInBooking(page: Page): Promise<string[]> {
  const cart = (await cartOf(page)) ?? [];
  const [first] = cart;
  if (!first || cart.some(({ checkInDate }) => checkInDate !== first.checkInDate)) return [];
  const stored = await page.evaluate(() => localStorage.getItem('quote'));
  const kept = stored ? z.safeParse(quoteShape, JSON.parse(stored)) : undefined;
  const hasChoices = await page.evaluate(
    () => history.state?.step > 1 || /payment|checkout/.test(location.pathname),
  );
  if (hasChoices && !kept?.success) return [];
  const question: Question = {
    check_in: first.checkInDate,
    check_out: first.checkOutDate,
    adults: first.guests,
    children: first.children,
    rooms: cart.map(({ id }) => id),
    ...(hasChoices &&
      kept?.success && {
        breakfast: kept.data.breakfast.count,
        extra_beds: kept.data.extra_bed.count,
        ...(kept.data.code && { code: kept.data.code }),
      }),
  };
  const quote = await quoteOf(page, question);
  if (!quote) return [];
  const totals = await page.locator('main dl div[data-kind="total"] dd').allInnerTexts();
  const choice = (way: string) => page.locator(`#payment-${way}-amounts`).allInnerTexts();
  const parts = [quote.advance_amount, quote.total_price - quote.advance_amount];
  const [full, advance] = [await choice('full'), await choice('advance')];
  const nights = await page.locator('#booking-step article dl div:last-child dd').allInnerTexts();
  const party = await page
    .locator('#booking-step > fieldset input[type="number"]')
    .evaluateAll((all) => all.map((input) => Number((input as HTMLInputElement).value)));
  return [
    ...(hasChoices ? [] : differ('party', party, [first.guests, first.children])),
    ...each('total', totals, quote.total_price),
    ...each('pay in full', full, quote.total_price),
    ...advance.flatMap((text) => differ('advance', amounts(text), parts)),
    ...(nights.length > 0
      ? differ('rooms of the cart', nights.flatMap(amounts), perNight(quote, question.rooms))
      : []),
  ];
}

const each = (what: string, texts: string[], quoted: number) =>
  differ(
    what,
    texts.flatMap(amounts),
    texts.map(() => quoted),
  );

function differ(what: string, shown: number[], quoted: number[]): string[] {
  if (JSON.stringify(shown) === JSON.stringify(quoted)) return [];
  return [`price: ${what} shows ${shown.join(', ')}, quoted ${quoted.join(', ')}`];
}
