import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { getExtraCharges } from '#contract/availability.ts';
import { countNights } from '#domain/dates/calendar.ts';
import type { Stay } from '#domain/dates/stay.ts';
import { type AddOnPrices, DEFAULT_BREAKFAST_PRICE, DEFAULT_EXTRA_BED_PRICE } from '#domain/money/add-ons.ts';

/** Rupees per day: the defaults of the specification until the homestay's own prices arrive, or if they do not. */
export const $addOnPrices = atom<AddOnPrices>({
  breakfast: DEFAULT_BREAKFAST_PRICE,
  extraBed: DEFAULT_EXTRA_BED_PRICE,
});

/** Loads what one breakfast and one extra bed cost for the stay, and divides it by its days (spec section 7). */
export async function loadAddOnPrices(propertyId: number, { checkIn, checkOut }: Stay): Promise<void> {
  const body = {
    noOfExtraBeds: 1,
    noOfBreakfast: 1,
    checkInDate: checkIn,
    checkOutDate: checkOut,
    propertyId,
  };
  const days = countNights(checkIn, checkOut);
  try {
    const [extraBed, breakfast] = await call(getExtraCharges, { body });
    $addOnPrices.set({ breakfast: breakfast / days, extraBed: extraBed / days });
  } catch (error) {
    console.error('The prices of the add-ons could not be had; the usual ones stand', error);
  }
}
