/** Nights sold twice: by a booking here and by another site. */

export const title = 'দু-বার বুক হওয়া রাত';
export const where = (room: string, nights: string) => `${room}, ${nights}`;
/** "রাত: শুক্র, 18 ডিসে", "রাত: 18–20 ডিসে". */
export const night = (day: string) => `রাত: ${day}`;
export const nights = (ranges: readonly string[]) => `রাত: ${ranges.join(', ')}`;
export const foundAt = (time: string) => `ধরা পড়েছে ${time}`;
export const here = 'এখানে বুক করা';
export const stay = (dates: string, nights: string) => `${dates}, ${nights}`;
export const openAt = (site: string) => `${site}-এ খুলুন`;
export const newTab = '(নতুন ট্যাবে খোলে)';
export const callGuest = 'ফোন করুন';
export const writeGuest = 'WhatsApp';
export const whatToDo = (site: string) => `এখানকার বুকিং থাকছে। একজন অতিথিকে অন্য ঘরে দিন, বা ${site}-এ বাতিল করুন।`;
/** `first`: the site whose booking has the nights here. */
export const betweenSites = (first: string, site: string) =>
  first === site
    ? `দুটিই ${site}-এ বুক হয়েছে। সেখানে একটি সরান বা বাতিল করুন।`
    : `দুটিই অন্য সাইটে বুক হয়েছে। ${first}-এ বা ${site}-এ একটি সরান বা বাতিল করুন।`;
export const move = (guest: string, room: string) => `${guest}-কে ${room}-এ দিন`;
export const offer = (site: string, rooms: string) => `${site}-এর অতিথির জন্য খালি আছে ${rooms}।`;
export const offerMany = (site: string, rooms: string) => `${site}-এর অতিথির জন্য এগুলি খালি আছে: ${rooms}।`;
export const NO_FREE_ROOM = 'দু-জন অতিথির কারও জন্যই এই ধরনের ঘর খালি নেই।';
export const ownBlock = (reference: string, site: string) =>
  `আমরা ${site}-কে ${reference}-এর যে নকল পাঠিয়েছি, এটি শুধু তা-ই হলে “মিটে গেছে” টিপুন।`;

export const settle = 'মিটে গেছে';
export const settleTitle = 'মিটে গেছে?';
export const settleText = (room: string, nights: string) =>
  `${room}, ${nights}: এটি আর “নজর দিন” তালিকায় থাকবে না।`;
export const how = 'কীভাবে মিটল?';
export const howHint = 'চাইলে অন্য হোস্টদের জন্য লিখুন।';
export const notYet = 'এখনও নয়';
export const settledDone = 'মিটে গেছে, লেখা হল।';
export const settledBefore = (count: number) => `গত 30 দিনে মিটেছে (${count})`;
export const settledAt = (time: string) => `মিটেছে ${time}`;
export const both = (reference: string, guest: string, site: string) => `${reference} ${guest} আর ${site}`;
