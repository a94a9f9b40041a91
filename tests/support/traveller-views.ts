import type { TravellerView } from '#contract/travellers.ts';

/** A traveller of India, as the API shows one. */
export const travellerView = (
  id: number,
  name: string,
  changes: Partial<TravellerView> = {},
): TravellerView => ({
  id,
  name,
  sex: 'female',
  birth_date: '1990-05-01',
  nationality: 'IN',
  id_kind: 'aadhaar',
  id_last4: '1234',
  id_seen: false,
  ...changes,
});

/** What Form III asks about a guest from Germany. */
export const GERMAN = {
  passport_number: 'C01X00T47',
  passport_place: 'Berlin',
  passport_issued: '2022-03-01',
  passport_expires: '2032-02-28',
  visa_number: 'V1234567',
  visa_type: 'e-Tourist',
  visa_issued: '2026-10-01',
  visa_expires: '2027-10-01',
  arrived_from: 'Kolkata',
  arrived_in_india: '2026-11-20',
  next_destination: 'Bhubaneswar',
  address_in_india: 'Sagar Kutir, Puri',
  phone_in_india: null,
  purpose: 'Tourism',
};
