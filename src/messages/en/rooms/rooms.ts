/** Sentences of the results page (spec sections 2 and 8). */

export const results = 'Rooms';
export const failedHint = 'Please try refreshing the page or try again later.';
export const emptyTitle = 'No rooms available';
export const emptyHint =
  'Sorry, there are no rooms available for your selected dates and number of guests. Please try different dates or reduce the number of guests.';
export const banner = (from: string, to: string) =>
  `Showing results for available rooms from ${from} - ${to}`;
export const loading = 'Loading rooms…';

export const festivalNotice =
  'Festival Date Notice: The selected festival dates are in the past. You can view the rooms, but bookings are only available for current or future dates.';

export const notAvailable = 'Not Available';
export const bookingUnavailable = 'Booking Unavailable';

export const pastNotice =
  'The selected dates are in the past. You can view the rooms, but bookings are only available for current or future dates.';
export const datesPast = 'These dates have passed';
export const found = (count: number) => (count === 1 ? '1 room' : `${count} rooms`);
export const foundAndShown = (count: number, shown: number) => `${found(count)}, ${shown} shown`;
export const shownOf = (shown: number, count: number) => `${shown} of ${found(count)} shown`;
export const showMore = 'Show more';
export const forStay = (total: string, nights: number) =>
  `${total} for ${nights === 1 ? '1 night' : `${nights} nights`}`;
export const extraDiscount = (percent: number, nights: number) =>
  `${percent}% extra discount applied!${nights > 0 ? ' for longer stay' : ''}`;

export const sortAndFilter = 'Sort and filter';
export const showRooms = (count: number) => `Show ${found(count)}`;
export const sortBy = 'Sort by';
export const SORTS = {
  recommended: 'Recommended',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
} as const;
export const airConditioning = 'Air conditioning';
export const any = 'Any';
export const withAc = 'AC';
export const withoutAc = 'Non-AC';
export const amenities = 'Amenities';
export const elders = 'For elders and pilgrims';
export const NEEDS = {
  'ground-floor': 'Ground floor',
  'hot-water': 'Hot water',
  'near-temple': 'Temple within 10 min on foot',
} as const;
export const homestays = 'Homestay';
export const noMatch = 'No room matches your filters.';
export const clearFilters = 'Clear filters';
export const allInCart = 'All rooms free for these dates are already in your cart.';

export const map = 'Map';
export const mapTitle = 'Our homestays';
export const mapHint = 'Tap a homestay to see its rooms.';
export const fromPrice = (amount: string) => `from ${amount}`;

export const compare = 'Compare';
export const compareRooms = (count: number) => `Compare ${found(count)}`;
export const chooseAnother = 'Choose another room to compare';
export const comparison = 'Compare rooms';
export const clearComparison = 'Clear';
export const comparedFact = {
  price: 'Price per night',
  total: 'Your stay',
  sleeps: 'Sleeps',
  beds: 'Beds',
  size: 'Size',
  floor: 'Floor',
  homestay: 'Homestay',
} as const;
export const unknown = '–';
export const hasAmenity = (has: boolean) => (has ? 'Yes' : 'No');

export const goToCart = 'Go to cart';
