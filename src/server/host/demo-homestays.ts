import type { Distances } from '#domain/rooms/property.ts';

/** Describes the two demo homestays. Their ids and names are stable; prices are rupees a night. */

interface DemoRoom {
  id: number;
  name: string;
  description: string;
  capacity: number;
  size: string;
  beds: string;
  floor: string;
  airConditioned: boolean;
  /** The amenities that not every demo room has. */
  amenities: string[];
  /** The price of an ordinary night; weekends and festivals cost more. */
  price: number;
  /** Rupees taken off every night. */
  discount: number;
  minimumStay: number;
  video?: string;
  /** Says what each picture of the room shows, in the order of their numbers. */
  pictures: string[];
}

interface DemoHomestay {
  id: number;
  name: string;
  type: string;
  address: string;
  lat: number;
  lng: number;
  distances: Distances;
  amenities: string[];
  pictures: string[];
  rooms: DemoRoom[];
}

/** Every room has these amenities; the first one makes a room an AC Room. */
export const AIR_CONDITIONER = 'Air Conditioner';
export const ROOM_AMENITIES = ['Free WiFi', 'Attached Bathroom', 'Ceiling Fan', 'Kettle', 'Television'];

export const DEMO_HOMESTAYS: readonly DemoHomestay[] = [
  {
    id: 1,
    name: 'Sagar Kutir',
    type: 'Guest house',
    address: 'Chakratirtha Road, Puri, Odisha 752002',
    lat: 19.7983,
    lng: 85.8249,
    distances: { beach: 600, market: 100, restaurants: 150, temple: 1500 },
    amenities: ['Free WiFi', 'Parking', 'Roof terrace', 'Shared kitchen', 'Inverter backup'],
    pictures: ['Exterior', 'Verandah', 'View', 'Dining'],
    rooms: [
      {
        id: 1,
        name: 'Garuda Room',
        description:
          'A cool room with blue walls, a double bed and an extra cot, and a balcony with two cane chairs that looks out to the sea.',
        capacity: 3,
        size: '220 sq ft',
        beds: 'Double bed and a cot',
        floor: 'First floor',
        airConditioned: true,
        amenities: ['Balcony', 'Sea View'],
        price: 2600,
        discount: 0,
        minimumStay: 1,
        video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
        pictures: ['Bedroom', 'Bedroom', 'View', 'Balcony', 'Bathroom', 'Desk', 'Tea corner', 'Wardrobe'],
      },
      {
        id: 2,
        name: 'Tulsi Room',
        description:
          'A simple, airy room in haritala yellow with a double bed, a ceiling fan and a balcony to the sea.',
        capacity: 2,
        size: '170 sq ft',
        beds: 'Double bed',
        floor: 'Second floor',
        airConditioned: false,
        amenities: ['Balcony', 'Sea View'],
        price: 1500,
        discount: 150,
        minimumStay: 1,
        pictures: ['Bedroom', 'Bedroom', 'View', 'Bathroom', 'Balcony', 'Tea corner'],
      },
      {
        id: 3,
        name: 'Pattachitra Room',
        description:
          'Terracotta walls and black-and-white handloom, a double bed and an extra cot, and the tulsi courtyard outside the window.',
        capacity: 3,
        size: '210 sq ft',
        beds: 'Double bed and a cot',
        floor: 'Ground floor',
        airConditioned: true,
        amenities: ['Courtyard View', 'Desk'],
        price: 3000,
        discount: 300,
        minimumStay: 1,
        pictures: ['Bedroom', 'Bedroom', 'View', 'Bathroom', 'Desk', 'Wardrobe'],
      },
      {
        id: 4,
        name: 'Kadamba Room',
        description:
          'Leaf-green and quiet: a double bed, a ceiling fan, and tea on the balcony above the palm garden.',
        capacity: 2,
        size: '160 sq ft',
        beds: 'Double bed',
        floor: 'First floor',
        airConditioned: false,
        amenities: ['Balcony', 'Garden View'],
        price: 1400,
        discount: 0,
        minimumStay: 1,
        pictures: ['Bedroom', 'Bedroom', 'View', 'Balcony', 'Bathroom', 'Tea corner'],
      },
      {
        id: 5,
        name: 'Rath Family Room',
        description:
          'Indigo walls, a double bed and two extra cots, a sitting corner and the widest view of the sea, for longer stays.',
        capacity: 4,
        size: '320 sq ft',
        beds: 'Double bed and two cots',
        floor: 'Second floor',
        airConditioned: true,
        amenities: ['Balcony', 'Sea View', 'Sitting Corner'],
        price: 4200,
        discount: 0,
        minimumStay: 3,
        pictures: ['Bedroom', 'Balcony', 'Bedroom', 'View', 'Bathroom', 'Tea corner', 'Desk', 'Wardrobe'],
      },
      {
        id: 6,
        name: 'Conch Room',
        description: 'Cream walls, a double bed, and the temple with its flag in the window at dawn.',
        capacity: 2,
        size: '180 sq ft',
        beds: 'Double bed',
        floor: 'Second floor',
        airConditioned: true,
        amenities: ['Temple View', 'Desk'],
        price: 2400,
        discount: 200,
        minimumStay: 1,
        pictures: ['Bedroom', 'View', 'Bedroom', 'Bathroom', 'Desk', 'Tea corner'],
      },
    ],
  },
  {
    id: 2,
    name: 'Temple Courtyard',
    type: 'Family home',
    address: 'Dolamandap Sahi, Puri, Odisha 752001',
    lat: 19.8043,
    lng: 85.8197,
    distances: { beach: 1900, market: 100, restaurants: 150, temple: 300 },
    amenities: ['Free WiFi', 'Courtyard', 'Shared kitchen', 'Inverter backup'],
    pictures: ['Exterior', 'Courtyard', 'View', 'Dining'],
    rooms: [
      {
        id: 7,
        name: 'Malli Room',
        description:
          'Rose walls, a double bed and an extra cot, above the market street with its flower sellers.',
        capacity: 3,
        size: '200 sq ft',
        beds: 'Double bed and a cot',
        floor: 'First floor',
        airConditioned: false,
        amenities: ['Market View'],
        price: 1900,
        discount: 0,
        minimumStay: 1,
        pictures: ['Bedroom', 'Bedroom', 'View', 'Bathroom', 'Wardrobe', 'Tea corner'],
      },
      {
        id: 8,
        name: 'Mayura Family Room',
        description:
          'A double bed and two extra cots on the courtyard, for a family that wants to stay together.',
        capacity: 4,
        size: '310 sq ft',
        beds: 'Double bed and two cots',
        floor: 'Ground floor',
        airConditioned: true,
        amenities: ['Courtyard View', 'Desk'],
        price: 3600,
        discount: 400,
        minimumStay: 1,
        pictures: ['Bedroom', 'Bedroom', 'Bathroom', 'View', 'Desk', 'Wardrobe'],
      },
      {
        id: 9,
        name: 'Champa Room',
        description: 'Sea-green walls, a double bed and a balcony from which you see the temple at dusk.',
        capacity: 2,
        size: '170 sq ft',
        beds: 'Double bed',
        floor: 'First floor',
        airConditioned: false,
        amenities: ['Balcony', 'Temple View'],
        price: 1700,
        discount: 0,
        minimumStay: 1,
        pictures: ['Bedroom', 'View', 'Bedroom', 'Balcony', 'Bathroom', 'Desk'],
      },
      {
        id: 10,
        name: 'Shankha Room',
        description:
          'Ochre walls and indigo handloom, a double bed, and air conditioning after a day in the bazaar.',
        capacity: 2,
        size: '180 sq ft',
        beds: 'Double bed',
        floor: 'Ground floor',
        airConditioned: true,
        amenities: ['Courtyard View'],
        price: 2200,
        discount: 0,
        minimumStay: 1,
        pictures: ['Bedroom', 'Bedroom', 'Bathroom', 'View', 'Tea corner', 'Wardrobe'],
      },
    ],
  },
];

/** The first and the last night of the days when all of Puri is full. */
export const FESTIVAL_NIGHTS: readonly (readonly [first: string, last: string])[] = [
  ['2025-12-31', '2026-01-03'],
  ['2026-06-29', '2026-06-29'],
  ['2026-07-16', '2026-07-18'],
  ['2026-10-17', '2026-10-20'],
  ['2026-11-07', '2026-11-10'],
  ['2026-12-31', '2027-01-03'],
  ['2027-06-18', '2027-06-18'],
  ['2027-07-05', '2027-07-07'],
  ['2027-10-07', '2027-10-10'],
  ['2027-10-27', '2027-10-30'],
  ['2027-12-31', '2028-01-03'],
];
