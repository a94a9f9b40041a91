import { expect, test } from 'vitest';
import type { Reminder } from '#domain/dates/reminders.ts';
import type { OutgoingMail } from '#server/mail/mailer.ts';
import { sendDueMail } from '#server/mail/worker.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { insertReminder } from '#server/reservations/reminder-queries.ts';
import { remindGuests } from '#server/reservations/reminders.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { serverTest } from '../../support/open-app.ts';
import { heldBooking, paidBooking } from '../../support/paid-booking.ts';
import { testMailer } from '../../support/test-mailer.ts';

/** An instant in Puri. */
const at = (date: string, time: string) => `${date}T${time}:00+05:30`;

let mails: OutgoingMail[];

function withMails(database: OpenDatabase): TestApp {
  const mail = testMailer();
  mails = mail.mails;
  return testApp(database, { mail });
}

serverTest('mails before and after a stay', { anew: true, app: withMails }, (api) => {
  const reminded = async () => {
    const rows = await api.deps.db
      .selectFrom('stay_reminder')
      .select(['reservation_id', 'reminder'])
      .orderBy('created_at')
      .orderBy('reservation_id')
      .execute();
    return rows.map(({ reservation_id, reminder }) => `${reservation_id} ${reminder}`);
  };
  /** Runs the job at an instant, and sends its mails. */
  const day = async (date: string, time: string) => {
    api.clock.set(at(date, time));
    await remindGuests(api.deps);
    await sendDueMail(api.deps);
  };
  const subjects = () =>
    mails.map(({ subject }) => subject).filter((subject) => !/confirmed|New/.test(subject));

  test('reminders are sent three days and one day before, and thanks after, once each', async () => {
    const { id } = await paidBooking(api, { payment_method: 'advance' });
    const steps: [string, string, number][] = [
      ['2026-12-15', '08:59', 0],
      ['2026-12-15', '09:00', 1],
      ['2026-12-15', '09:01', 1],
      ['2026-12-17', '08:59', 1],
      ['2026-12-17', '09:00', 2],
      ['2026-12-18', '10:00', 2],
      ['2026-12-20', '08:59', 2],
      ['2026-12-20', '09:00', 3],
      ['2026-12-26', '12:00', 3],
    ];
    for (const [date, time, count] of steps) {
      await day(date, time);
      expect(subjects(), `${date} ${time}`).toHaveLength(count);
    }
    expect(subjects()).toEqual([
      'Your stay in Puri from Fri, 18 Dec 2026',
      'How to find us: Homestay 1, Fri, 18 Dec 2026',
      'Thank you for staying with us',
    ]);
    expect(await reminded()).toEqual([`${id} three_days_before`, `${id} day_before`, `${id} thanks`]);
  });

  test('thanks wait until guests have left, at a homestay with a late check-out', async () => {
    await api.deps.db.updateTable('property').set({ check_out_time: '11:30' }).where('id', '=', 1).execute();
    await paidBooking(api);
    await day('2026-12-20', '11:29');
    expect(subjects()).toEqual([]);
    await day('2026-12-20', '11:30');
    expect(subjects()).toEqual(['Thank you for staying with us']);
    await api.deps.db.updateTable('property').set({ check_out_time: '08:00' }).where('id', '=', 1).execute();
  });

  test('directions are still mailed on the morning of a late check-in', async () => {
    await api.deps.db.updateTable('property').set({ check_in_time: '14:30' }).where('id', '=', 1).execute();
    await paidBooking(api);
    await sendDueMail(api.deps);
    api.clock.set(at('2026-12-17', '09:00'));
    await remindGuests(api.deps);
    api.clock.set(at('2026-12-18', '14:29'));
    await sendDueMail(api.deps);
    expect(subjects()).toEqual(['How to find us: Homestay 1, Fri, 18 Dec 2026']);
    expect(mails.at(-1)?.text).toContain('from 02:30 PM');
    await api.deps.db.updateTable('property').set({ check_in_time: '09:00' }).where('id', '=', 1).execute();
  });

  test('they have the directions, the phone, and the balance, if any', async () => {
    await paidBooking(api, { payment_method: 'advance', guest_name: 'Asha <b>' });
    await paidBooking(api, { rooms: [{ id: 7 }] });
    await day('2026-12-15', '09:00');
    await day('2026-12-17', '09:00');
    await day('2026-12-20', '09:00');
    const [owing, paid, before, , thanked] = mails.filter(({ subject }) => !/confirmed|New/.test(subject));
    const map = 'https://www.openstreetmap.org/?mlat=19.8&mlon=85.83#map=17/19.8/85.83';
    expect(owing?.text).toContain('Please pay the balance of ₹2,000 at the property.');
    expect(owing?.text).toMatch(/Check-in: +Fri, 18 Dec 2026, from 09:00 AM/);
    expect(owing?.text).toMatch(/Address: +Puri, Odisha/);
    expect(owing?.text).toContain(`Open in maps:\n${map}`);
    expect(owing?.html).toContain(map.replace('&', '&amp;'));
    expect(owing?.html).toContain('Asha &lt;b&gt;');
    const buttons = ['Change or cancel', 'Change or cancel', 'Change or cancel', 'View booking'];
    for (const [index, mail] of [owing, paid, before, thanked].entries()) {
      expect(mail?.text).toMatch(
        new RegExp(`${buttons[index]}:\\nhttp://localhost:4321/my-booking/[\\w-]{43}\\n`),
      );
      expect(mail?.html).toContain(`>${buttons[index]}</a>`);
      expect(mail?.text).toContain('Test Homestays\n');
    }
    // The token of the link is random, and may spell anything.
    expect(paid?.text.replace(/my-booking\/[\w-]{43}/, '')).not.toMatch(/due|balance/i);
    expect(before?.text).toMatch(/Phone: +\+91 94370 12345/);
    expect(before?.text).toContain('Please pay the balance of ₹2,000');
    expect(thanked?.text.replace(/my-booking\/[\w-]{43}/, '')).not.toMatch(/due|bring|₹/i);
  });

  test('a property without coordinates still has a link to the booking', async () => {
    await api.deps.db.updateTable('property').set({ lat: null }).where('id', '=', 2).execute();
    await paidBooking(api, { rooms: [{ id: 7 }] });
    await day('2026-12-17', '09:00');
    expect(mails.at(-1)?.text).toContain('Change or cancel:');
    expect(mails.at(-1)?.text).not.toContain('openstreetmap');
    await api.deps.db.updateTable('property').set({ lat: 19.8 }).where('id', '=', 2).execute();
  });

  test('a stay booked the day before gets what still makes sense, one of the same day only thanks', async () => {
    api.clock.set(at('2026-12-17', '15:00'));
    const late = await paidBooking(api);
    await day('2026-12-17', '15:01');
    expect(await reminded()).toEqual([`${late.id} day_before`]);
    api.clock.set(at('2026-12-18', '10:00'));
    const today = await paidBooking(api, { rooms: [{ id: 7 }] });
    await day('2026-12-18', '10:01');
    await day('2026-12-20', '09:30');
    expect(await reminded()).toEqual([`${late.id} day_before`, `${late.id} thanks`, `${today.id} thanks`]);
  });

  test('after days of downtime nothing is sent late', async () => {
    const { id } = await paidBooking(api);
    await day('2026-12-18', '09:00');
    expect(await reminded()).toEqual([]);
    await day('2026-12-27', '09:00');
    expect(await reminded()).toEqual([]);
    await day('2026-12-27', '08:59');
    expect(await reminded()).toEqual([`${id} thanks`]);
  });

  test('none is sent for a stay that is cancelled, unpaid or refunded', async () => {
    await heldBooking(api);
    const cancelled = await paidBooking(api, { rooms: [{ id: 2 }] });
    const back = await paidBooking(api, { rooms: [{ id: 7 }] });
    await api.deps.db
      .updateTable('reservation')
      .set({ status: 'cancelled' })
      .where('id', '=', cancelled.id)
      .execute();
    await api.deps.db.updateTable('reservation').set({ paid_paise: 0 }).where('id', '=', back.id).execute();
    for (const date of ['2026-12-15', '2026-12-17', '2026-12-20']) await day(date, '09:00');
    expect(await reminded()).toEqual([]);
  });

  test('a late mail, or one whose stay was cancelled meanwhile, is dropped', async () => {
    const [late, cancelled] = [await paidBooking(api), await paidBooking(api, { rooms: [{ id: 7 }] })];
    await sendDueMail(api.deps);
    api.clock.set(at('2026-12-15', '09:00'));
    await remindGuests(api.deps);
    expect(await reminded()).toHaveLength(2);
    await api.deps.db
      .updateTable('reservation')
      .set({ status: 'cancelled' })
      .where('id', '=', cancelled.id)
      .execute();
    await api.deps.db
      .updateTable('outbox')
      .set({ next_attempt_at: new Date(at('2026-12-17', '00:00')) })
      .where('id', '=', await newestReminder(late.id))
      .execute();
    expect(await sendDueMail(api.deps)).toBe(0);
    api.clock.set(at('2026-12-17', '00:00'));
    expect(await sendDueMail(api.deps)).toBe(0);
    const rows = await api.deps.db
      .selectFrom('outbox')
      .select(['sent_at', 'last_error'])
      .orderBy('id')
      .execute();
    expect(rows.slice(-2)).toEqual([
      { sent_at: expect.any(Date), last_error: 'not sent: it is out of date' },
      { sent_at: expect.any(Date), last_error: 'not sent: it is out of date' },
    ]);
    expect(subjects()).toEqual([]);
  });

  test('a late mail whose stay was moved is dropped; the new dates have reminders of their own', async () => {
    const { id } = await paidBooking(api);
    await sendDueMail(api.deps);
    api.clock.set(at('2026-12-15', '09:00'));
    await remindGuests(api.deps);
    const moved = { check_in: '2027-01-10', check_out: '2027-01-12' };
    await api.deps.db.updateTable('reservation').set(moved).where('id', '=', id).execute();
    await sendDueMail(api.deps);
    expect(subjects()).toEqual([]);
  });

  const newestReminder = async (reservationId: number) => {
    const rows = await api.deps.db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'stay_reminder')
      .execute();
    return rows.find(({ data }) => data.reservation_id === reservationId)?.id ?? 0;
  };

  test('several workers send each mail once', async () => {
    const rooms = [[1], [2], [7]].map((ids) => ids.map((id) => ({ id })));
    const booked: { id: number }[] = [];
    for (const own of rooms) booked.push(await paidBooking(api, { rooms: own }));
    api.clock.set(at('2026-12-15', '09:00'));
    await Promise.all(Array.from({ length: 6 }, () => remindGuests(api.deps)));
    expect(await reminded()).toEqual(booked.map(({ id }) => `${id} three_days_before`));
    await sendDueMail(api.deps);
    expect(subjects()).toHaveLength(3);
  });

  test('the database takes a kind of reminder that it has never seen', async () => {
    const { id } = await paidBooking(api);
    const kind = 'week_after' as Reminder;
    const save = () => inTransaction(api.deps.db, (tx) => insertReminder(tx, id, kind, api.clock()));
    expect([await save(), await save()]).toEqual([true, false]);
    expect(await reminded()).toEqual([`${id} week_after`]);
  });
});
