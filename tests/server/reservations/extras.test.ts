import { expect, it } from 'vitest';
import { bookingsReport } from '#server/host/bookings-report.ts';
import { remindGuests } from '#server/reservations/reminders.ts';
import { bearer, signUp } from '../../support/accounts.ts';
import { bookingRequest } from '../../support/homestays.ts';
import { serverTest } from '../../support/open-app.ts';
import { paidBooking } from '../../support/paid-booking.ts';
import { readPdf } from '../../support/pdf.ts';

const NOTES = ['Arrival time: 14:30', 'Note to the host: We bring a baby cot.'];
const ARRANGED = 'Mahaprasad: 2 meals on Sat, 19 Dec 2026 (at one o’clock)';
const STAY = { check_in: '2026-12-18', check_out: '2026-12-21' };
const MEAL = { kind: 'mahaprasad', count: 2, date: '2026-12-19', note: 'at one o’clock' };
const BUS = { kind: 'bus_tickets', count: 1, date: '2026-12-20' };
const PRIEST = { kind: 'priest', count: 2, date: '2026-12-19' };
const PICK_UP = { kind: 'pick_up', count: 2, date: '2026-12-18', from: 'airport', note: '6E 2075' };
const NO_PLACE = { ...PICK_UP, from: undefined };
const LATE = { ...PICK_UP, date: '2026-12-19' };
const REQUESTS = { services: [MEAL, BUS], arrival_time: '14:30', note: 'We bring\na baby cot.' };

