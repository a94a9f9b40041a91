import type { CancellationTerms } from '#domain/booking/cancellation.ts';
import { POLICY_NAMES } from '#domain/content/policy.ts';
import type { ShownReview } from '#domain/reviews/shown-review.ts';
import { type Highlights, highlightsOf } from './amenities.ts';
import { type Picture, type PictureSizes, pictureOf } from './images.ts';
import { type Distances, type PropertyTimes, readTimes } from './property.ts';
import { type FoundRoom, isAirConditioned } from './room.ts';

export interface Photo extends Picture {
  /** Names what the photo shows in the host's words: "Bedroom", "Terrace". */
  tag: string;
}

/** The policies, by the names of spec section 3. */
export interface PolicyText {
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

/** The facts of a room, without dates. */
export interface RoomFacts
  extends Pick<
    FoundRoom,
    | 'id'
    | 'name'
    | 'property_id'
    | 'homestay_name'
    | 'description'
    | 'capacity'
    | 'room_size'
    | 'beds'
    | 'floor'
    | 'amenities'
    | 'is_ac'
    | 'rating'
  > {
  highlights: Highlights;
  photos: readonly Photo[];
  address: string;
  location: { lat: number; lng: number } | null;
  property_type: string;
  distances: Distances;
  property_amenities: readonly string[];
  /** The eleven characters of the video's id; undefined if the link has none. */
  video: string | undefined;
  faqs: readonly { question: string; answer: string }[];
  times: PropertyTimes;
  policies: PolicyText;
}

/** A room as its built page shows it, without dates. */
export interface BuiltRoom extends RoomFacts {
  /** The lowest price of a night, whole rupees; null if no night is open. */
  price_from: number | null;
}

/** The first screen of a room's built page, and its actions. */
export interface RoomSummary
  extends Pick<
    BuiltRoom,
    | 'id'
    | 'name'
    | 'property_id'
    | 'homestay_name'
    | 'address'
    | 'is_ac'
    | 'capacity'
    | 'room_size'
    | 'beds'
    | 'floor'
    | 'highlights'
    | 'photos'
    | 'price_from'
    | 'rating'
  > {
  /** A fingerprint of the page below the first screen. */
  fingerprint: string;
}

/** A room with its homestay, as its page shows it (spec section 3, "Room detail adds"). */
export interface RoomDetail extends FoundRoom, RoomFacts {
  /** The cancellation terms of new bookings. */
  cancellation: CancellationTerms;
  /** Hours before check-in until which guests change a booking online; undefined if they are not known. */
  changeCutoff: number | undefined;
  /** Undefined if it is not known. */
  payments: 'online' | 'at_property' | undefined;
  /** What stays of so many nights save; empty without such rules. */
  length_discounts: readonly { nights: number; percent: number }[];
  /** The homestay's, in the order in which they are shown; empty while it has no rating. */
  reviews: readonly ShownReview[];
  /** True once a homestay of the site has a rating: then the demo's sample is shown nowhere. */
  site_is_rated: boolean;
  /** False if a night of the stay is taken. */
  available: boolean;
  /** ISO 8601 instant until which the room is held for this guest from the waitlist; null if it is not. */
  held_until: string | null;
  /** Whole rupees by night; empty if the room has no price for the stay. */
  nights: readonly { night: string; price: number; discount: number }[];
}

/** Spec section 2: the first five photos are in the main grid, the others under More Photos. */
export const MAIN_PHOTOS = 5;

/** Spec section 3: the name of a room without one. */
export const DEFAULT_ROOM_NAME = 'Unnamed Room';

interface Described {
  tag: string;
  alt?: string | undefined;
  sizes?: PictureSizes | null | undefined;
}

export function photoOf(path: string, { tag, alt, sizes }: Described, apiBase: string): Photo {
  return { ...pictureOf(path, sizes, apiBase), tag, ...(alt && { alt }) };
}

/** A room on the wire, without the fields of a stay. */
interface WireRoom {
  id: number;
  room_name: string;
  property_id: number;
  homestay_name: string;
  description: string;
  capacity: number;
  room_size: string;
  beds: string;
  floor: string;
  images: readonly ({ file_path: string } & Described)[];
  amenities: readonly { name: string; available: boolean }[];
  property_address: string;
  property_map_location: { lat: number; lng: number } | null;
  property_type: string;
  property_amenities: readonly { name: string; available: boolean }[];
  property_images: readonly ({ path: string } & Described)[];
  video_url: string | null;
  distances: Distances;
  faqs: readonly { question: string; answer: string }[];
  rating?: RoomFacts['rating'];
  check_in_time: string;
  check_out_time: string;
  gate_opens: string;
  gate_closes: string;
}

/** Returns a room's facts from the wire; its pictures are served below `apiBase`. */
export function roomFactsOf(wire: WireRoom, apiBase: string): Omit<RoomFacts, 'policies'> {
  const photos: Photo[] = [
    ...wire.images.map((image) => photoOf(image.file_path, image, apiBase)),
    ...wire.property_images.map((image) => photoOf(image.path, image, apiBase)),
  ];
  const amenities = namesOf(wire.amenities);
  return {
    id: wire.id,
    name: wire.room_name.trim() || DEFAULT_ROOM_NAME,
    property_id: wire.property_id,
    homestay_name: wire.homestay_name,
    description: wire.description,
    capacity: wire.capacity,
    room_size: wire.room_size,
    beds: wire.beds,
    floor: wire.floor,
    amenities,
    is_ac: isAirConditioned(wire.amenities),
    highlights: highlightsOf(
      amenities,
      wire.images.map(({ tag }) => tag),
    ),
    photos: photos.length > 0 ? photos : [{ ...pictureOf('', null, apiBase), tag: '' }],
    address: wire.property_address,
    location: wire.property_map_location,
    property_type: wire.property_type,
    distances: wire.distances,
    property_amenities: namesOf(wire.property_amenities),
    video: videoId(wire.video_url),
    faqs: wire.faqs,
    times: readTimes(wire),
    rating: wire.rating ?? null,
  };
}

function namesOf(amenities: WireRoom['amenities']): string[] {
  return amenities.filter(({ available }) => available).map(({ name }) => name);
}

export function summaryOf(room: BuiltRoom): RoomSummary {
  const { id, name, property_id, homestay_name, address, is_ac, capacity } = room;
  const { room_size, beds, floor, highlights, photos, price_from, rating } = room;
  return {
    id,
    name,
    property_id,
    homestay_name,
    address,
    is_ac,
    capacity,
    room_size,
    beds,
    floor,
    highlights,
    photos,
    price_from,
    rating,
    fingerprint: fingerprintOf(room),
  };
}

/** Returns a short fingerprint of a room's texts: differs if the built page is older than the API. */
export function fingerprintOf(room: RoomFacts): string {
  const { name, homestay_name, description, amenities, property_amenities, video } = room;
  const shape = [room.room_size, room.beds, room.floor];
  const facts = [name, homestay_name, description, shape, amenities, property_amenities, video ?? ''];
  const rules = POLICY_NAMES.map((policy) => room.policies[policy]);
  const faqs = room.faqs.map(({ question, answer }) => [question, answer]);
  const location = [room.address, room.location?.lat, room.location?.lng, room.distances];
  let hash = 0;
  for (const template of JSON.stringify([facts, rules, faqs, location])) {
    hash = (Math.imul(hash, 31) + (template.codePointAt(0) ?? 0)) | 0;
  }
  return hash.toString(36);
}

const VIDEO_ID = /^[\w-]{11}$/;
const VIDEO_HOST = /^(www\.|m\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be)$/;

/** Returns the 11-character id of a video link; undefined if it has none, and no player is shown. */
export function videoId(link: string | null): string | undefined {
  if (!link) return undefined;
  if (VIDEO_ID.test(link)) return link;
  if (!URL.canParse(link)) return undefined;
  const { hostname, pathname, searchParams } = new URL(link);
  if (!VIDEO_HOST.test(hostname)) return undefined;
  const named = /^\/(?:embed|shorts|live|v)\/([^/]+)/.exec(pathname)?.[1];
  const found = searchParams.get('v') ?? named ?? (hostname === 'youtu.be' ? pathname.slice(1) : '');
  return VIDEO_ID.test(found) ? found : undefined;
}
