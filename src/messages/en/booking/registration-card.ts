/** The card that guests fill in and sign when they come. */

export const TITLE = 'Registration card';
export const bookingOf = (reference: string) => `Booking ${reference}`;
export const guestOf = (number: number) => `Guest ${number}`;
export const GUEST_FIELDS = [
  'Name',
  'Date of birth',
  'Nationality',
  'Kind of ID, last four characters',
] as const;
export const PARTY_FIELDS = [
  'Home address',
  'Phone',
  'Coming from',
  'Going to',
  'Purpose of visit',
  'Vehicle',
] as const;
export const SIGNATURE = 'Signature of the guest';
export const fileName = (reference: string) => `Registration_card_${reference}.pdf`;
