import { beforeEach, expect, it } from 'vitest';
import { formatDate } from '#domain/dates/calendar.ts';
import { DATE_NAMES } from '#domain/language/dates.ts';
import { DEFAULT_TIMES } from '#domain/rooms/property.ts';
import { sayTo } from '#server/language/say.ts';
import { composeMail } from '#server/mail/compose.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { hostHeaders } from '../../support/host.ts';
import { serverTest, withoutLimits } from '../../support/open-app.ts';
import { paidBooking } from '../../support/paid-booking.ts';
import { paperDesk } from '../../support/paper-desk.ts';
import { readPdf } from '../../support/pdf.ts';
import { ASHA } from '../../support/travellers.ts';

const NAME = 'চৈতন্য বন্দ্যোপাধ্যায়';
const bn = sayTo({ language: 'bn' });
const inBengali = (date: string) => formatDate(date, 'medium', DATE_NAMES.bn);

async function pdfOf(answer: Response) {
  expect(answer.headers.get('Content-Type')).toBe('application/pdf');
  return readPdf(new Uint8Array(await answer.arrayBuffer()));
}

serverTest('the papers of a Bengali guest', { anew: true, app: withoutLimits }, (api: TestApp) => {
  let headers: Record<string, string>;
  let guest: { id: number; headers: { Cookie: string } };
  beforeEach(async () => {
    headers = await hostHeaders(api);
    guest = await paidBooking(api, { language: 'bn', guest_name: NAME, payment_method: 'advance' });
  });
  const { papersOf } = paperDesk(api, () => headers);
  const ofHost = (path: string, language = 'en') =>
    api.ask(`/host/${path}`, { headers: { ...headers, 'Accept-Language': language } });

  it('are Bengali, whoever opens them in whatever language', async () => {
    const [paper] = await papersOf(guest.id);
    const link = new URL(paper?.url ?? '', 'http://localhost');
    const files = [
      api.ask(`/public/invoice/download/${guest.id}`, {
        headers: { ...guest.headers, 'Accept-Language': 'en' },
      }),
      api.ask(`${link.pathname.replace(/^\/api/, '')}${link.search}`, {
        headers: { 'Accept-Language': 'hi' },
      }),
      ofHost(`reservations/${guest.id}/registration-card.pdf`),
    ];
    const [invoice, opened, card] = await Promise.all(files.map(async (file) => pdfOf(await file)));
    for (const pdf of [invoice, opened, card]) {
      expect(pdf?.language).toBe('bn-IN');
      expect(pdf?.text).toContain(NAME.normalize('NFC'));
      expect(pdf?.text).toContain(bn.bookingInvoice.checkIn(inBengali('2026-12-18'), '09:00 AM'));
    }
    for (const pdf of [invoice, opened]) expect(pdf?.text).toContain(`${bn.bookingInvoice.TOTAL} ₹4,000`);
    expect(card?.text).toContain(bn.bookingRegistrationCard.SIGNATURE);
  });

  it('are English once the site no longer offers Bengali', async () => {
    const other = testApp(api.deps, { host: { ...api.deps.host, languages: ['en', 'hi'] } });
    const invoice = await other.ask(`/public/invoice/download/${guest.id}`, { headers: guest.headers });
    expect((await pdfOf(invoice)).language).toBe('en-IN');
  });

  it('come with the confirmation, under a name that mail and download keep safe', async () => {
    const data = { reservation_id: guest.id, token: 'abc' };
    const job = { kind: 'booking_confirmed', data, id: 1, to: 'guest@example.in', attempts: 0 } as const;
    const { html, attachments } = await composeMail({ ...job, created_at: api.clock() }, api.deps);
    expect(html).toContain('<html lang="bn-IN">');
    expect(html).toContain('/bn/my-booking/abc');
    const [attachment] = attachments;
    const name = `Invoice_SH${guest.id}_${NAME.replace(' ', '_')}.pdf`.normalize('NFC');
    expect(attachment?.filename).toBe(name);
    const { text, language } = await readPdf((await attachment?.render()) ?? new Uint8Array());
    expect(language).toBe('bn-IN');
    expect(text).toContain(bn.bookingInvoice.balanceDue('₹2,000', inBengali('2026-12-18')));
    const { headers: answered } = await api.ask(`/public/invoice/download/${guest.id}`, {
      headers: guest.headers,
    });
    expect(answered.get('Content-Disposition')).toBe(
      `attachment; filename="Invoice_SH${guest.id}.pdf"; filename*=UTF-8''${encodeURIComponent(name)}`,
    );
  });

  it('are named in Bengali where a host sends them by chat', async () => {
    const { papers } = await (await ofHost(`reservations/${guest.id}/papers`)).json();
    const text = new URL(papers[0].whatsapp_url).searchParams.get('text');
    expect(text).toContain(bn.bookingInvoice.TITLES.invoice);
    expect(text).toContain('নমস্কার');
  });

  it('a calendar entry of theirs is Bengali, in lines of at most 75 bytes', async () => {
    const file = await api.ask(`/public/calendar-file/${guest.id}.ics`, {
      headers: { ...guest.headers, 'Accept-Language': 'en' },
    });
    const written = await file.text();
    for (const line of written.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const text = written.replaceAll('\r\n ', '').replaceAll('\\,', ',');
    expect(text).toContain(`SUMMARY:${bn.bookingTrip.inPuri('Homestay 1')}`);
    expect(text).toContain(inBengali('2026-12-18'));
    expect(text).toContain(bn.roomsProperty.arrivalSentence(DEFAULT_TIMES));
  });

  it('what only hosts and inspectors read stays English', async () => {
    const json = { travellers: [ASHA] };
    await api.ask(`/public/reservation/${guest.id}/travellers`, {
      method: 'PUT',
      json,
      headers: guest.headers,
    });
    for (const path of [
      'register.pdf?from=2026-12-01&to=2026-12-31',
      'occupancy-report.pdf?date=2026-12-18',
    ]) {
      const { text, language } = await pdfOf(await ofHost(path, 'bn'));
      expect([language, text.match(/\p{Script=Bengali}/gu)], path).toEqual(['en-IN', null]);
    }
  });
});
