import { addDays, isCivilDate } from '#domain/dates/calendar.ts';
import { DEFAULT_PARTY, defaultStay, type Party, type Stay } from '#domain/dates/stay.ts';
import { pagePath } from '#domain/language/page-path.ts';

/** A searched stay and party (spec section 2, `/rooms`). */
export interface Search extends Stay, Party {
  /** The link was for a past festival: the rooms can't be booked. */
  pastDate: boolean;
}

/** No properties can take more; a larger number is read as this one. */
export const MAX_GUESTS = 40;

/** A parsed query: missing and invalid values are undefined. */
export interface SearchQuery {
  checkIn?: string;
  checkOut?: string;
  adults?: number;
  children?: number;
  pastDate: boolean;
}

function countIn(text: string | null, least: number): number | undefined {
  if (text === null || !/^\d{1,6}$/.test(text)) return undefined;
  const count = Number(text);
  return count < least ? undefined : Math.min(count, MAX_GUESTS);
}

/** Parses a query in both spellings of the specification, `checkIn` and `checkin`. */
export function readSearch(query: string): SearchQuery {
  const params = new URLSearchParams(query);
  const date = (name: string) => {
    const text = params.get(name) ?? params.get(name.toLowerCase());
    return isCivilDate(text) ? text : undefined;
  };
  const adults = countIn(params.get('guests'), 1);
  const children = countIn(params.get('children'), 0);
  const checkIn = date('checkIn');
  const checkOut = date('checkOut');
  return {
    ...(checkIn && { checkIn }),
    ...(checkOut && { checkOut }),
    ...(adults !== undefined && { adults }),
    ...(children !== undefined && { children }),
    pastDate: params.get('pastDate') === 'true',
  };
}

/**
 * Returns the search of a query. Without two dates in order it uses the stay and party of the cart, or else the default
 * stay, with the query's guests and children. Equal dates mean one night.
 */
export function completeSearch(query: SearchQuery, today: string, booked?: Stay & Party): Search {
  const { checkIn, checkOut, pastDate } = query;
  if (!checkIn || !checkOut || checkOut < checkIn) {
    const known = booked && booked.checkIn >= today ? booked : { ...defaultStay(today), ...DEFAULT_PARTY };
    return {
      ...known,
      ...(query.adults !== undefined && { adults: query.adults }),
      ...(query.children !== undefined && { children: query.children }),
      pastDate: false,
    };
  }
  const party = {
    adults: query.adults ?? DEFAULT_PARTY.adults,
    children: query.children ?? DEFAULT_PARTY.children,
  };
  return { checkIn, checkOut: checkOut > checkIn ? checkOut : addDays(checkIn, 1), ...party, pastDate };
}

/** Returns the query of a search: `checkIn=…&checkOut=…&guests=2&children=0`. */
export function writeSearch({ checkIn, checkOut, adults, children, pastDate }: Search): string {
  const params = new URLSearchParams({ checkIn, checkOut, guests: `${adults}`, children: `${children}` });
  if (pastDate) params.set('pastDate', 'true');
  return params.toString();
}

/** Returns the address of a room's page for a search. */
export function roomAddress(id: number, search: Search): string {
  return pagePath(`/rooms/${id}?${writeSearch({ ...search, pastDate: false })}`);
}
