import { STEPS } from '#domain/booking/booking-steps.ts';
import { openCheckoutPage, pageBefore } from '#stores/checkout/flow.ts';

const before = pageBefore(STEPS.details);
if (before) location.replace(before);
else openCheckoutPage(STEPS.details);
