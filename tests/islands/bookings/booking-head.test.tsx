import '../../support/browser.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BookingHead } from '#islands/host/bookings/BookingHead.tsx';
import { BookingMoney } from '#islands/host/bookings/BookingMoney.tsx';
import { wholeBooking } from '../../support/host-lines.ts';

function show(...of: Parameters<typeof wholeBooking>) {
  const html = renderToStaticMarkup(<BookingHead whole={wholeBooking(...of)} />);
  const text = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  return { text, links: [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address) };
}
const AIRBNB = { guest_name: 'Airbnb', phone: '', source: 'channel' } as const;

describe('the head of a booking', () => {
  it('of another site is left to that site', () => {
    const { text } = show(AIRBNB);
    expect(text).toContain('Booked on Airbnb. Change or cancel it there.');
    // That site knows who comes.
    expect(text).not.toContain('2 adults');
  });

  it('that another site no longer has says that its nights are on sale again', () => {
    const { text } = show({ ...AIRBNB, status: 'cancelled' });
    expect(text).toContain('It is no longer in the calendar of Airbnb, so its nights are on sale again.');
    expect(text).not.toContain('Change or cancel it there');
  });

  it('made here says nothing of other sites', () => {
    const { text, links } = show({ email: 'asha@example.in' });
    expect(text).not.toMatch(/Airbnb|calendar of|Change or cancel/);
    expect(text).toContain('18–20 Dec 2026, 2 nights');
    expect(links).toContain('mailto:asha@example.in');
  });

  it('names what can’t wait, with the way to solve it', () => {
    const text = 'Airbnb sold Room 1 on 18–19 Dec 2026 too: SH12, Asha Mishra.';
    const { links, ...shown } = show({}, [{ kind: 'channel_conflict', reservation_id: 12, text }]);
    expect(shown.text).toContain(`${text} See the conflict`);
    expect(links).toContain('/host/channels');
  });

  it('asks for a review on WhatsApp where the guest may be asked', () => {
    const review_whatsapp_url = 'https://wa.me/919876543210?text=Namaskar';
    const html = renderToStaticMarkup(<BookingHead whole={{ ...wholeBooking(), review_whatsapp_url }} />);
    expect(html).toContain(
      `<a href="${review_whatsapp_url}" target="_blank" rel="noreferrer">Ask for a review on WhatsApp</a>`,
    );
    for (const url of [null, undefined]) {
      const without = <BookingHead whole={{ ...wholeBooking(), review_whatsapp_url: url }} />;
      expect(renderToStaticMarkup(without)).not.toContain('Ask for a review');
    }
  });
});

describe('the money of a booking', () => {
  const moneyOf = (...of: Parameters<typeof wholeBooking>) =>
    renderToStaticMarkup(<BookingMoney whole={wholeBooking(...of)} />).replaceAll(/<[^>]*>/g, ' ');

  it('names the code and what it has taken off, if any', () => {
    const code = { code: 'SUMMER10', total: 3600, balance: 3600 };
    expect(moneyOf({ ...code, code_discount: 400 })).toMatch(/Code SUMMER10\s+−₹400/);
    // After a change of all dates nothing of it is left.
    expect(moneyOf({ ...code, code_discount: 0 })).toMatch(/Code SUMMER10\s+(?!−)/);
    expect(moneyOf({ ...code, code_discount: 0 })).not.toContain('−');
    expect(moneyOf()).not.toContain('Code');
  });
});
