/** What the host has added to a booking. Amounts and days are already formatted. */

import type * as en from '../../en/booking/charges.ts';

/** "₹300 (2 × ₹150), ଶନିବାର, 19 ଡିସେମ୍ବର 2026". */
export function chargeFact({
  text,
  count,
  price,
  total,
  date,
}: Parameters<typeof en.chargeFact>[0]): [label: string, value: string] {
  const amount = count > 1 ? `${total} (${count} × ${price})` : total;
  return [text, date ? `${amount}, ${date}` : amount];
}
