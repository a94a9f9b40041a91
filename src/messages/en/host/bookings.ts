/** The list of bookings. */

export const TITLE = 'Bookings';
export const search = 'Search';
export const searchHint = 'Name, phone, email or reference';
export const status = 'Status';
export const source = 'Source';
export const anyStatus = 'Any status';
export const anySource = 'Any source';
export const from = 'From';
export const to = 'To';
export const filters = 'Filters';
export const found = (count: number) => (count === 1 ? '1 booking' : `${count} bookings`);
export const FILTERS = { owes: 'Owes', unconfirmed: 'Unconfirmed', not_told: 'Not told' } as const;
export const quick = 'Show only';
export const select = 'Select';
export const stopSelecting = 'Done';
export const cancelMany = (count: number) => (count === 1 ? 'Cancel 1 booking' : `Cancel ${count} bookings`);
export const keepMany = 'Keep them';
export const reasonHint = 'For hosts only.';
export const messageHint = 'In the email or the WhatsApp text to each guest. Optional.';
export const notCancellable = (count: number) =>
  count === 1 ? '1 of them can’t be cancelled.' : `${count} of them can’t be cancelled.`;
export const manyCancelled = (count: number) =>
  count === 1 ? '1 booking is cancelled' : `${count} bookings are cancelled`;
export const notCancelled = 'Not cancelled';
export const NO_BOOKING = 'There is no booking yet.';
export const NONE = 'No booking fits. Try a part of the name, or fewer filters.';
export const NOT_LOADED = 'The bookings could not be loaded.';
