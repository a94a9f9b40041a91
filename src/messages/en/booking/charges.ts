/** What the host has added to a booking. Amounts and days are already formatted. */

interface ChargeText {
  text: string;
  count: number;
  price: string;
  total: string;
  date: string | null;
}

/** "₹300 (2 × ₹150), Sat, 19 Dec 2026". */
export function chargeFact({ text, count, price, total, date }: ChargeText): [label: string, value: string] {
  const amount = count > 1 ? `${total} (${count} × ${price})` : total;
  return [text, date ? `${amount}, ${date}` : amount];
}
