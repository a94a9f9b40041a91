import '../../support/browser.ts';
import { beforeEach, expect, it } from 'vitest';
import { $findBooking, findAnother, findBooking } from '#stores/booking/find-booking.ts';
import { mailsTo } from '../../support/accounts.ts';
import { browserOf, type Wire } from '../../support/browser-of.ts';
import { appOfFile } from '../../support/open-app.ts';
import { paidBooking } from '../../support/paid-booking.ts';

const email = 'asha@example.in';
const api = appOfFile();
let wire: Wire;

beforeEach(() => {
  wire = browserOf(api);
  findAnother();
});

it('mails the link to a booking, pressed once or twice', async () => {
  const { id } = await paidBooking(api, { guest_email: email });
  const find = () => findBooking({ reference: ` sh${id}`, email: ` ${email}` });
  await Promise.all([find(), find()]);
  expect($findBooking.get()).toEqual({
    state: 'sent',
    message: 'If this reference and email belong to a booking, we have sent a link to that email address.',
  });
  const subjects = (await mailsTo(api, email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === `The link to your booking SH${id}`)).toHaveLength(1);
});

it('says the same of a booking that there is not', async () => {
  await findBooking({ reference: '4711', email });
  expect($findBooking.get().state).toBe('sent');
});

it('says what is missing before it asks', async () => {
  await findBooking({ reference: 'Asha', email });
  const reference = 'Please enter your booking reference, for example SH12.';
  expect($findBooking.get()).toEqual({ state: 'form', problems: { reference } });
  await findBooking({ reference: 'SH1', email: ' ' });
  const missing = 'Please enter your email address';
  expect($findBooking.get()).toEqual({ state: 'form', problems: { email: missing } });
  expect(wire.sent).toEqual([]);
});

it('says which field the server refuses, and what failed', async () => {
  await findBooking({ reference: 'SH1', email: 'asha' });
  expect($findBooking.get()).toMatchObject({ state: 'form', problems: { email: expect.any(String) } });
  wire.intercept = () => Promise.reject(new TypeError('Failed to fetch'));
  await findBooking({ reference: 'SH1', email });
  const message = "We couldn't send the link. Please try again.";
  expect($findBooking.get()).toEqual({ state: 'form', problems: { message } });
});
