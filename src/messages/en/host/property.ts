/** The page on which an owner describes a homestay. */

export const TITLE = 'Homestay';
export const partsLabel = 'Parts of this page';
/** By the id of each part. */
export const PARTS = {
  photos: 'Photos',
  house: 'The house',
  amenities: 'What it has',
  times: 'Times',
  prices: 'Extras',
  cancelling: 'If a guest cancels',
  questions: 'Questions',
} as const;
export const about = 'The house';
export const name = 'Name';
export const type = 'Kind of place';
export const typeHint = 'Such as “Homestay” or “Guest house”';
export const address = 'Address';
export const addressHint = 'As a rickshaw driver needs it';
export const position = 'Place on the map';
export const positionHint =
  'In Google Maps, press long on your house and copy the two numbers, such as 19.7983, 85.8249';
export const NO_POSITION = 'Enter two numbers, such as 19.7983, 85.8249, or leave it empty.';
export const swapped = 'This is not in India. Did you mean the two numbers the other way round?';
export const swap = 'Exchange them';
export const seeOnMap = 'See it on the map';

export const amenities = 'What the house has';
export const SUGGESTED = [
  ...['Free WiFi', 'Parking', 'Shared kitchen', 'Roof terrace', 'Garden', 'Verandah'],
  ...['Lift', 'Inverter backup', 'Drinking water', 'Luggage room'],
] as const;

export const times = 'Times';
export const checkIn = 'Check-in from';
export const checkOut = 'Check-out by';
export const gateOpens = 'Gate opens';
export const gateCloses = 'Gate closes';
export const distances = 'On foot, in metres';
export const distancesHint = 'Leave empty what you don’t know.';
export const DISTANCES = {
  beach: 'To the beach',
  market: 'To the market',
  restaurants: 'To restaurants',
  temple: 'To the Lion Gate',
} as const;

export const prices = 'Extras and their prices';
export const breakfast = 'Breakfast, ₹ a person and day';
export const extraBed = 'Extra bed, ₹ a bed and day';

export const upiId = 'UPI ID';
export const upiHint =
  'Such as name@okaxis, from your UPI app. Guests pay you there if bookings are not paid on this site. Leave it empty if you have none.';
export const NO_UPI_ID = 'Enter a UPI ID such as name@okaxis, or leave it empty.';

export const terms = 'If a guest cancels';
export const termsIntro = 'Bookings made before a change keep the terms they were made with.';
export const until = 'Until';
export const UNITS = { days: 'days', hours: 'hours' } as const;
export const unit = 'Days or hours';
export const percentBack = '% back';
export const addTerm = 'Add a step';
export const removeRow = (number: number) => `Remove step ${number}`;
export const row = (number: number) => `Step ${number}`;
export const guestsRead = 'Guests read:';
export const upsideDown =
  'Cancelling earlier would give less back than cancelling later. Is this what you mean?';
export const TWICE = 'Two steps have the same time.';
export const PERCENT = 'Each step needs a percentage from 0 to 100 and a number of days or hours.';

export const limits = 'Limits';
export const cutoff = 'Changes by guests, hours before check-in';
export const cutoffHint = 'They can change a booking online until then; 0: until the end of the check-in day';
export const longest = 'Longest stay booked online, in nights';
export const registerYears = 'Register of guests kept, in years';
export const registerYearsHint = '1 to 5 years after check-out. The privacy page tells guests.';
export const discountsAre = 'Discounts for longer stays are with the prices:';

export const codeAfterStay = 'Send a code after a stay';
export const codeAfterStayHint = 'The email that asks for a review carries a code for one booking.';
export const CODE_FIELDS = { percent: 'Per cent', valid_days: 'Good for days' } as const;

export const questions = 'Questions guests ask';
export const questionsHint =
  'Without questions of your own, guests see the usual ones. Words in braces, such as {beach}, are filled in from this page.';
export const question = 'Question';
export const answer = 'Answer';
export const addQuestion = 'Add a question';
export const questionRow = (number: number) => `Question ${number}`;
export const removeQuestion = (number: number) => `Remove question ${number}`;
