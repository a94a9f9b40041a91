/** The first start, from nothing to a page that sells. */

export const STEPS = {
  property: 'Homestay',
  rooms: 'Rooms',
  photos: 'Photos',
  rates: 'Prices',
  payments: 'Payments',
  words: 'Words',
} as const;
export const LOAD_FAILED = 'Your homestay could not be loaded. Please try again.';
export const next = 'Continue';
export const later = 'Do this later';

// Step 1
export const propertyTitle = 'Your homestay';
export const name = 'Name of the homestay';
export const nameHint = 'As guests will know it: “Saraswati Guest House”.';
export const street = 'House number and street';
export const city = 'Town';
export const usualCity = 'Puri';
export const cityHint = 'Puri, unless you write another town.';
export const postalCode = 'PIN code';
export const phone = 'Phone';
export const phoneHint = 'Ten digits, or a number with its country. Guests can call it.';
export const email = 'Email for guests';
export const checkInTime = 'Check-in from';
export const checkOutTime = 'Check-out until';
export const offerHint = 'Leave it empty if you don’t offer it.';
export const moreAbout = 'More about the homestay';

// Step 2
export const roomsTitle = 'Your rooms';
export const roomsHint = 'One entry for each room that guests can book.';
export const roomName = 'Name or number of the room';
export const sleeps = 'Sleeps';
export const people = 'people';
export const beds = 'Beds';
export const bedsHint = 'In your words: “Double bed and a cot”.';
export const size = 'Size';
export const sizeHint = 'About: “180 sq ft”.';
export const description = 'What guests should know about it';
export const descriptionHint = 'One or two sentences: the view, the quiet, the floor.';
export const amenities = 'What it has';
export const AMENITIES = [
  'Air Conditioner',
  'Attached Bathroom',
  'Hot Water',
  'Wi-Fi',
  'Television',
  'Balcony',
] as const;
export const addRoom = 'Add this room';
export const anotherRoom = 'Add another room';
export const sameRoom = 'Same as the last room';
export const likeLast = (room: string) =>
  `This room gets what you wrote about ${room}: its beds, size, description and what it has.`;

// Step 3
export const photosTitle = 'Show your rooms';
export const photosHint =
  'Guests look at photos first. Take them on your phone by daylight: the bed, the bathroom, the view, the gate.';
const photos = (count: number) => (count === 1 ? '1 photo' : `${count} photos`);
/** "102: 2 photos, 1 to upload" */
export const photosOf = (room: string, count: number, unsent: number) => {
  if (unsent === 0) return `${room}: ${count === 0 ? 'no photo yet' : photos(count)}`;
  return `${room}: ${count === 0 ? photos(unsent) : `${photos(count)}, ${unsent}`} to upload`;
};
export const whichRoom = 'Room';

// Step 4
export const ratesTitle = 'Prices for a night';
export const ratesHint = 'In whole rupees. Seasons and festivals can be added later under Rates.';
export const usualPrice = (room: string) => `${room}: Sunday to Thursday`;
export const weekendPrice = (room: string) => `${room}: Friday and Saturday`;
export const weekendHint = 'Leave it empty if it is the same.';
export const until = 'On sale until';
export const minimumStay = 'Fewest nights';
export const nights = 'nights';
export const openRooms = 'Open for booking';
export const arePriced = 'Every room has prices.';
export const changeRates = 'Change them';
export const newRoomsOnly = 'The other rooms keep their prices.';
export const muchLess = (price: string, than: string) => `${price} is much less than ${than}. Is this right?`;
export const muchMore = (price: string, than: string) => `${price} is much more than ${than}. Is this right?`;
export const isRight = (price: string) => `Yes, ${price}`;
export const changeIt = 'Change it';
export const changePrice = 'Change this price.';

// Step 5
export const paymentsTitle = 'Payments and cancelling';
export const cancelling = 'When a guest cancels';
export const TERMS = {
  flexible: { name: 'Flexible', means: 'All money back until 2 days before check-in.' },
  usual: { name: 'Usual', means: 'All money back until 7 days before, half until 3 days before.' },
  firm: { name: 'Firm', means: 'Half of the money back until 14 days before.' },
} as const;
export const ownTerms = 'As they are set now';
export const paying = 'How guests pay';
export const PAYMENTS = {
  live: 'Guests pay through your Razorpay account. Money reaches your bank as Razorpay pays it out.',
  test: 'Razorpay is connected with its test keys: guests can try to pay, but no money moves. Set the live keys when you are ready.',
  sandbox:
    'Payments are a test for now: no money moves. For real payments, open an account at razorpay.com. It gives you two keys and a webhook secret. The person who runs the server puts them into its settings (RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET) and restarts it.',
  at_property:
    'Guests pay you, not through this site: by UPI with the UPI ID of your homestay, or at the house. You confirm each request, and record the money when it has arrived.',
} as const;
export const finish = 'Finish';

// Step 6
export const wordsTitle = 'In your words';
export const wordsHint = 'Leave empty what you don’t know yet. You can write it later under Words.';

// The end
export const notReadyTitle = 'Guests can’t book yet';
export const notReady = 'No room has a price.';
export const setPrices = 'Set prices';
export const readyTitle = 'Guests can book now';
export const ready = (name: string) => `${name} is open. The pages show your rooms once they are built anew.`;
export const seePage = 'See your page';
export const openCalendar = 'Open the calendar';
export const whatNext = 'What next';
export const NEXT = [
  ['/host/words', 'Change your words, colours and logo.'],
  ['/host/rates', 'Add seasons and festivals.'],
  ['/host/people', 'Invite who works with you, and choose how you are told of bookings.'],
] as const;

/** What a step still needs. */
export const NEEDED = {
  name: 'Enter a name.',
  street: 'Enter the street.',
  city: 'Enter the town.',
  postal_code: 'Enter the PIN code.',
  digits: 'Enter six digits. The first is not 0.',
  phone: 'Enter ten digits, or the number with its country: +91 98765 43210.',
  email: 'Enter an email address.',
  time: 'Enter a time.',
  size: 'Say about how big it is.',
  description: 'Write a sentence about it.',
  price: 'Enter a price in whole rupees.',
  lower: 'Enter a price of at most ₹10,00,000.',
  offer: 'Enter a price in whole rupees, or leave it empty.',
  longest: 'Enter a number of nights from 1 to 365.',
  terms: 'Choose what guests get back.',
  until: 'Choose a day from today on.',
} as const;
