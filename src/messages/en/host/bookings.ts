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
export const NONE = 'No booking fits. Try a part of the name, or fewer filters.';
export const NOT_LOADED = 'The bookings could not be loaded.';
