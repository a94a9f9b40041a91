import { expect, test } from 'vitest';
import { composeMail } from '#server/mail/compose.ts';
import type { MailJob } from '#server/mail/queries.ts';
import { serverTest } from '../../support/open-app.ts';
import { paidBooking } from '../../support/paid-booking.ts';

serverTest('the button of a mail to the booking', (api) => {
  const buttonOf = async (job: MailJob, sent_at?: Date) => {
    const queued = { id: 1, to: 'guest@example.in', created_at: api.clock(), attempts: 0 };
    const { text } = await composeMail({ ...job, ...queued, ...(sent_at && { sent_at }) }, api.deps);
    return /^(.+):\n\S+\/my-booking\/abc$/m.exec(text)?.[1];
  };
  const everyMail = (reservation_id: number): MailJob[] => {
    const data = { reservation_id, token: 'abc' };
    const refund = { ...data, amount_paise: 100 };
    return [
      { kind: 'booking_confirmed', data },
      { kind: 'booking_changed', data },
      { kind: 'rest_paid', data },
      { kind: 'booking_link', data },
      { kind: 'stay_reminder', data: { ...data, reminder: 'day_before', until: '' } },
      { kind: 'stay_reminder', data: { ...data, reminder: 'thanks', until: '' } },
      { kind: 'payment_refunded', data: { ...refund, reason: 'outside' } },
      { kind: 'no_show', data: { ...refund, is_freed: false } },
      { kind: 'booking_cancelled', data: refund },
    ];
  };
  const buttons = async (id: number) => [
    ...new Set(await Promise.all(everyMail(id).map((job) => buttonOf(job)))),
  ];

  const untilOf = async ({ id, headers }: Awaited<ReturnType<typeof paidBooking>>) =>
    (await (await api.ask(`/public/reservation/${id}`, { headers })).json()).reservation.change_until;

  test('says what the guest can do when the mail is sent', async () => {
    const begins = { check_in: '2027-01-14', check_out: '2027-01-15' };
    const { id, headers } = await paidBooking(api, begins);
    const booked = api.clock();
    expect(await buttons(id)).toEqual(['Change or cancel']);
    expect(await untilOf({ id, headers })).toBe('2027-01-14T18:30:00.000Z');
    const setCutoff = (change_cutoff_hours: number) =>
      api.deps.db.updateTable('property').set({ change_cutoff_hours }).execute();
    await setCutoff(48);
    expect(await untilOf({ id, headers })).toBe('2027-01-12T03:30:00.000Z');
    api.clock.set('2027-01-12T09:00:00+05:30');
    expect(await buttons(id)).toEqual(['View booking']);
    expect(await untilOf({ id, headers })).toBeUndefined();
    await setCutoff(0);
    api.clock.set('2027-01-14T08:59:59+05:30');
    expect(await buttons(id)).toEqual(['Change or cancel']);
    api.clock.set('2027-01-14T09:00:00+05:30');
    expect(await buttons(id)).toEqual(['Change booking']);
    api.clock.set('2027-01-15T00:00:00+05:30');
    expect(await buttons(id)).toEqual(['View booking']);
    expect(await untilOf({ id, headers })).toBeUndefined();
    expect(
      await buttonOf({ kind: 'booking_confirmed', data: { reservation_id: id, token: 'abc' } }, booked),
    ).toBe('Change or cancel');
    api.clock.set(booked);
    const other = await paidBooking(api, { ...begins, rooms: [{ id: 7 }] });
    await api.ask(`/public/reservation/${other.id}/cancel`, { headers: other.headers, json: {} });
    api.clock.set(new Date(booked.getTime() + 1000));
    expect(await buttons(other.id)).toEqual(['View booking']);
    api.clock.set(booked);
  });
});
