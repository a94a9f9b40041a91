/** The sandbox's payment window, which stays English. */

import { TEST_PAYMENT as ENGLISH } from '../../en/booking/test-payment.ts';

export const TEST_PAYMENT = ENGLISH;
