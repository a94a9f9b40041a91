import { beforeEach, expect, it } from 'vitest';
import { HOUR } from '#domain/dates/duration.ts';
import { issueLeftOpen } from '#server/papers/jobs.ts';
import { hostHeaders } from '../../support/host.ts';
import { bookAsHost } from '../../support/host-booking.ts';
import { serverTest, withoutLimits } from '../../support/open-app.ts';
import { paidBooking } from '../../support/paid-booking.ts';
import { paperDesk } from '../../support/paper-desk.ts';
import { registerSeller } from '../../support/seller.ts';

serverTest('papers of a registered seller', { anew: true, app: withoutLimits }, (api) => {
  let headers: Record<string, string>;
  beforeEach(async () => {
    headers = await hostHeaders(api);
  });
  const { desk, papersOf, shown, open, textOf, expectEquation } = paperDesk(api, () => headers);
  const advance = () => paidBooking(api, { payment_method: 'advance' });
  const atCheckIn = async () => {
    api.clock.set('2026-12-18T06:00:00Z');
    headers = await hostHeaders(api);
  };
  beforeEach(() => registerSeller(api, headers));

  it('are a receipt voucher for the advance, and a tax invoice once all is paid', async () => {
    const { id } = await advance();
    expect(await papersOf(id)).toMatchObject([
      { kind: 'receipt_voucher', number: 'H1R/26-27/00001', total: '2000.00' },
    ]);
    await atCheckIn();
    await desk(id).pay({ amount: 1000, method: 'cash' });
    await desk(id).pay({ amount: 1000, method: 'upi' });
    expect(await shown(id)).toEqual([
      'H1R/26-27/00001 2000.00',
      'H1R/26-27/00002 1000.00',
      'H1T/26-27/00001 4000.00',
    ]);
    const invoice = (await papersOf(id)).at(-1);
    expect(invoice).toMatchObject({
      taxable: '3809.52',
      tax: [{ rate: 5, taxable: '3809.52', cgst: '95.24', sgst: '95.24' }],
    });
    const text = await textOf(invoice?.url ?? '');
    for (const words of [
      'Tax invoice H1T/26-27/00001',
      'GSTIN 21AAPFU0939F1Z7',
      '996311',
      'CGST 2.5 % ₹95.24',
      'SGST 2.5 % ₹95.24',
      'Total ₹4,000.00',
      'Place of supply: Odisha (21)',
      'Reverse charge: No',
      'Authorised signatory',
    ])
      expect(text).toContain(words);
    expect(await expectEquation()).toMatchObject({ invoiced: 400_000, kept: 400_000, advances: 0, due: 0 });
  });

  it('a payment of everything brings the tax invoice and no voucher', async () => {
    const { id } = await paidBooking(api);
    expect(await shown(id)).toEqual(['H1T/26-27/00001 4000.00']);
    const { url } = (await papersOf(id))[0] ?? { url: '' };
    const before = await textOf(url);
    api.clock.advance(HOUR);
    headers = await hostHeaders(api);
    expect(await desk(id).act('invoice')).toMatchObject({ status: 409, code: 'already_issued' });
    expect(await desk(id).read()).toMatchObject({ has_tax_invoice: true });
    const refused = await desk(id).call('/company', { method: 'PUT', json: { name: 'Late' } });
    expect(refused).toMatchObject({ status: 409, code: 'already_issued' });
    expect(await textOf((await papersOf(id))[0]?.url ?? '')).toBe(before);
  });

  it('cancelled before the invoice: a refund voucher for what goes back, a tax invoice for the fee', async () => {
    const { id } = await advance();
    await desk(id).cancel({ refund: 1500, reason: 'ill' });
    expect(await shown(id)).toEqual([
      'H1R/26-27/00001 2000.00',
      'H1F/26-27/00001 1500.00',
      'H1T/26-27/00001 500.00',
    ]);
    const [, voucher, fee] = await papersOf(id);
    expect(fee?.tax).toMatchObject([{ rate: 5, cgst: '11.90', sgst: '11.90' }]);
    expect(await textOf(voucher?.url ?? '')).toContain('Received before: Receipt voucher H1R/26-27/00001 of');
    expect(await expectEquation()).toMatchObject({ kept: 50_000, advances: 0, due: 0 });
  });

  it('cancelled after the invoice: a credit note for what is not kept', async () => {
    const { id } = await paidBooking(api);
    await desk(id).cancel({ refund: 3000, reason: 'ill' });
    expect(await shown(id)).toEqual(['H1T/26-27/00001 4000.00', 'H1C/26-27/00001 3000.00']);
    const note = (await papersOf(id)).at(-1);
    expect(note).toMatchObject({ replaces: 'H1T/26-27/00001', tax: [{ rate: 5, cgst: '71.43' }] });
    expect(await textOf(note?.url ?? '')).toContain('Credits Tax invoice H1T/26-27/00001 of');
    await expectEquation();
  });

  it('a payment that is cancelled has its voucher returned', async () => {
    const { id } = await bookAsHost(api, headers);
    const { payment } = await desk(id).pay({ amount: 1000, method: 'cash' });
    await desk(id).call(`/payments/${payment.id}`, { method: 'DELETE', json: { reason: 'typed twice' } });
    expect(await shown(id)).toEqual(['H1R/26-27/00001 1000.00', 'H1F/26-27/00001 1000.00']);
    expect(await expectEquation()).toMatchObject({ kept: 0, advances: 0 });
  });

  it('a changed total: a credit note over the old invoice, and a new one', async () => {
    const { id } = await paidBooking(api);
    await desk(id).move({ check_out: '2026-12-19', price: 'recompute' });
    expect(await shown(id)).toEqual([
      'H1T/26-27/00001 4000.00',
      'H1C/26-27/00001 4000.00',
      'H1T/26-27/00002 2000.00',
    ]);
    expect((await papersOf(id)).at(-1)?.replaces).toBe('H1T/26-27/00001');
    await desk(id).move({ check_out: '2026-12-20', price: 'recompute' });
    expect(await shown(id)).toHaveLength(3);
    expect(await textOf((await papersOf(id)).at(-1)?.url ?? '')).toContain('Due at the property ₹0');
    expect(await expectEquation()).toMatchObject({ invoiced: 600_000, credited: 400_000, kept: 200_000 });
    await desk(id).pay({ amount: 2000, method: 'cash' });
    expect((await shown(id)).slice(3)).toEqual(['H1C/26-27/00002 2000.00', 'H1T/26-27/00003 4000.00']);
  });

  it('a stay ends with its invoice, paid or not, and later payments bring no voucher', async () => {
    const { id } = await advance();
    await atCheckIn();
    await desk(id).act('check-in');
    api.clock.set('2026-12-20T04:00:00Z');
    headers = await hostHeaders(api);
    await desk(id).act('check-out');
    await desk(id).pay({ amount: 2000, method: 'cash' });
    expect(await shown(id)).toEqual(['H1R/26-27/00001 2000.00', 'H1T/26-27/00001 4000.00']);
    await expectEquation();
  });

  it('a stay that nobody has checked out has it on the day after its last', async () => {
    const { id } = await advance();
    await atCheckIn();
    await desk(id).act('check-in');
    api.clock.set('2026-12-20T12:00:00Z');
    await issueLeftOpen(api.deps);
    headers = await hostHeaders(api);
    expect(await papersOf(id)).toHaveLength(1);
    api.clock.set('2026-12-20T18:30:00Z');
    await issueLeftOpen(api.deps);
    await issueLeftOpen(api.deps);
    headers = await hostHeaders(api);
    expect(await shown(id)).toEqual(['H1R/26-27/00001 2000.00', 'H1T/26-27/00001 4000.00']);
  });

  it('a press issues it over the whole total', async () => {
    const { id } = await advance();
    expect(await desk(id).read()).not.toHaveProperty('has_tax_invoice');
    const key = { 'Idempotency-Key': 'one press' };
    const [one, two] = [
      await desk(id).call('/invoice', { json: {}, headers: key }),
      await desk(id).call('/invoice', { json: {}, headers: key }),
    ];
    expect(one).toMatchObject({ status: 201, paper: { number: 'H1T/26-27/00001', total: '4000.00' } });
    expect(two.paper.number).toBe(one.paper.number);
    expect(await expectEquation()).toMatchObject({ due: 200_000, advances: 0 });
  });

  it('a press from ₹50,000 on can say where the guest lives, which the invoice names', async () => {
    const { id, recipient_lacks } = await bookAsHost(api, headers, { price: 60_000 });
    expect(recipient_lacks).toEqual(['address', 'state']);
    const wrong = await desk(id).act('invoice', { address: '', state: 'Odisha' });
    expect(wrong).toMatchObject({ status: 400, fields: { address: expect.any(String) } });
    const { paper } = await desk(id).act('invoice', { address: 'Plot 12, Saheed Nagar', state: 'Odisha' });
    const text = await textOf(paper.url);
    expect(text).toContain('Plot 12, Saheed Nagar');
    expect(text).toContain('Odisha (21)');
    expect((await desk(id).read()).booking).not.toHaveProperty('recipient_lacks');
    const again = await desk(id).act('invoice', { address: 'Elsewhere', state: 'Goa' });
    expect(again).toMatchObject({ status: 409, code: 'already_issued' });
    const kept = api.deps.db
      .selectFrom('reservation')
      .select(['guest_address', 'state'])
      .where('id', '=', id);
    expect(await kept.execute()).toEqual([{ guest_address: 'Plot 12, Saheed Nagar', state: 'Odisha' }]);
    const silent = await bookAsHost(api, headers, { room_ids: [2], price: 60_000 });
    expect(await desk(silent.id).act('invoice')).toMatchObject({ status: 201 });
  });

  it('the last minute of March and the first of April are two financial years', async () => {
    api.clock.set('2027-03-31T18:29:00Z');
    headers = await hostHeaders(api);
    const stay = (check_in: string, check_out: string) =>
      bookAsHost(api, headers, { check_in, check_out, state: 'confirmed', room_ids: [1], price: 2000 });
    await api.ask('/host/nights', {
      headers,
      json: { room_ids: [1], from: '2027-04-10', to: '2027-04-14', set: { price: 2000 } },
    });
    const { id: first } = await stay('2027-04-10', '2027-04-11');
    await desk(first).pay({ amount: 2000, method: 'cash' });
    api.clock.set('2027-03-31T18:30:00Z');
    const { id: second } = await stay('2027-04-12', '2027-04-13');
    await desk(second).pay({ amount: 2000, method: 'cash' });
    expect([await shown(first), await shown(second)]).toEqual([
      ['H1T/26-27/00001 2000.00'],
      ['H1T/27-28/00001 2000.00'],
    ]);
  });

  it('an address opens its paper for 90 days, and nothing else', async () => {
    const { id } = await paidBooking(api);
    const [paper] = await papersOf(id);
    const url = paper?.url ?? '';
    const opened = await open(url);
    expect(opened.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(opened.headers.get('Cache-Control')).toBe('no-store');
    expect((await open(url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).status).toBe(404);
    expect((await open(url.replace(`papers/${paper?.id}`, 'papers/999'))).status).toBe(404);
    expect((await open(url.replace(/\?.*/, ''))).status).toBe(404);
    expect((await open(`${url}.more`)).status).toBe(404);
    api.clock.advance(90 * 24 * HOUR);
    expect(await (await open(url)).json()).toMatchObject({ code: 'link_ended' });
  });

  it('is sent by mail, or as a chat where there is no address', async () => {
    const { id } = await bookAsHost(api, headers, { guest: { name: 'Ravi Panda', phone: '098610 12345' } });
    const { paper } = await desk(id).act('invoice');
    expect(paper.whatsapp_url).toContain('https://wa.me/919861012345?text=');
    const none = await desk(id).act(`papers/${paper.id}/send`);
    expect(none.told).toEqual({
      how: 'none',
      whatsapp_url: expect.stringContaining('H1T%2F26-27%2F00001'),
    });
    const sent = await desk(id).act(`papers/${paper.id}/send`, { email: 'accounts@kalinga.example' });
    expect(sent.told).toMatchObject({ how: 'email', address: 'accounts@kalinga.example' });
    expect(await desk(id).act('papers/999/send')).toMatchObject({ status: 404 });
    const mails = await api.deps.db.selectFrom('outbox').selectAll().where('kind', '=', 'paper').execute();
    expect(mails).toMatchObject([{ recipient: 'accounts@kalinga.example' }]);
  });

  it('a move to the homestay of another seller: its papers go back, and the other’s begin', async () => {
    const { id } = await advance();
    const moved = await desk(id).move({ rooms: [7], price: 'recompute' });
    expect(moved.status).toBe(200);
    expect(await shown(id)).toEqual([
      'H1R/26-27/00001 2000.00',
      'H1F/26-27/00001 2000.00',
      'H2I/26-27/00001 2000.00',
    ]);
    await desk(id).move({ rooms: [1], price: 'recompute' });
    expect((await shown(id)).slice(3)).toEqual(['H2C/26-27/00001 2000.00', 'H1R/26-27/00002 2000.00']);
  });

  it('refuses what has no invoice', async () => {
    const held = await bookAsHost(api, headers, { state: 'hold', hold_hours: 24 });
    expect(await desk(held.id).act('invoice')).toMatchObject({ status: 409, code: 'wrong_state' });
  });
});
