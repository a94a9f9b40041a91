import { beforeEach, expect, it } from 'vitest';
import { hostHeaders } from '../../support/host.ts';
import { bookAsHost } from '../../support/host-booking.ts';
import { serverTest, withoutLimits } from '../../support/open-app.ts';
import { paperDesk } from '../../support/paper-desk.ts';
import { readPdf } from '../../support/pdf.ts';

serverTest('papers of a seller who is not registered', { anew: true, app: withoutLimits }, (api) => {
  let headers: Record<string, string>;
  beforeEach(async () => {
    headers = await hostHeaders(api);
  });
  const { desk, papersOf, shown, textOf, expectEquation } = paperDesk(api, () => headers);

  it('are an invoice from the confirmation on, also at the desk, without a word of tax', async () => {
    const { id } = await bookAsHost(api, headers, { guest: { name: 'Ravi Panda', phone: '098610 12345' } });
    const [invoice] = await papersOf(id);
    expect(invoice).toMatchObject({
      kind: 'invoice',
      number: 'H1I/26-27/00001',
      total: '4000.00',
      tax: [],
    });
    const text = await textOf(invoice?.url ?? '');
    expect(text).toContain('The seller is not registered under GST. No tax is charged.');
    expect(text).not.toMatch(/CGST|SGST/);
    expect(await desk(id).act('invoice')).toMatchObject({ status: 409, code: 'already_issued' });
    await expectEquation();
  });

  it('a card to sign has the booking, and a line for each guest', async () => {
    const { id } = await bookAsHost(api, headers, { adults: 2, children: 1 });
    const card = await api.ask(`/host/reservations/${id}/registration-card.pdf`, { headers });
    expect(card.headers.get('Content-Disposition')).toContain(`Registration_card_SH${id}.pdf`);
    const { text, pages } = await readPdf(new Uint8Array(await card.arrayBuffer()));
    expect(pages).toHaveLength(1);
    for (const words of [`Booking SH${id}`, 'Ravi Panda', 'Guest 3', 'Nationality', 'Signature of the guest'])
      expect(text).toContain(words);
    const other = await hostHeaders(api, { propertyIds: [2] });
    const refused = await api.ask(`/host/reservations/${id}/registration-card.pdf`, { headers: other });
    expect(refused.status).toBe(404);
  });

  it('a press makes a new one out to a company', async () => {
    const { id } = await bookAsHost(api, headers);
    const company = { name: 'Kalinga Travels', gstin: '21aapfu0939f1z7' };
    const set = await desk(id).call('/company', { method: 'PUT', json: company });
    expect(set.booking.company).toEqual({ name: 'Kalinga Travels', gstin: '21AAPFU0939F1Z7' });
    const { paper } = await desk(id).act('invoice');
    expect(paper).toMatchObject({ number: 'H1I/26-27/00002', replaces: 'H1I/26-27/00001' });
    expect(await textOf(paper.url)).toContain('Company: Kalinga Travels GSTIN 21AAPFU0939F1Z7');
    expect(await shown(id)).toEqual([
      'H1I/26-27/00001 4000.00',
      'H1C/26-27/00001 4000.00',
      'H1I/26-27/00002 4000.00',
    ]);
  });

  it('are sent to one whole address', async () => {
    const { id } = await bookAsHost(api, headers);
    const [paper] = await papersOf(id);
    for (const email of ['kalinga.example', 'one@kalinga.example, two@kalinga.example', { toString: 'x' }]) {
      const refused = await desk(id).act(`papers/${paper?.id}/send`, { email });
      expect(refused).toMatchObject({ status: 400, fields: { email: 'Email is invalid' } });
    }
  });

  it('what is not kept of a cancelled booking is credited', async () => {
    const { id } = await bookAsHost(api, headers);
    await desk(id).pay({ amount: 1000, method: 'cash' });
    await desk(id).cancel({ refund: 'none', reason: 'ill' });
    expect(await shown(id)).toEqual(['H1I/26-27/00001 4000.00', 'H1C/26-27/00001 3000.00']);
    expect(await expectEquation()).toMatchObject({ kept: 100_000, due: 0 });
  });
});
