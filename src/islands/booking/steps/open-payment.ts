import { STEPS } from '#domain/booking/booking-steps.ts';
import { openCheckoutPage, pageBefore } from '#stores/checkout/flow.ts';
import { resumePayment } from '#stores/payment/resume-payment.ts';

/** Opens `/payment`, or restores a payment with `/payment?reservation={id}`. */
const linked = /^\d{1,9}$/.exec(new URLSearchParams(location.search).get('reservation') ?? '');
const before = linked ? undefined : pageBefore(STEPS.payment);
if (before) location.replace(before);
else {
  if (linked) void resumePayment(Number(linked[0]));
  openCheckoutPage(STEPS.payment);
}
