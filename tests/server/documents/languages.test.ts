import { describe, expect, test } from 'vitest';
import { formatDate } from '#domain/dates/calendar.ts';
import { DATE_NAMES } from '#domain/language/dates.ts';
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '#domain/language/language.ts';
import { drawProof } from '#server/documents/booking-proof.ts';
import { renderPaper } from '#server/documents/paper.ts';
import type { Paper } from '#server/documents/paper-data.ts';
import { renderRegistrationCard } from '#server/documents/registration-card.ts';
import { inLanguage, sayTo } from '#server/language/say.ts';
import { namesIn } from '../../support/indian-names.ts';
import { misplaced, readPdf } from '../../support/pdf.ts';
import { sampleInvoice, sampleStay, sampleTaxPaper } from './invoice-sample.ts';

const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const NAMES: Record<Language, string> = {
  en: 'Annapurna Venkataraman Bandyopadhyay',
  hi: namesIn('devanagari').slice(-2).join(' '),
  bn: namesIn('bengali').slice(-2).join(' '),
  or: namesIn('odia').slice(-2).join(' '),
};
const proof = await drawProof({ code: 'K7Q-F2M', link: `https://stay.example/check#${'a'.repeat(380)}` });
const read = (language: Language, paper: Paper) =>
  inLanguage(language, async () => readPdf(await renderPaper(paper, undefined, proof)));

const guestOf = (language: Language) => {
  const name = NAMES[language];
  return { ...sampleStay().guest, name, address: `12 ${name} Road, Kolkata` };
};
const paidTwice = [
  { reference: 'offline_x', method: 'cash', amount: 6000, on: '2026-11-21' },
  { reference: 'offline_y', method: 'bank', amount: 5555, on: '2026-11-25' },
] as const;
const once = [{ reference: 'pay_NXa1b2c3d4e5f6', amount: 5778, on: '2026-11-21' }];
const cancelled = { paid: 2888, due: 0, cancelled: true, cancellationFee: 2888, payments: once } as const;

/** Papers by name, for a guest whose name is of the language. */
const PAPERS: Record<string, (language: Language) => Paper> = {
  invoice: (language) => sampleInvoice({ guest: guestOf(language) }),
  'invoice paid in full': (language) =>
    sampleInvoice({ guest: guestOf(language), paid: 11_555, due: 0, payments: paidTwice, priceIsSet: true }),
  'invoice of a cancelled stay': (language) => sampleInvoice({ guest: guestOf(language), ...cancelled }),
  tax_invoice: (language) => sampleTaxPaper('tax_invoice', { guest: guestOf(language) }),
  receipt_voucher: (language) => sampleTaxPaper('receipt_voucher', { guest: guestOf(language) }),
  refund_voucher: (language) => sampleTaxPaper('refund_voucher', { guest: guestOf(language) }),
  credit_note: (language) => sampleTaxPaper('credit_note', { guest: guestOf(language) }),
};

/** What stays Latin on a paper: names and addresses of the sample, abbreviations, numbers of papers. */
const LATIN =
  /^(?:Jagannath|Sea|View|Homestay|Lane|Swargadwar|Puri|Odisha|Lake|Road|Kolkata|Bengal|Breeze|Room|Garden|Silk|and|Handloom|Traders|Private|Limited|AM|PM|[A-Z]{2,5})$/;
const latinWords = (text: string) =>
  (text.match(/\S+/g) ?? [])
    .filter((word) => !/[@\d/_]/.test(word))
    .flatMap((word) => word.match(/[A-Za-z]+/g) ?? [])
    .filter((word) => !LATIN.test(word));

describe.each(OTHERS)('papers in %s', (language) => {
  const { bookingInvoice, bookingProof, bookingStayText, registerRegions } = sayTo({ language });

  test('say sentences, dates and amounts as its guest reads them', async () => {
    const {
      text,
      title,
      language: tag,
    } = await read(language, PAPERS.invoice?.(language) ?? sampleInvoice());
    const dateOf = (date: string) => formatDate(date, 'medium', DATE_NAMES[language]);
    expect(tag).toBe(LANGUAGE_TAGS[language]);
    expect(title).toBe(bookingInvoice.titleOf(bookingInvoice.TITLES.invoice, 'H1I/26-27/00042'));
    for (const words of [
      NAMES[language],
      dateOf('2026-11-21'),
      bookingInvoice.dates(dateOf('2026-12-18'), dateOf('2026-12-20')),
      bookingInvoice.checkIn(dateOf('2026-12-18'), '09:00 AM'),
      bookingInvoice.NOT_REGISTERED,
      bookingInvoice.ADVANCE_RECEIVED,
      bookingInvoice.balanceDue('₹5,777', dateOf('2026-12-18')),
      bookingProof.checkCodeLine('K7Q-F2M'),
      bookingProof.SHOW_TO_TRUSTED,
      bookingStayText.partyText({ adults: 3, children: 1 }),
      `${bookingInvoice.TOTAL} ₹11,555`,
      `${bookingInvoice.DISCOUNT} ${bookingStayText.nightsOf(2)} −₹200 −₹400`,
      `${bookingInvoice.DUE} ₹5,777`,
    ])
      expect(text.replace(/ +/g, ' ')).toContain(words.normalize('NFC'));
  });

  test.each(Object.keys(PAPERS))(
    '%s has no other English, no text over text, and no page more',
    async (name) => {
      const [here, english] = [PAPERS[name]?.(language), PAPERS[name]?.('en')];
      if (!here || !english) throw new Error(name);
      const { text, pages, pieces } = await read(language, here);
      expect(text).toContain(`${registerRegions.STATE_NAMES['West Bengal']}`.normalize('NFC'));
      expect(latinWords(text)).toEqual([]);
      expect(misplaced(pieces)).toEqual([]);
      expect(pages).toHaveLength((await read('en', english)).pages.length);
    },
  );

  test('a card to sign has its fields on one page', async () => {
    const stay = { ...sampleStay(), guest: guestOf(language) };
    const known = [{ name: NAMES[language], lines: [] }];
    const bytes = await inLanguage(language, () =>
      renderRegistrationCard(stay, { day: '2026-12-18', known }),
    );
    const { text, pages, pieces } = await readPdf(bytes);
    const { PARTY_FIELDS, SIGNATURE } = sayTo({ language }).bookingRegistrationCard;
    for (const words of [...PARTY_FIELDS, SIGNATURE]) expect(text).toContain(words.normalize('NFC'));
    expect([latinWords(text), misplaced(pieces), pages.length]).toEqual([[], [], 1]);
  });
});
