import '../../support/browser.ts';
import { beforeEach, expect, it } from 'vitest';
import { $findingForm, $findingSent, findAnother, findBooking } from '#stores/booking/find-booking.ts';
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
  const find = () => findBooking({ reference: `sh${id}`, email });
  await Promise.all([find(), find()]);
  expect($findingSent.get()).toBe(
    'If this reference and email belong to a booking, we have sent a link to that email address.',
  );
  const subjects = (await mailsTo(api, email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === `The link to your booking SH${id}`)).toHaveLength(1);
});

it('says the same of a booking that there is not', async () => {
  await findBooking({ reference: '4711', email });
  expect($findingSent.get()).toBeDefined();
});

it('says what is missing before it asks', async () => {
  await findBooking({ reference: 'Asha', email });
  const reference = 'Please enter your booking reference, for example SH12.';
  expect($findingForm.get().problems).toEqual({ reference });
  await findBooking({ reference: 'SH1', email: '' });
  const missing = 'Please enter your email address';
  expect($findingForm.get().problems).toEqual({ email: missing });
  expect(wire.sent).toEqual([]);
});

it('says which field the server refuses, and what failed', async () => {
  await findBooking({ reference: 'SH1', email: 'asha' });
  expect($findingForm.get().problems).toEqual({ email: expect.any(String) });
  wire.intercept = () => Promise.reject(new TypeError('Failed to fetch'));
  await findBooking({ reference: 'SH1', email });
  const form = "We couldn't send the link. Please try again.";
  expect($findingForm.get()).toEqual({ isBusy: false, problems: { form } });
  expect($findingSent.get()).toBeUndefined();
});
