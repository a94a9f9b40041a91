import { expect, test } from 'vitest';
import { MAIL_KINDS } from '#messages/host/bookings/mails.ts';
import type { MailJob } from '#server/mail/queries.ts';
import * as bn from '#translations/bn/host/bookings/mails.ts';

/** The mails about one booking; the compiler notices a kind that is missing here. */
type AboutBooking = Extract<MailJob, { data: { reservation_id?: number } }> & {
  data: { reservation_id?: number };
};
type Kind = Exclude<AboutBooking['kind'], (typeof ABOUT_NO_BOOKING)[number]>;

const ABOUT_NO_BOOKING = [
  ...(['verify_email', 'already_registered', 'reset_password', 'password_changed', 'staff_acts'] as const),
  ...(['waiting_joined', 'waiting_paused', 'waiting_offer', 'host_invitation', 'host_notice'] as const),
  ...(['host_requests', 'dispute_opened', 'dispute_ended'] as const),
];

const words = (kind: Kind) => MAIL_KINDS[kind];

test('each kind of mail about a booking has words', () => {
  const kinds: Record<Kind, true> = {
    booking_link: true,
    booking_confirmed: true,
    new_booking: true,
    rest_paid: true,
    rest_received: true,
    booking_changed: true,
    changed_booking: true,
    booking_cancelled: true,
    cancellation_notice: true,
    stay_reminder: true,
    review_request: true,
    payment_refunded: true,
    payment_differs: true,
    host_message: true,
    guest_message: true,
    payment_link: true,
    request_declined: true,
    paper: true,
    request_link: true,
    guest_paid: true,
    no_show: true,
    host_alert: true,
    register_alert: true,
    refund_stuck: true,
    channel_conflict: true,
  };
  expect(Object.keys(MAIL_KINDS)).toEqual(Object.keys(kinds));
  expect(words('rest_paid')).toBe('rest paid');
  expect(bn.MAIL_KINDS.rest_paid).toBe('বাকি টাকা মেটানো হয়েছে');
});
