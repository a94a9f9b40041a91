import { describe, expect, test } from 'vitest';
import * as account from '#messages/mail/account.ts';
import * as mail from '#messages/mail/mail.ts';
import { paymentRefunded } from '#messages/mail/refund.ts';
import { bookingConfirmed, dayBefore } from '#messages/mail/stay.ts';
import type { TripText } from '#messages/mail/trip.ts';
import { renderMail, UnsafeHeaderError } from '#server/mail/template.ts';
import { escapeHtml } from '#server/platform/html.ts';

const SENDER = { name: 'Sea & Sand Homestays', phone: '+91 94370 12345', email: 'stay@sand.example' };

const booking: mail.BookingText = {
  reference: 'SH107',
  guestName: 'Ananya Mohanty',
  property: 'Sea View',
  address: 'Lane 4, Puri',
  rooms: ['Garden Room'],
  checkIn: 'Fri, 18 Dec 2026',
  checkOut: 'Mon, 21 Dec 2026',
  checkInTime: '11:00 AM',
  checkOutTime: '10:30 AM',
  adults: 2,
  children: 1,
  breakfasts: 2,
  extraBeds: 0,
  requests: [['Mahaprasad', '2 meals on Sat, 19 Dec 2026, payable at the homestay']],
  extras: 'Mahaprasad: 2 meals on Sat, 19 Dec 2026',
  isBooked: true,
  depositPercent: 50,
  charges: [],
  isCancelled: false,
  total: '₹6,000',
  paid: '₹3,000',
  due: '₹3,000',
  hasBalance: true,
};

const trip: TripText = {
  ...booking,
  link: 'https://stay.example/my-booking/abc',
  acts: { canChange: true, canCancel: true },
  mapLink: 'https://www.openstreetmap.org/?mlat=19.8&mlon=85.83',
  chatLink: 'https://wa.me/919437012345?text=Namaskar',
  fromStation: 'Ten minutes by auto-rickshaw.',
  gate: 'Open from 6 AM to 10 PM',
  phone: '+91 94370 12345',
  email: 'stay@sand.example',
  refunds: [{ amount: null, until: null }],
};

const TEMPLATES: [string, mail.MailTemplate, string][] = [
  [
    'verify email',
    account.verifyEmail({}, 'https://stay.example/verify-email/abc'),
    'https://stay.example/verify-email/abc',
  ],
  [
    'already registered',
    account.alreadyRegistered({ loginLink: 'https://stay.example/' }),
    'https://stay.example/',
  ],
  [
    'reset password',
    account.resetPassword({ link: 'https://stay.example/reset-password/x' }),
    'https://stay.example/reset-password/x',
  ],
  ['password changed', account.passwordChanged({ name: 'Ananya' }), 'reset your password'],
  ['booking confirmed', bookingConfirmed(trip), 'SH107'],
  ['the day before', dayBefore(trip), 'Ten minutes by auto-rickshaw.'],
  [
    'payment refunded',
    paymentRefunded({
      reference: 'SH107',
      guestName: 'Ananya',
      amount: '₹3,000',
      parts: { online: '₹1', byHand: undefined },
      reason: 'rooms_taken',
      page: undefined,
    }),
    '₹3,000',
  ],
  ['new booking', mail.newBooking({ ...booking, guestEmail: 'a@b.in', guestPhone: '+91 9' }), '+91 9'],
];

