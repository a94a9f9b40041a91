import { readBudgets } from '../support/budgets.ts';
import { CHROMIUM_FLAGS, findChromium } from '../support/chromium.ts';
import { expect, test } from '../support/e2e.ts';

test.use({ launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS } });

/** Pages with a budget for all that their first screen loads, pictures and fonts included. */
const budgets = readBudgets().flatMap(({ routes, total, javascript }) =>
  routes.flatMap((route) => (total === undefined ? [] : { route, total, javascript })),
);

for (const { route, total, javascript } of budgets) {
  test(`${route} loads at most ${total} bytes before interaction`, async ({ page, context }) => {
    const loaded: { url: string; kind: string; bytes: number }[] = [];
    const kinds = new Map<string, { url: string; kind: string }>();
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    network.on('Network.responseReceived', ({ requestId, response, type }) => {
      kinds.set(requestId, { url: response.url, kind: type });
    });
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      loaded.push({ ...(kinds.get(requestId) ?? { url: '?', kind: '?' }), bytes: encodedDataLength });
    });
    await page.goto(route, { waitUntil: 'networkidle' });

    const sum = (kind?: string) =>
      loaded.filter((file) => !kind || file.kind === kind).reduce((bytes, file) => bytes + file.bytes, 0);
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify(loaded) });
    // Nothing of other pages is fetched.
    expect(loaded.filter(({ kind }) => kind === 'Fetch')).toEqual([]);
    expect(sum('Script')).toBeLessThanOrEqual(javascript);
    expect(sum()).toBeLessThanOrEqual(total);
  });
}
