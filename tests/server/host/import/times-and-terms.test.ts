import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { runImport } from '#server/host/import/run-import.ts';
import { databaseFiles } from '#server/platform/files.ts';
import { remindGuests } from '#server/reservations/reminders.ts';
import { bearer, signUp } from '../../../support/accounts.ts';
import { serverTest } from '../../../support/open-app.ts';
import { heldBooking, paidBooking } from '../../../support/paid-booking.ts';
import { readPdf } from '../../../support/pdf.ts';

const example = readFileSync('src/server/host/import/example.yaml', 'utf8');
/** The same homestay with other times, terms and distances, and no questions of its own. */
const edited = example
  .replace('check_in_time: "09:00"', 'check_in_time: "13:30"')
  .replace('check_out_time: "08:00"', 'check_out_time: "11:00"')
  .replace('opens: "06:00", closes: "22:00"', 'opens: "05:30", closes: "23:00"')
  .replace('beach: 600', 'beach: 1200')
  .replace(/ {4}faqs:\n.*\n.*\n/, '')
  .replace('hours_before: 168, percent: 100', 'hours_before: 240, percent: 100')
  .replace('hours_before: 72, percent: 50', 'hours_before: 48, percent: 40');

const USUAL = 'Free up to 7 days before check-in, 50% refund 3 to 7 days before, no refund under 3 days';
const OTHER = 'Free up to 10 days before check-in, 40% refund 2 to 10 days before, no refund under 2 days';
const STAY = { check_in: '2026-12-18', check_out: '2026-12-20', rooms: [{ id: 1 }] };

