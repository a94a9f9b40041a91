/** What a guest can book instead of a stay that can't be had, and how to ask the host. */

export const heading = 'এর বদলে যা বুক করতে পারেন';
export const looking = 'অন্য তারিখ খোঁজা হচ্ছে…';
/** A longer stay of a room whose minimum stay is longer than the asked one. */
export const stayNights = (nights: number) => `${nights} রাত থাকুন`;
export const otherHomestay = 'একই তারিখ, অন্য হোমস্টেতে';
export const split = 'দুটি বুকিং, প্রতিটির আলাদা পেমেন্ট';
export const bookFirst = 'প্রথমটি বুক করুন';
export const bookSecond = 'দ্বিতীয়টি বুক করুন';
/** "12–14 ফেব · ঘর 5", "12–14 ফেব · ঘর 1, ঘর 2". */
export const datesAndRooms = (dates: string, rooms: readonly string[]) => `${dates} · ${rooms.join(', ')}`;

/** "20 জন প্রাপ্তবয়স্ক ও 3 জন শিশু, 12–14 মার্চ 2027". */
export const groupAndDates = (group: string, dates: string) => `${group}, ${dates}`;
/** The beginning of a chat with the host. */
export const question = (request: string) => `আপনাদের কাছে ঘর পাওয়া যাবে: ${request}?`;
export const call = (phone: string) => `ফোন করুন ${phone}`;
