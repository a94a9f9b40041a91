/** The sandbox's payment window. */

export const TEST_PAYMENT = {
  band: 'No real money',
  title: 'Test payment',
  note: 'This window takes the place of the payment service. Nobody is charged.',
  problem: 'The test payment did not get through. Please try again.',
  pay: 'Pay',
  fail: 'Fail payment',
  close: 'Close',
  failed: 'The test payment was failed on purpose.',
} as const;
