/** Sentences of the page `/check`, on which anybody can check a booking. */

export const TITLE = 'Check a booking';
export const DESCRIPTION = 'Check whether a booking is real, with its reference and check code.';
export const LEAD =
  'Enter the reference and the check code that the guest has shown you. Both stand in the confirmation.';
export const REFERENCE = 'Reference';
export const REFERENCE_EXAMPLE = 'SH12';
export const REFERENCE_NEEDED = 'Please enter the reference, for example SH12.';
export const CODE = 'Code';
export const CODE_EXAMPLE = 'K7Q-F2M';
export const CODE_NEEDED = 'Please enter the check code, for example K7Q-F2M.';
export const CHECK = 'Check';
export const CHECKING = 'Checking the code…';

const PAID = { full: 'paid', half: 'half paid', later: 'to be paid on arrival' } as const;

/** Of this page alone, so that no script of others is split. */
const nightsOf = (nights: number) => (nights === 1 ? '1 night' : `${nights} nights`);

/** `from` is a day as text. */
export const isReal = (stay: { nights: number; from: string; homestay: string; paid: keyof typeof PAID }) =>
  `This booking is real: ${nightsOf(stay.nights)} from ${stay.from}, ${stay.homestay}, ${PAID[stay.paid]}.`;
/** For a code that was read without a network. */
export const asOf = (day: string) => `As of ${day}`;

export const NOT_FOUND = "We can't find a booking with this reference and code.";
export const CANCELLED = 'This booking was cancelled.';
export const OVER = 'This stay is over.';
export const NOT_OURS = 'This code is not one of ours.';
export const NOT_CHECKED = "We couldn't check this booking. Please try again.";
