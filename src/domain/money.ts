/** Money is whole rupees everywhere but at the payment provider, whose unit is the paisa. */

const RUPEES = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** `₹1,23,456`: rupee sign and Indian grouping, no paise. */
export function formatRupees(rupees: number): string {
  return RUPEES.format(rupees);
}

const EXACT_RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** An amount of the payment provider, to the paisa: `₹1,234` when it is whole, else `₹1,234.50`. */
export function formatPaise(paise: number): string {
  return paise % 100 === 0 ? formatRupees(paise / 100) : EXACT_RUPEES.format(paise / 100);
}

/** `percent` of an amount, rounded half up to the whole rupee. */
export function percentOf(rupees: number, percent: number): number {
  return Math.floor((rupees * percent + 50) / 100);
}

/** An amount spread over days, rounded half up. For display only: days × this is not the total. */
export function perDay(rupees: number, days: number): number {
  return Math.floor((2 * rupees + days) / (2 * days));
}

export function toPaise(rupees: number): number {
  return rupees * 100;
}
