/** The sections below a room's photos (spec section 2). */

import { distance, lionGate } from '../site/nearby.ts';

export const aboutRoom = 'कमरे के बारे में';
export const amenities = 'सुविधाएँ';
export const inTheRoom = 'कमरे में';
export const atHomestay = (homestay: string) => `${homestay} में`;
export const meetHost = 'अपने मेज़बान से मिलें';
export const roomIsIn = (homestay: string) => `आपका कमरा ${homestay} में है।`;
export const videoOf = (room: string) => `${room} का वीडियो`;
export const playVideo = 'वीडियो चलाएँ';
export const policies = 'होमस्टे के नियम';
export const questions = 'अक्सर पूछे जाने वाले सवाल';
export const location = 'कहाँ है';
export const similarRooms = 'ऐसे ही कमरे';
export const similarFailed = 'कमरों की सूची खुल नहीं पाई। कृपया थोड़ी देर बाद फिर कोशिश करें।';
export const noSimilar = 'इन तारीखों पर कोई और कमरा खाली नहीं है।';

/** Places near the homestay. */
export const PLACES = {
  temple: `जगन्नाथ मंदिर, ${lionGate}`,
  beach: 'समुद्र तट',
  market: 'बाज़ार',
  food: 'खाने की जगहें',
} as const;
export const walk = (place: string, metres: number, minutes: number) =>
  `${place}: पैदल ${minutes} मिनट (${distance(metres)})`;
export const fromTemple = (km: number) => `जगन्नाथ मंदिर: सीधी रेखा में ${km.toFixed(1)} km`;
export const roomQuestion = (room: string, homestay: string) =>
  `नमस्कार! मुझे ${homestay} के ${room} के बारे में कुछ पूछना है।`;
