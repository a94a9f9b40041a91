/** The sections below a room's photos (spec section 2). */

import { distance, lionGate } from '../site/nearby.ts';

export const aboutRoom = 'ରୁମ ବିଷୟରେ';
export const amenities = 'ସୁବିଧା';
export const inTheRoom = 'ରୁମରେ';
export const atHomestay = (homestay: string) => `${homestay} ଠାରେ`;
export const meetHost = 'ଆପଣଙ୍କ ହୋଷ୍ଟଙ୍କୁ ଜାଣନ୍ତୁ';
export const roomIsIn = (homestay: string) => `ଆପଣଙ୍କ ରୁମ ${homestay} ରେ ଅଛି।`;
export const videoOf = (room: string) => `ଭିଡିଓ: ${room}`;
export const playVideo = 'ଭିଡିଓ ଚଲାନ୍ତୁ';
export const policies = 'ହୋମଷ୍ଟେର ନିୟମ';
export const questions = 'ବାରମ୍ବାର ପଚରାଯାଉଥିବା ପ୍ରଶ୍ନ';
export const location = 'ସ୍ଥାନ';
export const similarRooms = 'ଏହିପରି ଅନ୍ୟ ରୁମ';
export const similarFailed = 'ରୁମ ତାଲିକା ଲୋଡ ହୋଇପାରିଲା ନାହିଁ। ଦୟାକରି ଟିକିଏ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';
export const noSimilar = 'ଏହି ତାରିଖରେ ଆଉ କୌଣସି ରୁମ ଖାଲି ନାହିଁ।';

/** Places near the homestay. */
export const PLACES = {
  temple: `ଜଗନ୍ନାଥ ମନ୍ଦିର, ${lionGate}`,
  beach: 'ବେଳାଭୂମି',
  market: 'ବଜାର',
  food: 'ଖାଇବା ହୋଟେଲ',
} as const;
export const walk = (place: string, metres: number, minutes: number) =>
  `${place}: ଚାଲିକରି ${minutes} ମିନିଟ (${distance(metres)})`;
export const fromTemple = (km: number) => `ଜଗନ୍ନାଥ ମନ୍ଦିର: ସିଧା ରେଖାରେ ${km.toFixed(1)} km`;
export const roomQuestion = (room: string, homestay: string) =>
  `ନମସ୍କାର! ${homestay} ର ${room} ବିଷୟରେ ମୋର ଗୋଟିଏ ପ୍ରଶ୍ନ ଅଛି।`;
