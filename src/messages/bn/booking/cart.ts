/** Sentences of the cart and of the dialogs that change its dates (spec sections 2, 4 and 8). */

const roomsOf = (count: number) => `${count}টি ঘর`;

export const addedToCart = (name: string) => `${name} আপনার কার্টে রাখা হয়েছে!`;
export const roomsAddedToCart = (count: number) => `${roomsOf(count)} আপনার কার্টে রাখা হয়েছে!`;
export const removedFromCart = (name: string) => `${name} আপনার কার্ট থেকে সরানো হয়েছে!`;
export const undo = 'আগের মতো করুন';

export const updateDatesTitle = 'বুকিংয়ের তারিখ বদলাবেন?';
export const updateDates = (rooms: number, from: string, to: string) =>
  `আপনার কার্টে ${roomsOf(rooms)} আছে। তারিখ বদলে ${from} – ${to} করবেন?`;
export const totalThen = (total: string, now: string) => `নতুন মোট ${total} (এখন: ${now})।`;
export const updateCheckIn = (from: string) =>
  `আপনার কার্টে অন্য তারিখ আছে। ${from} তারিখে আসতে চান? এর পরে চেক-আউটের নতুন তারিখ বেছে নিন।`;
export const update = 'বদলান';
export const cancel = 'থাক';

export const availabilityIssueTitle = 'কোনো কোনো ঘর খালি নেই';
export const availabilityIssue = (from: string, to: string) =>
  `আপনার কার্টের এই ঘরগুলি ${from} থেকে ${to} পর্যন্ত খালি নেই:`;
export const continueQuestion = 'তারিখ বদলে এই ঘরগুলি কার্ট থেকে সরিয়ে দেবেন?';
export const continueAndRemove = 'বদলান, ঘরগুলি সরান';
export const checkingAvailability = 'ঘর খালি আছে কি না দেখা হচ্ছে...';

export const datesUpdated = (from: string, to: string) => `আপনার কার্ট এখন ${from} – ${to} তারিখের।`;
export const datesUpdatedWithPrice = (from: string, to: string, total: string, before: string) =>
  `আপনার কার্ট এখন ${from} – ${to} তারিখের। ভাড়া ${total} (আগে: ${before})।`;
export const totalChanged = (total: string, before: string) =>
  `আপনার বুকিংয়ের ভাড়া বদলেছে: নতুন মোট ${total} (আগে: ${before})।`;
export const priceChanged = (name: string, from: string, to: string) =>
  `${name}: ভাড়া ${from} থেকে বদলে ${to} হয়েছে।`;
export const noLongerAvailable = (name: string, from: string, to: string) =>
  `${name} আর ${from} থেকে ${to} পর্যন্ত খালি নেই।`;

export const bookingIsNow = (dates: string, guests: string, rooms: number, total: string) =>
  `আপনার বুকিং এখন ${dates}, ${guests}: ${roomsOf(rooms)}, ${total}।`;
export const partyIsNow = (guests: string) => `আপনার বুকিং এখন এঁদের জন্য: ${guests}।`;

export const oneStayTitle = 'একটি বুকিং, একবার থাকা';
export const oneStayDiffers = (requested: string, booked: string) =>
  `আপনি যে ঘর বেছেছেন: ${requested}। আপনার বুকিং: ${booked}।`;
export const oneHomestayDiffers = (requested: string, booked: string) =>
  `আপনি যে ঘর বেছেছেন, তা এই হোমস্টের: ${requested}। আপনার বুকিং: ${booked}। একটি বুকিং একটি হোমস্টের জন্যই।`;
export const moveBooking = (to: string) => `বুকিং সরিয়ে নিন: ${to}`;
export const keepDates = 'আমার তারিখই থাক';
export const keepParty = 'আমার তারিখ আর অতিথি একই থাক';
export const replaceBooking = 'আমার বুকিং বদলে দিন';
export const replaceNote = (rooms: string) => `কার্ট থেকে সরে যাবে: ${rooms}।`;
export const checkingChoice = 'দেখা হচ্ছে…';
export const choiceFailed = 'যাচাই করা গেল না। আবার চেষ্টা করুন।';
export const newTotal = (rooms: number, total: string) => `${roomsOf(rooms)}, মোট ${total}`;
export const cannotCome = (name: string, why: string) => `${name} বাদ যাবে: ${why}`;
export const roomTaken = 'এই তারিখে খালি নেই';

export const otherStay = (requested: string, booked: string) =>
  `এখানে যে ঘর দেখছেন: ${requested}। আপনার বুকিং: ${booked}।`;
export const otherStayLabel = 'আপনার বুকিংয়ের তারিখ বা অতিথি আলাদা';
export const showDates = 'ওই তারিখ দেখান';
export const moveThere = 'আমার বুকিং সরিয়ে নিন';
