/** Places to visit, festivals and directions: labels beside the text of content/. */

export const placesToVisit = 'Places to visit near Puri';
export const away = (distance: string) => `${distance} away`;
export const map = 'Map';
export const onTheMap = (place: string) => `${place} on the map`;
export const viewOnMap = 'View on map';
export const viewPlaceOnMap = (place: string) => `${viewOnMap}: ${place}`;
export const learnMore = 'Learn more';
/** After "Learn more", for screen readers. */
export const about = (place: string) => `about ${place}`;
export const bestTime = 'Best time';
export const entryFee = 'Entry fee';
export const openingHours = 'Opening hours';

export const festivals = 'Festivals';
export const past = 'Past';
/** Where a past festival leads. */
export const nextDates = 'See the next dates';
export const nextDatesOf = (festival: string, dates: string) => `${nextDates}: ${festival}, ${dates}`;
export const noNextDates = 'The dates of the next year are not fixed yet.';
export const bookForFestival = (festival: string, dates: string) => `Book Now for ${festival}, ${dates}`;

export const whatGuestsSay = 'What our guests say';
/** Before the source of a figure, for screen readers. */
export const source = 'Source:';
export const welcome = 'Welcome';
export const callUs = 'Call us';
export const writeToUs = 'Write to us';
