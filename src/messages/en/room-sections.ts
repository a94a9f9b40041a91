/** The sections below a room's photos (spec section 2). */

export const aboutRoom = 'About the room';
export const amenities = 'Amenities';
export const inTheRoom = 'In the room';
export const atHomestay = (homestay: string) => `At ${homestay}`;
export const roomSize = 'Room size';
export const askHost = 'Ask your host';
export const meetHost = 'Meet your Host';
export const roomIsIn = (homestay: string) => `Your room is in ${homestay}.`;
export const video = 'Video';
export const videoOf = (room: string) => `Video of ${room}`;
export const playVideo = 'Play video';
export const policies = 'Homestay policies';
export const questions = 'Frequently asked questions';
export const location = 'Location';
export const similarRooms = 'Similar rooms';
export const similarFailed = 'Failed to load rooms. Please try again later.';
export const noSimilar = 'No other rooms available for these dates.';

export const fromTemple = (km: number) => `${km.toFixed(1)} km from the Jagannath Temple in a straight line.`;
