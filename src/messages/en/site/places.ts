/** Places to visit, festivals and directions: labels beside the text of content/. */

export const placesToVisit = 'Places to visit near Puri';
export const away = (distance: string) => `${distance} away`;
export const map = 'Map';
export const onTheMap = (place: string) => `${place} on the map`;
export const viewOnMap = 'View on map';
export const viewPlaceOnMap = (place: string) => `${viewOnMap}: ${place}`;
export const learnMore = 'Learn more';
export const learnMoreOf = (place: string) => `Learn more about ${place}`;
export const bestTime = 'Best time';
export const entryFee = 'Entry fee';
export const openingHours = 'Opening hours';

/** The link at the end of a place's page. */
export const allPlaces = 'All places near Puri';

export const festivals = 'Festivals';
export const past = 'Past';
/** Where a past festival leads. */
export const nextDates = 'See the next dates';
export const nextDatesOf = (festival: string, dates: string) => `${nextDates}: ${festival}, ${dates}`;
export const bookForFestival = (festival: string, dates: string) => `Book Now for ${festival}, ${dates}`;

/** On the page of a festival. */
export const FESTIVAL = {
  title: (festival: string) => `${festival} in Puri`,
  description: (festival: string, dates: string) =>
    `${festival} in Puri${dates && `, ${dates}`}: where to stand, what is closed, how to get there, and where to look for rooms.`,
  dates: 'The dates',
  over: (year: number) => `In ${year} it is over.`,
  unknown: (year: number) => `The dates of ${year} are not yet known.`,
  /** Before the name of an almanac. */
  source: 'By the lunar calendar. Compare',
  ask: 'Ask your host before you buy tickets: the temple has the last word.',
  rooms: (dates: string) => `Find rooms, ${dates}`,
  /** Below the link to the rooms. */
  eveningBefore: 'With the night before, so that you are there in the morning.',
} as const;

/** On the page of a place. */
export const PLACE = {
  description: (place: string) =>
    `Visit ${place} from Puri: what there is to see, the best time, the entry fee, opening hours and a map.`,
} as const;

export const whatGuestsSay = 'What our guests say';
/** Before the source of a figure, for screen readers. */
export const source = 'Source:';
export const welcome = 'Welcome';
export const callUs = 'Call us';
export const writeToUs = 'Write to us';
