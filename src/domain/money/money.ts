/** Amounts are whole rupees, except in the payment provider, which uses paise. */

/** Returns `₹1,23,456`, with Indian grouping and no paise. `Intl` would be slower (calendar.ts). */
export function formatRupees(rupees: number): string {
  const grouped = String(Math.abs(Math.round(rupees))).replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',');
  return `${rupees < 0 ? '-' : ''}₹${grouped}`;
}

/** Returns an amount in paise as rupees: `₹1,234` if whole, else `₹1,234.50`. */
export function formatPaise(paise: number): string {
  if (paise < 0) return `-${formatPaise(-paise)}`;
  const paisa = paise % 100;
  const rupees = formatRupees(floorRupees(paise));
  return paisa === 0 ? rupees : `${rupees}.${String(paisa).padStart(2, '0')}`;
}

/** Returns an amount in paise as rupees, always with two decimals: `₹2,678.57`. */
export function formatExact(paise: number): string {
  if (paise < 0) return `-${formatExact(-paise)}`;
  return `${formatRupees(floorRupees(paise))}.${String(paise % 100).padStart(2, '0')}`;
}

/** Returns an amount in the smallest unit of a currency: rupees as above, others as `USD 30.00`. */
export function formatPaid(amount: number, currency: string): string {
  return currency === 'INR' ? formatPaise(amount) : `${currency} ${(amount / 100).toFixed(2)}`;
}

/** Returns `percent` of an amount, rounded half up to the whole rupee. */
export function percentOf(rupees: number, percent: number): number {
  return Math.floor((rupees * percent + 50) / 100);
}

/** Returns an amount per day, rounded half up. For display only: days × this may differ from the total. */
export function perDay(rupees: number, days: number): number {
  return Math.floor((2 * rupees + days) / (2 * days));
}

/** Converts rupees, whole or not, to whole paise. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}

/** Converts paise to rupees; the paise come after the point. */
export const toRupees = (paise: number): number => paise / 100;

/** Returns the whole rupees in an amount of paise: of what was paid or is refunded. */
export const floorRupees = (paise: number): number => Math.floor(toRupees(paise));

/** Returns the whole rupees that cover an amount of paise: of what is due. */
export const ceilRupees = (paise: number): number => Math.ceil(toRupees(paise));
