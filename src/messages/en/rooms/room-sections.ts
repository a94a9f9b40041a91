/** The sections below a room's photos (spec section 2). */

import { distance, lionGate } from '../site/nearby.ts';

export const aboutRoom = 'About the room';
export const amenities = 'Amenities';
export const inTheRoom = 'In the room';
export const atHomestay = (homestay: string) => `At ${homestay}`;
export const meetHost = 'Meet your Host';
export const roomIsIn = (homestay: string) => `Your room is in ${homestay}.`;
export const videoOf = (room: string) => `Video of ${room}`;
export const playVideo = 'Play video';
export const policies = 'Homestay policies';
export const questions = 'Frequently asked questions';
export const location = 'Location';
export const similarRooms = 'Similar rooms';
export const similarFailed = 'Failed to load rooms. Please try again later.';
export const noSimilar = 'No other rooms available for these dates.';

/** Places near the homestay. */
export const PLACES = {
  temple: `Jagannath Temple, ${lionGate}`,
  beach: 'Beach',
  market: 'Market',
  food: 'Restaurants',
} as const;
export const walk = (place: string, metres: number, minutes: number) =>
  `${place}: ${minutes} min on foot (${distance(metres)})`;
export const fromTemple = (km: number) => `Jagannath Temple: ${km.toFixed(1)} km in a straight line`;
export const roomQuestion = (room: string, homestay: string) =>
  `Namaskar! I have a question about ${room} at ${homestay}.`;
