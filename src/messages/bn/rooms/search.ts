/** The search bar (spec sections 2 and 5). */

export const searchRooms = 'ঘর খুঁজুন';
export const searchTool = 'থাকার তারিখগুলোতে যে ঘরগুলো খালি আছে, দামসহ সেগুলো খুঁজে দেয়।';
export const datePattern = 'দিন/মাস/বছর';
export const checkIn = 'চেক-ইন';
export const checkOut = 'চেক-আউট';
export const addGuests = 'অতিথি যোগ করুন';
export const addChildren = 'শিশু যোগ করুন';
export const search = 'খুঁজুন';
export const cancel = 'থাক';
/** In the collapsed bar: dates and party of the cart. */
export const yourBooking = (chosen: string) => `আপনার বুকিং: ${chosen}`;
/** The dates are not the guest's: the search needs some to show prices. */
export const exampleDates = 'নমুনা তারিখ';
export const withExampleDates = (chosen: string) => `নমুনা: ${chosen}`;
export const stayPrice = (price: string) => `সব রাত মিলিয়ে ${price} থেকে`;
export const fromPrice = (price: string) => `${price} থেকে`;
/** Below a calendar with prices. */
export const calendarPrices = 'ভাড়া একটি ঘরের, এক রাতের';
/** Under a day that would make a stay too short; the second for screen readers. */
export const fewest = (count: number) => `অন্তত ${count}`;
export const fewestSpoken = (count: number) => `অন্তত ${count} রাত থাকতে হয়, তার চেয়ে কম`;
/** The same as `nights` under a day of the calendar, where there is little room. */
export const shortNights = (count: number) => nights(count);
export const nights = (count: number) => `${count} রাত`;
