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
  /** With `limit`: this room and those of its homestay come first. */
  similar_to?: number;
}

export interface RoomQuestion {
  id: number;
  checkIn: string;
  checkOut: string;
}

/** These repeat the contract's paths, because the contract would bring zod into this small script. A test compares them. */
export const SEARCH_PATH = '/public/check-room-availability';
export const ROOM_PATH = '/public/room/';

export function searchBody(
  { checkIn, checkOut, guests }: SearchQuestion,
  some: SomeRooms,
  timestamp: number,
) {
  return { checkInDate: checkIn, checkOutDate: checkOut, guests, timestamp, ...some };
}

/** What the script in the page's head has asked for (site/early-script.ts), by its question; each is taken once. */
declare global {
  interface Window {
    asked?: Record<string, Promise<Response>> | undefined;
  }
}

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

/** Returns the answer to an early request for rooms, once; undefined if none was made. */
export function takeEarly(question: SearchQuestion, some: SomeRooms): Promise<Response> | undefined {
  return take(keyOf(question, some));
}

/** Returns the answer to an early request for a room, once; undefined if none was made. */
export function takeEarlyRoom(question: RoomQuestion): Promise<Response> | undefined {
  return take(roomKey(question));
}

function take(key: string): Promise<Response> | undefined {
  const { [key]: answer, ...others } = globalThis.window?.asked ?? {};
  if (answer) window.asked = others;
  return answer;
}

function keyOf(question: SearchQuestion, some: SomeRooms): string {
  return JSON.stringify(searchBody(question, some, 0));
}

const roomKey = ({ id, checkIn, checkOut }: RoomQuestion) =>
  `${ROOM_PATH}${id}?checkin_date=${checkIn}&checkout_date=${checkOut}`;