describe.each(TEMPLATES)('the mail "%s"', (_name, template, expected) => {
  const laidOut = renderMail('guest@example.com', template, SENDER);

  test('has the same content in text and in HTML', () => {
    for (const part of [laidOut.text, laidOut.html]) expect(part).toContain(expected);
    for (const text of template.paragraphs) expect(laidOut.text).toContain(text);
    for (const [, value] of template.facts ?? []) expect(laidOut.text).toContain(value);
    for (const { heading, facts = [], lines = [], links = [] } of template.sections ?? []) {
      expect(laidOut.html).toContain(`>${heading}</h2>`);
      expect(laidOut.text).toContain(heading.toUpperCase());
      for (const words of [...facts.flat(), ...lines, ...links.map(({ link }) => link)]) {
        expect(laidOut.text).toContain(words);
        expect(laidOut.html.replace(/<a href="(?:tel|mailto):[^>]*>|<\/a>/g, '')).toContain(
          escapeHtml(words),
        );
      }
    }
  });

  test('greets, signs off, and loads nothing from elsewhere', () => {
    expect(laidOut.text).toMatch(/^Hello[ ,]/);
    expect(laidOut.text).toContain('Sea & Sand Homestays\n+91 94370 12345 · stay@sand.example');
    expect(laidOut.html).toContain('>Sea &amp; Sand Homestays<');
    expect(laidOut.html).not.toMatch(/<img(?! src="cid:)|<script|<link|url\(/);
  });
});

describe.each([
  { phone: '', email: '', said: [] },
  { phone: '', email: SENDER.email, said: [`Write to ${SENDER.email}.`] },
  { phone: SENDER.phone, email: '', said: [`Call ${SENDER.phone}.`, `call us at ${SENDER.phone}.`] },
])('a house that guests reach by "$phone" and "$email"', ({ said, ...known }) => {
  const laidOut = renderMail('guest@example.com', dayBefore({ ...trip, ...known }), { ...SENDER, ...known });

  test('says no more than that, and stays readable', () => {
    const { text, html } = laidOut;
    for (const words of said) expect(text).toContain(words);
    expect(text).not.toMatch(/(?:Call|call us at|write to|Write to|Phone:)\s*[.\n]| · $/m);
    expect(html.includes('href="tel:')).toBe(known.phone !== '');
    expect(html.includes('href="mailto:')).toBe(known.email !== '');
    expect(html).toContain('>Hello Ananya Mohanty,</p>');
    expect(html).toContain('We look forward to welcoming you on Fri, 18 Dec 2026, from 11:00 AM.');
  });
});

describe('the confirmation', () => {
  const { text, html } = renderMail('guest@example.com', bookingConfirmed(trip), SENDER);

  test('names one room, and several', () => {
    expect(text).toContain('Your room is booked,');
    const two = bookingConfirmed({ ...trip, rooms: ['Garden Room', 'Sea Room'] });
    expect(two.paragraphs[0]).toMatch(/^Your rooms are booked,/);
  });

  test('calls, writes and opens the booking in one press', () => {
    const linked = /<a href="(tel:[^"]+|mailto:[^"]+)"[^>]*>([^<]+)<\/a>/g;
    const links = new Set([...html.matchAll(linked)].map(([, link, shown]) => `${link} ${shown}`));
    expect([...links].toSorted()).toEqual([
      'mailto:stay@sand.example stay@sand.example',
      'tel:+919437012345 +91 94370 12345',
    ]);
    expect(html).toContain('>Change or cancel</a>');
    expect(text).not.toMatch(/tel:|mailto:/);
  });
});

describe('a hostile name', () => {
  const name = `<img src=x onerror=alert(1)>"'&`;

  test('is text in the HTML, not markup', () => {
    const { html } = renderMail('guest@example.com', account.passwordChanged({ name }), SENDER);
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
  });

  test.each(['a@b.in\r\nBcc: x@y.z', 'a@b.in\nX: y', 'a@b.in\0', 'a@b.in\u2028'])(
    'an address of two lines is refused: %j',
    (to) => {
      expect(() => renderMail(to, account.passwordChanged({ name: null }), SENDER)).toThrow(
        UnsafeHeaderError,
      );
    },
  );

  test('a subject of two lines is refused, and text is never reversed', () => {
    const template = account.passwordChanged({ name: null });
    expect(() => renderMail('a@b.in', { ...template, subject: 'Hi\r\nBcc: x@y.z' }, SENDER)).toThrow(
      UnsafeHeaderError,
    );
    expect(renderMail('a@b.in', { ...template, subject: 'Hi \u202egpj.exe' }, SENDER).subject).toBe(
      'Hi gpj.exe',
    );
  });
});
