import { beforeEach, expect, it } from 'vitest';
import { hostHeaders } from '../../support/host.ts';
import { bookAsHost, hostCalls } from '../../support/host-booking.ts';
import { serverTest, withoutLimits } from '../../support/open-app.ts';
import { paidBooking } from '../../support/paid-booking.ts';
import { PAPER_REQUESTS } from '../../support/paper-requests.ts';
import { registerSeller } from '../../support/seller.ts';

serverTest('lists for an accountant', { anew: true, app: withoutLimits }, (api) => {
  let headers: Record<string, string>;
  beforeEach(async () => {
    headers = await hostHeaders(api);
    await registerSeller(api, headers);
  });

  const file = async (list: string, query = 'from=2026-11-01&to=2026-11-30') => {
    const answer = await api.ask(`/host/${list}.csv?${query}`, { headers });
    expect(answer.headers.get('Content-Type')).toContain('text/csv');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head = '', ...rows] = new TextDecoder().decode(bytes).trimEnd().split('\r\n');
    return { head, rows };
  };

  it('papers have their tax, all positive', async () => {
    const { id } = await paidBooking(api, {
      company: { name: '=Kalinga, Travels', gstin: '21AAPFU0939F1Z7' },
    });
    await hostCalls(api, headers, id).cancel({ refund: 3000, reason: 'ill' });
    expect(await file('papers')).toEqual({
      head: 'number,kind,issued_on,booking,guest,company,gstin,replaces,total,taxable,cgst,sgst',
      rows: [
        `H1T/26-27/00001,tax_invoice,2026-11-21,SH${id},Asha Mishra,"'=Kalinga, Travels",21AAPFU0939F1Z7,,4000.00,3809.52,95.24,95.24`,
        `H1C/26-27/00001,credit_note,2026-11-21,SH${id},Asha Mishra,"'=Kalinga, Travels",21AAPFU0939F1Z7,H1T/26-27/00001,3000.00,2857.14,71.43,71.43`,
      ],
    });
    expect((await file('papers', 'from=2026-12-01&to=2026-12-31')).rows).toEqual([]);
  });

  it('GSTR-1 has a month of a registered seller, and no other month', async () => {
    await paidBooking(api);
    const { head, rows } = await file('gstr1', 'month=2026-11');
    expect(head).toBe(
      'table,seller_gstin,gstin,name,number,date,value,place_of_supply,reverse_charge,rate,taxable,cgst,sgst,replaces,count',
    );
    expect(rows[0]).toBe('b2cs,21AAPFU0939F1Z7,,,,,,21,,5,3809.52,95.24,95.24,,');
    expect((await file('gstr1', 'month=2026-12')).rows).toEqual([]);
    for (const month of ['2026-13', '2026-11-01', '2026-1', '0000-01']) {
      expect((await api.ask(`/host/gstr1.csv?month=${month}`, { headers })).status).toBe(400);
    }
  });

  it('money names who took it; what went back has a minus', async () => {
    const { id } = await bookAsHost(api, headers);
    const desk = hostCalls(api, headers, id);
    const { payment } = await desk.pay({ amount: 1000, method: 'cash', note: '+91 is no number' });
    await desk.call(`/payments/${payment.id}`, { method: 'DELETE', json: { reason: 'typed twice' } });
    const { head, rows } = await file('payments');
    expect(head).toBe('date,time,booking,guest,method,amount,by,reference,state,note');
    expect(rows).toEqual([
      `2026-11-21,11:30,SH${id},Ravi Panda,cash,1000.00,Sabita Das,${payment.id},received,'+91 is no number`,
      `2026-11-21,11:30,SH${id},Ravi Panda,cash,-1000.00,Sabita Das,${payment.id},voided,typed twice`,
    ]);
  });

  it('bookings are those that touch the days, with what was kept of a cancelled one', async () => {
    const { id } = await bookAsHost(api, headers);
    const desk = hostCalls(api, headers, id);
    await desk.pay({ amount: 1000, method: 'cash' });
    await desk.cancel({ refund: 400, reason: 'ill' });
    const { head, rows } = await file('bookings', 'from=2026-12-20&to=2026-12-31');
    expect(head).toBe(
      'booking,guest,phone,source,status,check_in,check_out,rooms,guests,total,paid,balance,retained_fee,company,gstin',
    );
    expect(rows).toEqual([
      `SH${id},Ravi Panda,098610 12345,phone,cancelled,2026-12-18,2026-12-20,Room 1,2,4000.00,600.00,0.00,600.00,,`,
    ]);
    expect((await file('bookings', 'from=2026-12-21&to=2026-12-31')).rows).toEqual([]);
  });

  it('the cash book has a day by method and person, and a refund by hand once it is paid out', async () => {
    const staff = await hostHeaders(api, { role: 'staff', propertyIds: [1] });
    const { id } = await bookAsHost(api, headers);
    await hostCalls(api, staff, id).pay({ amount: 700, method: 'upi' });
    const desk = hostCalls(api, headers, id);
    await desk.pay({ amount: 500, method: 'cash' });
    await desk.cancel({ refund: 200, reason: 'ill' });
    const book = async (who: Record<string, string>) =>
      (await api.ask('/host/cash-book?date=2026-11-21', { headers: who })).json();
    expect((await book(headers)).totals).toEqual({ cash: 500, upi: 700, bank: 0, card: 0, online: 0 });
    const { refunds } = await desk.read();
    for (const refund of refunds)
      await api.ask(`/host/refunds/${refund.id}/paid-out`, { headers, json: { method: 'cash' } });
    const { lines, totals } = await book(headers);
    expect(totals).toEqual({ cash: 300, upi: 700, bank: 0, card: 0, online: 0 });
    expect(lines.at(-1)).toMatchObject({ method: 'cash', amount: -200, by: { name: 'Sabita Das' } });
    expect((await book(staff)).lines).toMatchObject([{ method: 'upi', amount: 700 }]);
    const wrong = await api.ask('/host/cash-book?date=2026-02-30', { headers });
    expect(wrong.status).toBe(400);
  });

  it('are for owners, but for the bookings and one’s own lines of the cash book', async () => {
    const staff = await hostHeaders(api, { role: 'staff', propertyIds: [1] });
    const { id } = await bookAsHost(api, headers);
    const [paper] = (await hostCalls(api, headers, id).call('/papers')).papers ?? [];
    const answers = await Promise.all(
      Object.entries(PAPER_REQUESTS).map(async ([name, request]) => {
        const [path, init] = request({ id, paper: paper?.id ?? 1 });
        return { name, status: (await api.ask(path, { ...init, headers: staff })).status };
      }),
    );
    expect(answers.filter(({ status }) => status === 403).map(({ name }) => name)).toEqual([
      'getSeller',
      'saveSeller',
      'listHostPapers',
      'downloadPapers',
      'downloadPayments',
      'downloadGstr1',
    ]);
    const other = await api.ask('/host/papers.csv?from=2026-11-01&to=2026-11-30&property_id=9', { headers });
    expect(other.status).toBe(404);
  });

  it('say nothing of another homestay', async () => {
    await paidBooking(api);
    const { id } = await bookAsHost(api, headers, { room_ids: [2] });
    await hostCalls(api, headers, id).pay({ amount: 700, method: 'cash' });
    const days = 'from=2026-11-01&to=2026-12-31';
    const lists = ['papers', 'papers.csv', 'payments.csv', 'bookings.csv'].map((list) => `${list}?${days}`);
    const all = [...lists, 'gstr1.csv?month=2026-11', 'cash-book?date=2026-11-21'];
    const tellingOf = async (who: Record<string, string>) => {
      const texts = await Promise.all(
        all.map(async (path) => (await api.ask(`/host/${path}`, { headers: who })).text()),
      );
      return texts.filter((text) => /Asha|Ravi|SH\d|H1|b2cs|"reservation_id"|[1-9]\d\d/.test(text));
    };
    expect(await tellingOf(headers)).toHaveLength(all.length);
    expect(await tellingOf(await hostHeaders(api, { propertyIds: [2] }))).toEqual([]);
  });
});