serverTest('a guest’s requests', { anew: true }, (api) => {
  const book = (changes: Record<string, unknown> = {}) =>
    paidBooking(api, { ...STAY, ...REQUESTS, breakfast: 2, ...changes });
  const read = async ({ id, headers }: Awaited<ReturnType<typeof book>>) => {
    const { reservation } = await (await api.ask(`/public/reservation/${id}`, { headers })).json();
    return reservation;
  };
  const create = async (changes: Record<string, unknown>) => {
    const answer = await api.ask('/public/reservation/create', {
      json: bookingRequest({ ...STAY, ...changes }),
    });
    return { status: answer.status, ...(await answer.json()) };
  };
  const change = async ({ id, headers }: Awaited<ReturnType<typeof book>>, json: object) => {
    const response = await api.ask(`/public/reservation/${id}/change/quote`, { headers, json });
    const { quote, change: money } = await response.json();
    const made = await api.ask(`/public/reservation/${id}/change`, {
      headers,
      json: { quote_id: quote.id },
    });
    return { quote, money, ...(await made.json()) };
  };
  const mails = async (): Promise<{ subject: string; text: string }[]> =>
    (await api.ask('/sandbox/mail', { headers: { Accept: 'application/json' } })).json();
  const mailAbout = async (subject: string) =>
    (await mails()).find((mail) => mail.subject.startsWith(subject))?.text.replaceAll(/ +/g, ' ');

  it('are read by their owner, and cost nothing online', async () => {
    const booked = await book();
    expect(await read(booked)).toMatchObject({
      ...REQUESTS,
      total_amount: 6000,
      breakfast: 2,
      extra_beds: 0,
    });
  });

  it('are in the mails to guest and host', async () => {
    await book();
    for (const subject of ['Your booking', 'New booking']) {
      const mail = await mailAbout(subject);
      expect(mail).toContain('Breakfast: 2 a day');
      expect(mail).toContain(`${ARRANGED}, payable at the homestay`);
      expect(mail).toContain('Tourist bus tickets: 1 seat on Sun, 20 Dec 2026, payable at the homestay');
      // Only the guest waits for the host's word.
      expect(mail?.includes('payable at the homestay, the host will confirm')).toBe(
        subject === 'Your booking',
      );
      for (const fact of NOTES) expect(mail).toContain(fact);
    }
  });

  it('may be a priest and a pick-up, which the host reads, too', async () => {
    const booked = await book({ services: [PRIEST, PICK_UP] });
    expect(await read(booked)).toMatchObject({ services: [PRIEST, PICK_UP], total_amount: 6000 });
    const mail = await mailAbout('New booking');
    expect(mail).toContain('Temple priest: 2 people on Sat, 19 Dec 2026, payable at the homestay');
    expect(mail).toContain(
      'Pick-up: 2 people on Fri, 18 Dec 2026 from Bhubaneswar airport (6E 2075), payable',
    );
    await change(booked, { check_in: '2026-12-22', check_out: '2026-12-25' });
    expect((await read(booked)).services).toEqual([
      { ...PRIEST, date: '2026-12-23' },
      { ...PICK_UP, date: '2026-12-22' },
    ]);
  });

  it('are in the reminders, for the guest to check', async () => {
    await book({ payment_method: 'advance' });
    for (const [day, subject] of [
      ['2026-12-15', 'Your stay in Puri'],
      ['2026-12-17', 'How to find us'],
    ] as const) {
      api.clock.set(`${day}T10:00:00+05:30`);
      await remindGuests(api.deps);
      const mail = await mailAbout(subject);
      expect(mail).toContain('Breakfast: 2 a day');
      expect(mail).toContain(`${ARRANGED}, payable at the homestay`);
      for (const fact of NOTES) expect(mail).toContain(fact);
    }
  });

  it('come first in the host’s mail about a cancellation', async () => {
    const { id, headers } = await book();
    await api.ask(`/public/reservation/${id}/cancel`, { headers, json: {} });
    const mail = await mailAbout('Cancelled');
    expect(mail).toContain(
      'Hello,\n\nPlease cancel what you have arranged for this guest: Mahaprasad: 2 meals on Sat, 19 Dec 2026 (at one o’clock); Tourist bus tickets: 1 seat on Sun, 20 Dec 2026.\n\nA guest has cancelled their booking.',
    );
    expect(mail).toContain(`${ARRANGED}\n`);
    for (const fact of ['Breakfast: 2 a day', ...NOTES]) expect(mail).toContain(fact);
    expect(mail).not.toContain('payable');
    const other = await paidBooking(api, STAY);
    await api.ask(`/public/reservation/${other.id}/cancel`, { headers: other.headers, json: {} });
    expect(await mailAbout(`Cancelled: booking SH${other.id}`)).not.toContain('arranged');
  });

  it('come first in the host’s mail about a change, if they changed', async () => {
    const booked = await book();
    const changeMail = () => mailAbout('Changed booking');
    await change(booked, { breakfast: 1 });
    expect(await changeMail()).toContain('Hello,\n\nThe guest has changed this booking.');
    await change(booked, { services: [BUS] });
    expect(await changeMail()).toContain(
      'Hello,\n\nPlease change what you have arranged for this guest. Before: Mahaprasad: 2 meals on Sat, 19 Dec 2026 (at one o’clock); Tourist bus tickets: 1 seat on Sun, 20 Dec 2026. Now: Tourist bus tickets: 1 seat on Sun, 20 Dec 2026.\n\n',
    );
    await change(booked, { services: [] });
    expect(await changeMail()).toContain(
      'Please cancel what you have arranged for this guest: Tourist bus tickets: 1 seat on Sun, 20 Dec 2026.',
    );
    await change(booked, { services: [MEAL] });
    expect(await changeMail()).toContain(
      'Please arrange for this guest: Mahaprasad: 2 meals on Sat, 19 Dec 2026 (at one o’clock).',
    );
  });

  it('are in the host’s report, also on their day', async () => {
    const { id } = await book({ note: 'Late\u001b[2J' });
    const requestLines = [
      '      Mahaprasad: 2 meals on Sat, 19 Dec 2026 (at one o’clock)',
      '      Tourist bus tickets: 1 seat on Sun, 20 Dec 2026',
      '      Arrival time: 14:30',
      '      Note to the host: Late [2J',
    ];
    expect(await bookingsReport(api.deps.db, '2026-12-18', '2026-12-18')).toContain(requestLines.join('\n'));
    expect(await bookingsReport(api.deps.db, '2026-12-20', '2026-12-20')).toContain(
      `To arrange: 1\n  Tourist bus tickets: 1 seat on Sun, 20 Dec 2026  SH${id}  Asha Mishra  Homestay 1: Room 1`,
    );
    expect(await bookingsReport(api.deps.db, '2026-12-21', '2026-12-21')).not.toContain('To arrange');
  });

  it('are named on the invoice, without an amount', async () => {
    const { id, headers } = await book({ breakfast: 0 });
    const pdf = await api.ask(`/public/invoice/download/${id}`, { headers });
    const { text } = await readPdf(new Uint8Array(await pdf.arrayBuffer()));
    expect(text).toContain('Tourist bus tickets · 1 seat on Sun, 20 Dec 2026 payable at the homestay');
    expect(text).toContain('Total ₹5,700');
  });

  it('are listed in the profile beside the specified services', async () => {
    const session = await signUp(api, 'asha@example.in');
    await book();
    const { bookings } = await (await api.ask('/profile/bookings', { headers: bearer(session) })).json();
    expect(bookings[0]).toMatchObject({
      services: { no_of_breakfast: 2, no_of_extra_bed: 0 },
      extras: REQUESTS.services,
    });
  });

  it('are mentioned nowhere when there are none', async () => {
    const booked = await paidBooking(api, STAY);
    expect(await read(booked)).toMatchObject({ services: [], arrival_time: null, note: null });
    const mail = await mailAbout('New booking');
    expect(mail).toContain('Add-ons: None');
    expect(mail).not.toMatch(/Mahaprasad|Arrival time|Note to the host/);
  });

  it.each([
    [{ services: [{ ...MEAL, kind: 'champagne' }] }, 'services.0.kind', 'This is not right.'],
    [{ services: [BUS, { ...MEAL, count: 3 }] }, 'services.1.count', 'Please choose between 1 and 2.'],
    [{ services: [{ ...MEAL, date: '2026-12-22' }] }, 'services.0.date', 'Please choose a day of the stay.'],
    [{ services: [{ ...PICK_UP, from: 'harbour' }] }, 'services.0.from', 'This is not right.'],
    [{ services: [NO_PLACE] }, 'services.0.from', 'Please choose the station or the airport.'],
    [{ services: [LATE] }, 'services.0.date', 'A pick-up is on the day of check-in.'],
    [{ services: [BUS, { ...MEAL, from: 'station' }] }, 'services.1.from', 'Only a pick-up has this.'],
    [{ arrival_time: '25:00' }, 'arrival_time', 'This is not right.'],
    [{ note: 'x'.repeat(501) }, 'note', 'This is too long.'],
  ])('%j is refused', async (changes, field, sentence) => {
    expect(await create(changes)).toMatchObject({ status: 400, fields: { [field]: sentence } });
    expect(await api.deps.db.selectFrom('reservation').select('id').execute()).toEqual([]);
  });

  it('are repeated by a quote, without an effect on its price or validity', async () => {
    const json = { ...STAY, adults: 2, rooms: [1], ...REQUESTS };
    const { quote } = await (await api.ask('/public/quote', { json })).json();
    expect(quote).toMatchObject({ ...REQUESTS, total_price: 5700 });
    expect(await create({ quote_id: quote.id, services: [BUS], total_price: 5700 })).toMatchObject({
      status: 201,
    });
    const wrong = await api.ask('/public/quote', {
      json: { ...json, services: [{ ...MEAL, date: '2026-12-25' }] },
    });
    expect(wrong.status).toBe(400);
  });

  it('move with the stay, within it and for no more than its guests', async () => {
    const booked = await book();
    const { money } = await change(booked, { check_in: '2026-12-22', check_out: '2026-12-25', adults: 1 });
    expect(money).toMatchObject({ old_total: 6000, new_total: 6000 });
    expect(await read(booked)).toMatchObject({
      services: [
        { ...MEAL, date: '2026-12-23', count: 1 },
        { ...BUS, date: '2026-12-24' },
      ],
      arrival_time: '14:30',
      note: REQUESTS.note,
    });
  });

  it('can be changed alone, for nothing', async () => {
    const booked = await book();
    const { money, success } = await change(booked, { services: [{ ...BUS, count: 2 }], note: null });
    expect([success, money.pay_now, money.comes_back]).toEqual([true, 0, 0]);
    const now = await read(booked);
    expect(now).toMatchObject({ services: [{ ...BUS, count: 2 }], note: null, arrival_time: '14:30' });
    expect(await mailAbout('Changed booking')).toContain('Tourist bus tickets: 2 seats on Sun, 20 Dec 2026');
    const outside = await api.ask(`/public/reservation/${booked.id}/change/quote`, {
      headers: booked.headers,
      json: { services: [{ ...BUS, date: '2026-12-30' }] },
    });
    expect(outside.status).toBe(400);
  });
});

serverTest('invalid details', { anew: true }, (api) => {
  it.each([
    ['guest_name', 'A', 'Please enter your full name'],
    ['guest_name', 'Asha https://win.example/now', 'Please enter a name without links'],
    ['guest_phone', '12345', 'Please enter a phone number we can call'],
    ['guest_phone', '+91 98765 43210 98765', 'Please enter a phone number we can call'],
    ['guest_address', 'Puri', 'Please enter your postal address'],
    ['guest_address', ' ', 'Address is required'],
  ])('%s "%s" is refused', async (field, value, sentence) => {
    const answer = await api.ask('/public/reservation/create', { json: bookingRequest({ [field]: value }) });
    expect(answer.status).toBe(400);
    expect((await answer.json()).fields).toEqual({ [field]: sentence });
  });
});
