/** The two homestays of the demonstration (contract, section 4). Ids and names are stable; prices are rupees a night. */

interface DemoRoom {
  id: number;
  name: string;
  description: string;
  capacity: number;
  size: string;
  airConditioned: boolean;
  /** An ordinary night; weekends and festivals cost more. */
  price: number;
  /** Rupees off, every night. */
  discount: number;
  minimumStay: number;
  video?: string;
}

interface DemoHomestay {
  id: number;
  name: string;
  type: string;
  address: string;
  lat: number;
  lng: number;
  amenities: string[];
  rooms: DemoRoom[];
}

/** In every room; the first is what makes a room an AC Room. */
export const AIR_CONDITIONER = 'Air Conditioner';
export const ROOM_AMENITIES = ['Free WiFi', 'Attached Bathroom', 'Geyser', 'Ceiling Fan', 'Television'];

/** What the pictures of a room and of a homestay show, in the order of their numbers. */
export const ROOM_TAGS = ['Room', 'Bed', 'Window', 'Bathroom', 'Balcony', 'Desk', 'Tea corner', 'Evening'];
export const HOMESTAY_TAGS = ['Front', 'Courtyard', 'Terrace', 'Kitchen', 'Garden', 'Street'];

export const DEMO_HOMESTAYS: readonly DemoHomestay[] = [
  {
    id: 1,
    name: 'Nilachal Kutir',
    type: 'Guest house',
    address: 'Chakratirtha Road, Puri, Odisha 752002',
    lat: 19.7983,
    lng: 85.8249,
    amenities: ['Free WiFi', 'Parking', 'Roof terrace', 'Shared kitchen', 'Inverter backup'],
    rooms: [
      {
        id: 1,
        name: 'Garuda Room',
        description: 'A cool room on the first floor with a double bed and a balcony over the neem tree.',
        capacity: 2,
        size: '180 sq ft',
        airConditioned: true,
        price: 2400,
        discount: 0,
        minimumStay: 1,
        video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      },
      {
        id: 2,
        name: 'Tulsi Room',
        description:
          'A simple room beside the courtyard, shaded all day, with a double bed and a writing desk.',
        capacity: 2,
        size: '150 sq ft',
        airConditioned: false,
        price: 1500,
        discount: 150,
        minimumStay: 1,
      },
      {
        id: 3,
        name: 'Pattachitra Room',
        description: 'A double and a single bed under a painted ceiling from Raghurajpur.',
        capacity: 3,
        size: '220 sq ft',
        airConditioned: true,
        price: 3000,
        discount: 300,
        minimumStay: 1,
      },
      {
        id: 4,
        name: 'Kadamba Room',
        description: 'A corner room with three beds and windows on two sides for the wind from the sea.',
        capacity: 3,
        size: '210 sq ft',
        airConditioned: false,
        price: 2000,
        discount: 0,
        minimumStay: 1,
      },
      {
        id: 5,
        name: 'Rath Family Room',
        description:
          'Two double beds, a sitting corner and the best view of the roof terrace, for longer stays.',
        capacity: 4,
        size: '320 sq ft',
        airConditioned: true,
        price: 4200,
        discount: 0,
        minimumStay: 3,
      },
      {
        id: 6,
        name: 'Samudra Family Room',
        description: 'Two double beds on the top floor; in the evening you hear the sea.',
        capacity: 4,
        size: '300 sq ft',
        airConditioned: true,
        price: 3800,
        discount: 400,
        minimumStay: 1,
      },
    ],
  },
  {
    id: 2,
    name: 'Sagar Chhaya',
    type: 'Family home',
    address: 'Baliapanda Road, Puri, Odisha 752001',
    lat: 19.7936,
    lng: 85.8105,
    amenities: ['Free WiFi', 'Garden', 'Shared kitchen', 'Inverter backup'],
    rooms: [
      {
        id: 7,
        name: 'Shankha Room',
        description: 'A quiet double room on the garden, ten steps from the swing.',
        capacity: 2,
        size: '170 sq ft',
        airConditioned: true,
        price: 2200,
        discount: 0,
        minimumStay: 1,
      },
      {
        id: 8,
        name: 'Malli Room',
        description: 'A small double room that smells of jasmine in summer, kept cool by thick walls.',
        capacity: 2,
        size: '140 sq ft',
        airConditioned: false,
        price: 1300,
        discount: 0,
        minimumStay: 1,
      },
      {
        id: 9,
        name: 'Champa Room',
        description: 'A double and a single bed, with a door of its own to the garden.',
        capacity: 3,
        size: '230 sq ft',
        airConditioned: true,
        price: 2800,
        discount: 200,
        minimumStay: 1,
      },
      {
        id: 10,
        name: 'Mayura Family Room',
        description: 'Four beds in two rooms that share a veranda, for a family that wants to stay together.',
        capacity: 4,
        size: '340 sq ft',
        airConditioned: false,
        price: 2600,
        discount: 0,
        minimumStay: 1,
      },
    ],
  },
];

/** First and last night of the days when all of Puri is full. */
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

export const DEMO_FAQS: readonly { question: string; answer: string }[] = [
  { question: 'How far is the beach?', answer: 'About 10 minutes on foot (600 m).' },
  {
    question: 'Is breakfast included?',
    answer: 'Breakfast is not included. It is Rs.50 per person, on prior order.',
  },
  {
    question: 'May I use the kitchen?',
    answer: 'Yes: Rs.100 per day per room. Baby food and small uses are free.',
  },
  { question: 'Is there WiFi?', answer: 'Yes, free WiFi reaches every room.' },
  {
    question: 'Where are the market and restaurants?',
    answer: 'The market is within 100 m, restaurants are within 150 m.',
  },
  {
    question: 'Can you arrange mahaprasad?',
    answer: 'Yes, if you order ahead. The price varies daily and is paid at the homestay.',
  },
];
