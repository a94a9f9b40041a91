import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/dates/calendar.ts';
import { sumNights } from '#domain/rates/pricing.ts';
import { renderInvoice } from '#server/documents/invoice.ts';
import { splitRuns } from '#site/faces.ts';
import { lookOf } from '#site/look.ts';
import { LOGOS } from '../../support/logos.ts';
import { readPdf } from '../../support/pdf.ts';
import { sampleInvoice } from '../documents/invoice-sample.ts';

const read = async (change: Parameters<typeof sampleInvoice>[0] = {}) =>
  readPdf(await renderInvoice(sampleInvoice(change)));

describe('the invoice', () => {
  test('shows its number, the property, the guest and the stay', async () => {
    const { text, title, pages } = await read();
    expect(title).toBe('Invoice INV-000042');
    expect(pages).toHaveLength(1);
    for (const phrase of [
      'INV-000042',
      'Sat, 21 Nov 2026',
      'Booking SH107',
      'Jagannath Sea View Homestay',
      'Swargadwar',
      'Ananya Mohanty',
      'ananya@example.com',
      'West Bengal, India',
      '3 nights',
      'Check-in Fri, 18 Dec 2026',
      'Check-out Mon, 21 Dec 2026',
      '3 adults, 1 child',
    ]) {
      expect(text).toContain(phrase);
    }
  });

  test('shows night prices, discounts, add-ons, total, paid and due with the rupee sign', async () => {
    const { text } = await read();
    for (const words of [
      'Description Quantity Price Amount',
      'Sea Breeze AC Room ₹6,080',
      '2 nights ₹2,400 ₹4,800',
      'Discount 2 nights −₹200 −₹400',
      '1 night ₹2,000 ₹2,000',
      'Longer stay: 5% off for 3 nights −₹320',
      'Breakfast 4 × 3 days ₹50 ₹600',
      'Extra bed 1 × 3 days ₹200 ₹600',
      'Before discounts ₹12,500',
      'Discounts −₹945',
      'Total ₹11,555',
      'Paid ₹5,778',
      'Due at the property ₹5,777',
      'pay_NXa1b2c3d4e5f6',
    ]) {
      expect(text.replaceAll(/ +/g, ' ')).toContain(words);
    }
    expect(text).not.toContain('¹');
  });

  test('names how a host received money, and that the price was agreed', async () => {
    const on = '2026-11-21';
    const { text } = await read({
      payments: [
        { reference: 'offline_x', method: 'cash', amount: 3000, on },
        { reference: 'offline_y', method: 'bank', amount: 2778, on },
      ],
      priceIsSet: true,
    });
    expect(text).toContain('₹3,000 · Cash');
    expect(text).toContain('₹2,778 · Bank transfer');
    expect(text).not.toContain('offline');
    expect(text).toContain('The price of the rooms was agreed with your hosts.');
    expect((await read({ paid: 0, due: 11_555, payments: [] })).text).not.toContain('received');
  });

  test('groups large amounts the Indian way', async () => {
    const price = sumNights([{ night: '2026-12-18', price: 123_456, discount: 0 }], 0);
    const { text } = await read({ rooms: [{ name: 'Whole house', price }] });
    expect(text).toContain('₹1,23,456');
  });

  test('of a cancelled booking shows the refund, to the paisa', async () => {
    const [payment] = sampleInvoice().payments;
    if (!payment) throw new Error('the sample is not paid');
    const payments = [{ ...payment, amount: 5778 }];
    const { text } = await read({ paid: 2888.5, due: 0, cancelled: true, payments });
    expect(text).toContain('Cancelled, ₹2,889.50 refunded.');
    expect(text).not.toContain('thank you');
  });

  test('of a shortened booking shows the partial refund', async () => {
    const [payment] = sampleInvoice().payments;
    if (!payment) throw new Error('the sample is not paid');
    const payments = [{ ...payment, amount: 13_000.5 }];
    const { text } = await read({ paid: 11_555, due: 0, payments });
    expect(text).toContain('Paid in full, thank you.');
    expect(text).toContain('₹1,445.50 of it was refunded.');
    expect((await read({ paid: 11_555, due: 0 })).text).not.toContain('refunded');
  });

  test('says when everything is paid', async () => {
    const { text } = await read({ paid: 11_555, due: 0 });
    expect(text).toContain('Paid in full, thank you.');
    expect(text).toContain('Due at the property ₹0');
  });

  test.each([
    ['ऐश्वर्या', 'एकता', 'ए'],
    ['ଆଶା ମିଶ୍ର', 'ଅନନ୍ୟା ମହାନ୍ତି', 'ଅ'],
  ])('after %s, prints a letter of %s that was part of another one before', async (first, name, template) => {
    await read({ guest: { ...sampleInvoice().guest, name: first } });
    const { text } = await read({ guest: { ...sampleInvoice().guest, name } });
    expect(text).toContain(template);
  });

  test.each([
    ['Odia', 'ଅନନ୍ୟା ମହାନ୍ତି'],
    ['Devanagari', 'अनन्या महान्ति'],
    ['Bengali', 'অনন্যা মহান্তি'],
  ])('prints names in %s', async (_script, name) => {
    const { text } = await read({ guest: { ...sampleInvoice().guest, name } });
    const templates = [...name].filter((sign) => /\p{Letter}/u.test(sign));
    for (const template of templates) expect(text).toContain(template);
    // A glyph that a face lacks is number 0, which is read back as NUL or not at all.
    expect(text).not.toContain('\u0000');
  });

  test('of a long stay in many rooms starts new pages and loses nothing', async () => {
    const nights = Array.from({ length: 30 }, (_, index) => ({
      night: addDays('2026-12-01', index),
      price: 1000 + index,
      discount: index % 2,
    }));
    const rooms = Array.from({ length: 4 }, (_, index) => ({
      name: `Room number ${index + 1}`,
      price: sumNights(nights, 15),
    }));
    const { text, pages } = await read({ rooms });
    expect(pages.length).toBeGreaterThan(2);
    expect(pages[0]).toContain(`Page 1 of ${pages.length}`);
    for (const { name } of rooms) expect(text).toContain(name);
    expect(text.match(/1 night ₹1,0/g)).toHaveLength(120);
  });

  test('a hostile name stays inside the page and does not reverse text', async () => {
    const name = `${'W'.repeat(120)}\u202e<script>\u0000`;
    const { text } = await read({ guest: { ...sampleInvoice().guest, name } });
    for (const sign of ['\u202e', '\u0000']) expect(text).not.toContain(sign);
    expect(text.match(/W/g)?.length).toBeGreaterThanOrEqual(120);
  });

  test('is small, and the same bytes for the same booking', async () => {
    const bytes = await renderInvoice(sampleInvoice());
    expect(bytes.length).toBeLessThan(60 * 1024);
    expect(await renderInvoice(sampleInvoice())).toEqual(bytes);
  });
});

describe('faces', () => {
  test('each run of one script has one face, including its joiners and marks', () => {
    expect(splitRuns('Mr ଅନନ୍ୟା (অনন্যা) श्री', 'bold')).toEqual([
      { face: 'bold', text: 'Mr ' },
      { face: 'odia', text: 'ଅନନ୍ୟା' },
      { face: 'bold', text: ' (' },
      { face: 'bengali', text: 'অনন্যা' },
      { face: 'bold', text: ') ' },
      { face: 'devanagari', text: 'श्री' },
    ]);
    expect(splitRuns('ক\u09cd\u200dষ।', 'regular')).toEqual([{ face: 'bengali', text: 'ক\u09cd\u200dষ।' }]);
  });
});

test('with a logo, in the colours of another host, it says the same', async () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const look = lookOf(tokens, { main: '#0b5c6b' }, Buffer.from(LOGOS.wide));
  const bytes = await renderInvoice(sampleInvoice(), look);
  expect(await readPdf(bytes)).toEqual(await read());
  expect(bytes.includes('/Subtype /Image')).toBe(true);
  expect((await renderInvoice(sampleInvoice())).includes('/Subtype /Image')).toBe(false);
  expect(bytes.length).toBeLessThan(60_000);
});