serverTest('the times and terms of a homestay', { empty: true }, (api) => {
  const bringIn = (text: string) =>
    runImport({
      text,
      folder: '.',
      db: api.deps.db,
      files: databaseFiles(api.deps.db),
      now: api.clock(),
      dryRun: false,
    });
  const read = async (path: string, headers: Record<string, string> = {}) =>
    (await api.ask(path, { headers })).json();
  const mails = async () =>
    (await read('/sandbox/mail', { Accept: 'application/json' })) as { subject: string; text: string }[];
  const invoice = async ({ id, headers }: Awaited<ReturnType<typeof paidBooking>>) =>
    readPdf(
      new Uint8Array(await (await api.ask(`/public/invoice/download/${id}`, { headers })).arrayBuffer()),
    );

  beforeAll(() => bringIn(example));

  test('are the usual ones unless the host sets others', async () => {
    const { room } = await read('/public/room/1');
    expect(room).toMatchObject({
      policies: {
        checkIn: '09:00 AM',
        checkOut: '08:00 AM',
        gateTimings: 'Open from 6 AM to 10 PM',
        cancellation: USUAL,
      },
      faqs: [{ question: 'How far is the beach?', answer: 'About 10 minutes on foot (600 m).' }],
      check_in_time: '09:00',
    });
  });

  test('are shown everywhere once changed; a booking has the terms at its time of booking', async () => {
    const before = await paidBooking(api, { ...STAY, rooms: [{ id: 2 }], guest_email: 'early@example.in' });
    expect((await bringIn(edited))[0]).toBe('Homestay 1 "Nilachal Sea View": changed');

    const { room } = await read('/public/room/1');
    const answers = [
      { question: 'How do I cancel?', answer: `Press Cancel booking. ${OTHER}.` },
      { question: 'How far is the beach?', answer: 'About 20 minutes on foot (1.2 km).' },
    ];
    const times = {
      check_in_time: '13:30',
      check_out_time: '11:00',
      gate_opens: '05:30',
      gate_closes: '23:00',
    };
    const rules = [
      { hours_before: 240, percent: 100 },
      { hours_before: 48, percent: 40 },
    ];
    expect(room).toMatchObject({
      ...times,
      policies: {
        checkIn: '01:30 PM',
        checkOut: '11:00 AM',
        gateTimings: 'Open from 5:30 AM to 11 PM',
        cancellation: OTHER,
      },
      faqs: answers,
      cancellation_rules: rules,
    });
    expect(await read('/public/property/1/faqs')).toEqual(answers);
    const { rooms } = await read('/public/rooms');
    const distances = { beach: 1200, temple: 2100 };
    expect(rooms[0]).toMatchObject({ ...times, cancellation_rules: rules, distances });
    expect(rooms[0]).toMatchObject({ beds: 'Double bed', floor: 'Ground floor' });
    expect(room).toMatchObject({ beds: 'Double bed', floor: 'Ground floor' });

    const question = { check_in: STAY.check_in, check_out: STAY.check_out, adults: 2, rooms: [1] };
    const { quote } = await (await api.ask('/public/quote', { json: question })).json();
    expect(quote).toMatchObject({ cancellation: rules, cancellation_time: '13:30' });

    const booked = await paidBooking(api, { ...STAY, payment_method: 'advance' });
    const { reservation } = await read(`/public/reservation/${booked.id}`, booked.headers);
    expect(reservation).toMatchObject({ ...times, cancellation_rules: rules, cancellation_time: '13:30' });
    const promised = await read(`/public/reservation/${before.id}`, before.headers);
    expect(promised.reservation).toMatchObject({
      ...times,
      cancellation_rules: [
        { hours_before: 168, percent: 100 },
        { hours_before: 72, percent: 50 },
      ],
      cancellation_time: '09:00',
    });
    const listed = await read('/profile/bookings', bearer(await signUp(api, 'early@example.in')));
    expect(listed.bookings).toMatchObject([{ check_out_time: '11:00', cancellation_time: '09:00' }]);

    const [notice, confirmed] = (await mails()).filter(({ subject }) => /confirmed|New/.test(subject));
    for (const mail of [notice, confirmed]) {
      expect(mail?.text).toMatch(/Check-in: +Fri, 18 Dec 2026, from 01:30 PM/);
      expect(mail?.text).toMatch(/Check-out: +Sun, 20 Dec 2026, by 11:00 AM/);
      expect(mail?.text).toContain('+91 94370 12345 · stay@test.example');
    }
    expect(confirmed?.text).toMatch(/Until Tue, 8 Dec, 1:30 pm:.*\nThen until Wed, 16 Dec, 1:30 pm:/);

    const paper = await invoice(booked);
    expect(paper.text).toContain('Check-in Fri, 18 Dec 2026, from 01:30 PM');
    expect(paper.text).toContain('Check-out Sun, 20 Dec 2026, by 11:00 AM');
    expect(paper.text).toContain('+91 94370 12345 · stay@test.example');

    api.clock.set('2026-12-17T09:00:00+05:30');
    await remindGuests(api.deps);
    const [reminder] = (await mails()).filter(({ subject }) => subject.startsWith('How to find us'));
    expect(reminder?.text).toMatch(/Main gate: +Open from 5:30 AM to 11 PM/);
    expect(reminder?.text).toMatch(/from 01:30 PM/);
  });

  test('move the end of each refund to the minute', async () => {
    const stay = { check_in: '2027-01-18', check_out: '2027-01-19' };
    const cancelled = async (instant: string, id: number) => {
      api.clock.set('2026-12-21T06:00:00Z');
      const { headers, ...booking } = await paidBooking(api, { ...stay, rooms: [{ id }] });
      api.clock.set(instant);
      const answer = await api.ask(`/public/reservation/${booking.id}/cancel`, { headers, json: {} });
      return (await answer.json()).reservation;
    };
    const inTime = await cancelled('2027-01-08T13:30:00+05:30', 1);
    expect(inTime.refunded_amount).toBe(inTime.total_amount);
    const late = await cancelled('2027-01-08T13:30:01+05:30', 1);
    expect(late.refunded_amount).toBe(Math.round(late.total_amount * 0.4));
  });

  test('in a quote are valid for the booking made with it', async () => {
    api.clock.set('2026-12-21T06:00:00Z');
    const stay = { check_in: '2027-01-20', check_out: '2027-01-21' };
    const question = { ...stay, adults: 2, rooms: [1], breakfast: 0, extra_beds: 0 };
    const { quote } = await (await api.ask('/public/quote', { json: question })).json();
    await bringIn(example);
    const held = await heldBooking(api, {
      ...stay,
      rooms: [{ id: 1 }],
      adults: 2,
      children: 0,
      breakfast: 0,
      extra_beds: 0,
      quote_id: quote.id,
    });
    const { reservation } = await read(`/public/reservation/${held.id}`, held.headers);
    expect(reservation).toMatchObject({ check_in_time: '09:00', cancellation_time: '13:30' });
  });
});
