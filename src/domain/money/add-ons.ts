/** Spec section 9: default prices until the host sets others, rupees per day. */
export const DEFAULT_BREAKFAST_PRICE = 50;
export const DEFAULT_EXTRA_BED_PRICE = 200;

/**
 * How many of each paid add-on are booked for every day of the stay. Guests pay mahaprasad and bus tickets at the
 * homestay.
 */
export interface AddOnCounts {
  breakfasts: number;
  extraBeds: number;
}

/** Rupees per day: breakfast per person, extra bed per bed. */
export interface AddOnPrices {
  breakfast: number;
  extraBed: number;
}

/** Rupees for the whole stay. */
export interface AddOnTotals {
  breakfast: number;
  extraBed: number;
}

/** Returns rupees for the whole stay of `days` days. */
export function priceAddOns(counts: AddOnCounts, prices: AddOnPrices, days: number): AddOnTotals {
  return {
    breakfast: counts.breakfasts * prices.breakfast * days,
    extraBed: counts.extraBeds * prices.extraBed * days,
  };
}
