import type { FoundRoom } from './room.ts';

export interface Photo {
  url: string;
  /** What it shows, in the host's word: "Bedroom", "Terrace". */
  tag: string;
}

/** The rules of the house, by the names of spec section 3. */
export interface HouseRules {
  checkIn: string;
  checkOut: string;
  gateTimings: string;
  cancellation: string;
  unmarriedCouples: string;
  children: string;
  pets: string;
  smoking: string;
  linenChange: string;
  kitchenCost: string;
  kitchenUsage: string;
  powerBackup: string;
}

/** A room with its homestay, as its page shows it (spec section 3, "Room detail adds"). */
export interface RoomDetail extends FoundRoom {
  photos: readonly Photo[];
  address: string;
  location: { lat: number; lng: number } | null;
  property_type: string;
  property_amenities: readonly string[];
  /** Eleven characters; absent when the link yields none. */
  video: string | undefined;
  faqs: readonly { question: string; answer: string }[];
  policies: HouseRules;
  /** False when a night of the stay is taken. */
  available: boolean;
  /** Night by night, whole rupees; empty when the room can't be priced for the stay. */
  nights: readonly { night: string; price: number; discount: number }[];
}

/** Spec section 2: the first five photos stand in the main grid, the rest under More Photos. */
export const MAIN_PHOTOS = 5;

/** Spec section 3: what a room without a name is called. */
export const DEFAULT_ROOM_NAME = 'Unnamed Room';
