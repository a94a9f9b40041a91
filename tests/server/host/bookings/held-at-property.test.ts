import { expect, it } from 'vitest';
import { mailsTo } from '../../../support/accounts.ts';
import { atProperty, requestsOf } from '../../../support/at-property.ts';
import { cookieOf } from '../../../support/homestays.ts';
import { hostHeaders } from '../../../support/host.ts';
import { bookAsHost, hostCalls } from '../../../support/host-booking.ts';
import { serverTest } from '../../../support/open-app.ts';

const DAY = 86_400_000;

serverTest(
  'a room that the host holds for a guest who pays the host',
  { anew: true, app: atProperty },
  (api) => {
    const guests = requestsOf(api);

    it('held by the host, its guest pays the host and says so', async () => {
      const headers = await hostHeaders(api);
      const { id } = await bookAsHost(api, headers, { state: 'hold', hold_hours: 48 });
      const host = hostCalls(api, headers, id);
      const link = await host.act('payment-link');
      const chat = new URL(link.whatsapp_url).searchParams.get('text');
      expect(chat).toContain('₹4,000 is to be paid to the host. See your booking here.');
      expect(chat).not.toContain('you can pay');
      const json = { token: link.url.split('/').at(-1) };
      const cookie = cookieOf(await api.ask('/public/my-booking', { json }));
      const guest = { id, status: 200, body: {}, headers: { Cookie: cookie } };
      const { hold_expires_at, pay_at_property } = await guests.read(guest);
      expect(pay_at_property).toMatchObject({ amount: 4000, paid_reference: null });
      expect(await guests.say(guest, 'HELD1234')).toMatchObject({
        status: 200,
        reservation: { hold_expires_at, pay_at_property: { paid_reference: 'HELD1234' } },
      });
      const [mail] = await mailsTo(api, api.deps.config.hostEmail);
      expect(mail?.text).toContain('whether ₹4,000 has arrived');
      expect(mail?.text).toContain('That confirms the booking.');
      await host.pay({ amount: 4000, method: 'upi' });
      expect(await guests.read(guest)).toMatchObject({
        status: 'Completed',
        pay_at_property: { amount: 0, paid_reference: null },
      });
    });

    it('held by the host, its rooms stay a day longer for a guest who has paid, and not after that', async () => {
      const headers = await hostHeaders(api);
      const { id } = await bookAsHost(api, headers, { state: 'hold', hold_hours: 1 });
      const { url } = await hostCalls(api, headers, id).act('payment-link');
      const opened = await api.ask('/public/my-booking', { json: { token: url.split('/').at(-1) } });
      const guest = { id, status: 200, body: {}, headers: { Cookie: cookieOf(opened) } };
      await guests.say(guest, 'HELD1234');
      const until = (await guests.read(guest)).hold_expires_at;
      expect(new Date(until).getTime() - api.clock().getTime()).toBe(DAY);
      api.clock.advance(DAY);
      expect(await guests.say(guest, 'HELD5678')).toMatchObject({ status: 409, code: 'hold_expired' });
    });
  },
);
