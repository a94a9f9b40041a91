import { expect, test } from '../support/e2e.ts';

test.use({ serviceWorkers: 'allow' });

test('an alert that is pushed is shown, and opens its page', async ({ page, context }) => {
  await page.goto('/about');
  await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));
  const [worker] = context.serviceWorkers();
  // A browser without a screen shows no notifications and opens no windows: both are written down.
  await worker?.evaluate(`
    registration.showNotification = async (title, options) => { self.shown = { title, ...options }; };
    clients.openWindow = async (url) => { self.opened = url; };
  `);
  const browser = await context.newCDPSession(page);
  const registered = new Promise<string>((found) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) found(first.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const actions = [{ action: 'refund', title: 'Refund anyway' }];
  const alert = { title: 'Asha is not coming', body: 'SH12', tag: 'cancellation-12', actions };
  const url = '/host/bookings/12';
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify({ ...alert, url }),
  });
  await expect
    .poll(() => worker?.evaluate('self.shown'))
    .toEqual({ ...alert, icon: '/icons/any-192.png', data: { url } });
  expect((await page.request.get('/icons/any-192.png')).status()).toBe(200);

  await worker?.evaluate(`
    const click = new ExtendableEvent('notificationclick');
    click.notification = { ...self.shown, close() {} };
    dispatchEvent(click);
  `);
  await expect.poll(() => worker?.evaluate('self.opened')).toBe(url);
  await worker?.evaluate(`
    const act = new ExtendableEvent('notificationclick');
    Object.assign(act, { notification: { ...self.shown, close() {} }, action: 'refund' });
    dispatchEvent(act);
  `);
  await expect.poll(() => worker?.evaluate('self.opened')).toBe(`${url}#refund`);
});
