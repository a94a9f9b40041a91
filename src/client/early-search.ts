import { LANGUAGE } from '#language/code.ts';
import { connection, TIMEOUT } from './connection.ts';
import { tokens } from './tokens.ts';

/** The stay and party that a search is for; `guests` is adults plus children. */
export interface SearchQuestion {
  checkIn: string;
  checkOut: string;
  guests: number;
}

/** The rooms that come with all details: by default all of them, else the first `limit` or those with these ids. */
export interface SomeRooms {
  limit?: number;
  room_ids?: number[];
}

/** Repeats the contract's path, because the contract would bring zod into this small script. A test compares the two. */
export const SEARCH_PATH = '/public/check-room-availability';

export function searchBody(
  { checkIn, checkOut, guests }: SearchQuestion,
  some: SomeRooms,
  timestamp: number,
) {
  return { checkInDate: checkIn, checkOutDate: checkOut, guests, timestamp, ...some };
}

const early = new Map<string, Promise<Response>>();

/** Searches without the contract: the response is not checked. */
export function requestRooms(question: SearchQuestion, some: SomeRooms): Promise<Response> {
  const { base, fetch } = connection();
  const token = tokens().access();
  const timestamp = Date.now();
  return fetch(`${base}${SEARCH_PATH}?timestamp=${timestamp}`, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Accept-Language': LANGUAGE,
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(searchBody(question, some, timestamp)),
    credentials: 'include',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT),
  });
}

/** Requests the rooms of a stay while the code that reads the whole answer is still loading. */
export function askEarly(question: SearchQuestion, some: SomeRooms): Promise<Response> {
  const answer = requestRooms(question, some);
  const copy = answer.then((response) => response.clone());
  // The code that takes the answer reports the failure.
  copy.catch(() => {});
  early.set(keyOf(question, some), copy);
  return answer;
}

/** Returns the answer to an early request, once; undefined if none was made. */
export function takeEarly(question: SearchQuestion, some: SomeRooms): Promise<Response> | undefined {
  const key = keyOf(question, some);
  const answer = early.get(key);
  early.delete(key);
  return answer;
}

function keyOf(question: SearchQuestion, some: SomeRooms): string {
  return JSON.stringify(searchBody(question, some, 0));
}
