/** The sections below a room's photos (spec section 2). */

import { distance, lionGate } from '../site/nearby.ts';

export const aboutRoom = 'ঘরের কথা';
export const amenities = 'সুবিধা';
export const inTheRoom = 'ঘরে';
export const atHomestay = (homestay: string) => `${homestay}-এ`;
export const meetHost = 'হোস্টকে চিনুন';
export const roomIsIn = (homestay: string) => `আপনার ঘর ${homestay}-এ।`;
export const videoOf = (room: string) => `${room}: ভিডিও`;
export const playVideo = 'ভিডিও চালান';
export const policies = 'হোমস্টের নিয়ম';
export const questions = 'যা প্রায়ই জিজ্ঞেস করা হয়';
export const location = 'ঘরটি কোথায়';
export const similarRooms = 'এমন আরও ঘর';
export const similarFailed = 'ঘরগুলি আনা যায়নি। একটু পরে আবার চেষ্টা করুন।';
export const noSimilar = 'এই তারিখে আর কোনো ঘর খালি নেই।';

/** Places near the homestay. */
export const PLACES = {
  temple: `জগন্নাথ মন্দির, ${lionGate}`,
  beach: 'সমুদ্রতট',
  market: 'বাজার',
  food: 'খাবার জায়গা',
} as const;
export const walk = (place: string, metres: number, minutes: number) =>
  `${place}: হেঁটে ${minutes} মিনিট (${distance(metres)})`;
export const fromTemple = (km: number) => `জগন্নাথ মন্দির: সোজাসুজি ${km.toFixed(1)} km`;
export const roomQuestion = (room: string, homestay: string) =>
  `নমস্কার! একটি ঘর নিয়ে আমার প্রশ্ন আছে: ${room}, ${homestay}।`;
