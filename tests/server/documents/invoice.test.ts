import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#domain/dates/calendar.ts';
import { sumNights } from '#domain/rates/pricing.ts';
import { drawProof } from '#server/documents/booking-proof.ts';
import { renderPaper } from '#server/documents/paper.ts';
import { loadShaping } from '#site/faces.ts';
import { lookOf } from '#site/look.ts';
import { splitRuns } from '#site/text-runs.ts';
import { LOGOS } from '../../support/logos.ts';
import { readPdf } from '../../support/pdf.ts';
import { sampleInvoice, sampleStay } from '../documents/invoice-sample.ts';

const read = async (change: Parameters<typeof sampleInvoice>[0] = {}) =>
  readPdf(await renderPaper(sampleInvoice(change)));

describe('the invoice', () => {
  test('shows its number, the property, the guest and the stay', async () => {
    const { text, title, pages } = await read();
    expect(title).toBe('Invoice H1I/26-27/00042');
    expect(pages).toHaveLength(1);
    for (const phrase of [
      'H1I/26-27/00042',
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

  test('lists what the host has added', async () => {
    const about = { roomId: null, taxAs: 'other' } as const;
    const laundry = { ...about, kind: 'other', text: 'Laundry', count: 2, price: 125, total: 250 } as const;
    const bed = { ...about, kind: 'extra_bed', text: 'Extra bed', count: 1, price: 300, total: 300 } as const;
    const { text } = await read({
      charges: [
        { ...laundry, date: '2026-12-19' },
        { ...bed, date: null },
      ],
    });
    for (const words of ['Add-ons ₹1,750', 'Laundry · Sat, 19 Dec 2026 2 ₹125 ₹250', 'Extra bed 1 ₹300 ₹300'])
      expect(text.replaceAll(/ +/g, ' ')).toContain(words);
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
    const begun = { ...sampleStay().stay, checkIn: '2026-11-19' };
    expect((await read({ stay: begun })).text).toContain('is due at the property on Sat, 21 Nov 2026.');
  });

  test('groups large amounts the Indian way', async () => {
    const price = sumNights([{ night: '2026-12-18', price: 123_456, discount: 0 }], 0);
    const { text } = await read({ rooms: [{ id: 1, name: 'Whole house', price }] });
    expect(text).toContain('₹1,23,456');
  });

  test('of a cancelled booking shows the refund, to the paisa', async () => {
    const [payment] = sampleStay().payments;
    if (!payment) throw new Error('the sample is not paid');
    const payments = [{ ...payment, amount: 5778 }];
    const { text } = await read({ paid: 2888.5, due: 0, cancelled: true, payments });
    expect(text).toContain('Cancelled, ₹2,889.50 refunded.');
    const pending = await read({ paid: 2888.5, due: 0, cancelled: true, refundPending: true, payments });
    expect(pending.text).toContain('Cancelled, ₹2,889.50 is being refunded.');
    expect(pending.text).not.toContain('₹2,889.50 refunded');
    expect(text).not.toContain('thank you');
  });

  test('of a shortened booking shows the partial refund', async () => {
    const [payment] = sampleStay().payments;
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
    ['Latin', 'Łukasz Nguyễn Ǎ ṩ x̱a'],
    ['Greek', 'Αλέξανδρος'],
    ['Cyrillic', 'Дмитрий Ёлкин'],
    ['Devanagari', 'श्रीकृष्ण शर्मा'],
    ['Bengali', 'রামকৃষ্ণ লক্ষ্মী'],
    ['Odia', 'ଅନନ୍ୟା ମହାନ୍ତି'],
    ['Telugu', 'శ్రీనివాస్ రావు'],
    ['Tamil', 'கொழும்பு ஸ்ரீதேவி'],
    ['Kannada', 'ಕೃಷ್ಣಮೂರ್ತಿ'],
    ['Malayalam', 'ശ്രീകുമാർ കൊല്ലം'],
    ['Gujarati', 'કૃષ્ણ પટેલ'],
    ['Gurmukhi', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ'],
    ['Urdu', 'عائشہ صدّیقہ لاہور'],
    ['Urdu with numbers', 'مکان نمبر 12 دہلی 110006'],
    ['Thai', 'สมชาย น้ำใจ'],
    ['four scripts', 'Mr মিত্র محمد 45 خان शर्मा 12'],
  ])('prints a name and an address in %s, to be copied as typed', async (_script, name) => {
    const { text } = await read({ guest: { ...sampleStay().guest, name, address: `1 ${name}` } });
    expect(text).toContain(`Guest ${name.normalize('NFC')} 1 ${name.normalize('NFC')} West Bengal`);
  });

  test('leaves out what no font has, and names a guest of whose name nothing is left', async () => {
    const guest = { ...sampleStay().guest, address: '北京市, 中国' };
    expect((await read({ guest: { ...guest, name: 'Asha 😀❤️ 李' } })).text).toContain(
      'Guest Asha West Bengal',
    );
    expect((await read({ guest: { ...guest, name: '李小明 😀' } })).text).toContain(
      'Guest Guest of SH107 West Bengal',
    );
  });

  test('of a long stay in many rooms starts new pages and loses nothing', async () => {
    const nights = Array.from({ length: 30 }, (_, index) => ({
      night: addDays('2026-12-01', index),
      price: 1000 + index,
      discount: index % 2,
    }));
    const rooms = Array.from({ length: 4 }, (_, index) => ({
      id: index + 1,
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
    const { text } = await read({ guest: { ...sampleStay().guest, name } });
    for (const sign of ['\u202e', '\u0000']) expect(text).not.toContain(sign);
    expect(text.match(/W/g)?.length).toBeGreaterThanOrEqual(120);
  });

  test('is small, and the same bytes for the same booking', async () => {
    const bytes = await renderPaper(sampleInvoice());
    expect(bytes.length).toBeLessThan(60 * 1024);
    expect(await renderPaper(sampleInvoice())).toEqual(bytes);
  });
});

describe('runs', () => {
  beforeAll(loadShaping);
  const seen = (line: string) => splitRuns(line, 'regular').seen.map(({ text }) => text);

  test('each has one script, including its joiners, marks, spaces, digits and Latin words', () => {
    const { runs } = splitRuns('Mr ଅନନ୍ୟା (অনন্যা) श्री', 'bold');
    expect(runs.map(({ face, text }) => [face, text])).toEqual([
      ['odiaBold', 'Mr ଅନନ୍ୟା ('],
      ['bengaliBold', 'অনন্যা) '],
      ['devanagariBold', 'श्री'],
    ]);
    for (const line of ['ক\u09cd\u200dষ।', 'শনিবার, 21 নভেম্বর 2026: ₹5,778', '3 রাত, GST-তে।'])
      expect(seen(line)).toEqual([line]);
    expect(seen('Дмитрий মিত্র')).toEqual(['Дмитрий ', 'মিত্র']);
  });

  test('of Urdu are seen from right to left, and the numbers in them are not', () => {
    expect(seen('Mr محمد خان Road')).toEqual(['Mr ', 'محمد خان', ' ', 'Road']);
    expect(seen('مکان 4/2 دہلی 110006')).toEqual(['110006', 'دہلی ', ' ', '4/2', 'مکان ']);
  });
});

test('with a logo, in the colours of another host, it says the same', async () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const look = lookOf(tokens, { main: '#0b5c6b' }, Buffer.from(LOGOS.wide));
  const bytes = await renderPaper(sampleInvoice(), look);
  const { text, title, pages } = await read();
  expect(await readPdf(bytes)).toMatchObject({ text, title, pages });
  expect(bytes.includes('/Subtype /Image')).toBe(true);
  expect((await renderPaper(sampleInvoice())).includes('/Subtype /Image')).toBe(false);
  expect(bytes.length).toBeLessThan(60_000);
});

test('a paper proves its booking by a code and a QR code, which take no page of their own', async () => {
  const proof = await drawProof({ code: 'K7Q-F2M', link: `https://stay.example/check#${'a'.repeat(380)}` });
  const bytes = await renderPaper(sampleInvoice(), undefined, proof);
  expect(bytes.includes('/Subtype /Image')).toBe(true);
  const { text, pages } = await readPdf(bytes);
  expect(pages).toHaveLength(1);
  expect(text).toContain('Check code: K7Q-F2M');
  expect(text).toContain('Show this only to people');
  const cancelled = await readPdf(await renderPaper(sampleInvoice(), undefined, { ...proof, qr: undefined }));
  expect(cancelled.text).toContain('Check code: K7Q-F2M');
  expect(cancelled.text).not.toContain('Show this only');
});
