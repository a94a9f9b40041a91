import type { Foreign, Traveller } from '#domain/register/traveller.ts';

export const ASHA = {
  name: 'Asha Mishra',
  sex: 'female',
  birth_date: '1990-05-14',
  nationality: 'IN',
  id_kind: 'aadhaar',
  id_last4: '4321',
  foreign: null,
} as const satisfies Traveller;

export const PASSPORT = {
  passport_number: 'C01X00T47',
  passport_place: 'Köln',
  passport_issued: '2020-03-01',
  passport_expires: '2030-02-28',
  visa_number: '9011AB12C',
  visa_type: 'Tourist',
  visa_issued: '2026-10-01',
  visa_expires: '2027-03-31',
  arrived_from: 'Frankfurt',
  arrived_in_india: '2026-12-10',
  next_destination: 'Kolkata',
  address_in_india: 'Sea View Homestay, Puri',
  phone_in_india: null,
  purpose: 'Tourism',
} as const satisfies Foreign;

export const HANS = {
  name: 'Hans Müller',
  sex: 'male',
  birth_date: '1980-01-31',
  nationality: 'DE',
  id_kind: 'passport',
  id_last4: '0T47',
  foreign: PASSPORT,
} as const satisfies Traveller;
