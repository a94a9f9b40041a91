import { setTimeout } from 'node:timers/promises';
import { chromium, errors } from 'playwright';
import { CHROMIUM_FLAGS, findHeadlessChromium } from '../../support/chromium.ts';
import { startSite } from '../../support/site.ts';
import { ANY_ACTS } from './any-acts.ts';
import { cartOf } from './cart.ts';
import type { Done } from './controls.ts';
import { type Act, drawWalk } from './draw.ts';
import { GUEST_ACTS } from './guest-acts.ts';
import { HOST_ACTS, openDesk } from './host-acts.ts';
import { wrongPrices } from './prices.ts';
import { wrongWays } from './rules.ts';
import { openVisitor, type Visitor } from './visitor.ts';

export interface Walked {
  acts: number;
  /** Kinds of pages on which the rules were checked. */
  paths: number;
  payments: number;
}

/** Milliseconds. */
const LATE = 2000;

/** Refusals of the API that a guest may cause. */
const EXPECTED = /^(answer|console error: Failed to load resource).* ?4(01|03|04|09|22)\b.*\/api\//;

/** Walks through a site of its own, as a guest or a host, by the acts of a seed. Throws the first broken rule. */
export async function walk(seed: number, length: number, log: (line: string) => void): Promise<Walked> {
  const drawn = drawWalk(seed, length);
  if (!drawn) throw new Error('No walk');
  const { isHost, isWide, acts } = drawn;
  const site = await startSite({ RATE_LIMITS: 'off', PAYMENTS: 'sandbox', MAIL: 'mailbox' });
  const executablePath = findHeadlessChromium();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: CHROMIUM_FLAGS });
  try {
    const size = isWide ? { width: 1280, height: 800 } : { width: 390, height: 844 };
    const phone = !isWide && { hasTouch: true, isMobile: true };
    const options = {
      viewport: size,
      ...phone,
      baseURL: site.url,
      permissions: ['clipboard-write'],
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
    };
    const visitor = await openVisitor(await browser.newContext(options), site.url);
    const kinds = { ...ANY_ACTS, ...(isHost ? HOST_ACTS : GUEST_ACTS) };
    log(`seed ${seed}: a ${isHost ? 'host' : 'guest'}, ${size.width} wide`);
    if (isHost) await openDesk(visitor);
    else await visitor.page.goto(site.url);
    return await act(visitor, acts, kinds, log);
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function act(visitor: Visitor, acts: Act[], kinds: typeof ANY_ACTS, log: (line: string) => void) {
  const figures = { acts: 0, payments: 0 };
  const links = new Set<string>();
  const paths = new Set<string>();
  await visitor.settle();
  for (const one of acts) {
    const before = { cart: await cartOf(visitor.page), seen: new Set(visitor.seen), url: visitor.page.url() };
    const done = await attempt(visitor, one, kinds);
    await visitor.settle();
    figures.acts += 1;
    if (done.text.endsWith(': pay')) figures.payments += 1;
    const path = visitor.page.url().replace(visitor.url, '');
    paths.add(path.replace(/\?.*/, '').replace(/\d+/, 'n'));
    const line = `${figures.acts} ${one.name} ${done.text} → ${path}`;
    log(line);
    const cart = await cartOf(visitor.page);
    const isSame = JSON.stringify(before.cart ?? cart) === JSON.stringify(cart ?? before.cart);
    const isReturn = one.name === 'back' || one.name === 'forward';
    const wrong = [
      ...visitor.takeFound().filter((sentence) => !EXPECTED.test(sentence)),
      ...(done.ofCart || isSame
        ? []
        : [`cart: ${JSON.stringify(before.cart)} became ${JSON.stringify(cart)}`]),
      ...(isReturn && !before.seen.has(visitor.page.url()) ? [`${one.name} led to a new address`] : []),
      ...(await wrongWays(visitor, links)),
      ...(await lastingPrices(visitor)),
    ];
    visitor.isOffline = false;
    const place = before.url.replace(visitor.url, '');
    if (wrong[0]) throw new Error(`act ${line}, from ${place}: ${wrong[0].replaceAll(visitor.url, '')}`);
  }
  return { ...figures, paths: paths.size };
}

/** A window of the page can cover what an act would press; nothing else may. */
async function attempt(visitor: Visitor, one: Act, kinds: typeof ANY_ACTS): Promise<Done> {
  try {
    return (await kinds[one.name]?.(visitor, one)) ?? { text: 'unknown' };
  } catch (error) {
    const isCovered =
      error instanceof errors.TimeoutError && (await visitor.page.locator(':modal').count()) > 0;
    if (isCovered) return { text: 'covered', ofCart: true };
    const why = error instanceof Error ? error.message.split('\n')[0] : '';
    throw new Error(`${one.name}, at ${visitor.page.url().replace(visitor.url, '')}: ${why}`, {
      cause: error,
    });
  }
}

/** A page asks for the price of what was pressed a moment later, so a wrong price counts if it stays. */
async function lastingPrices(visitor: Visitor): Promise<string[]> {
  if ((await wrongPrices(visitor.page)).length === 0) return [];
  await setTimeout(LATE);
  await visitor.settle();
  return wrongPrices(visitor.page);
}
