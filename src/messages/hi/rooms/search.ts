/** The search bar (spec sections 2 and 5). */

export const searchRooms = 'कमरे खोजें';
export const searchTool = 'ठहरने की तारीख़ों में ख़ाली कमरे ढूँढता है, उनकी कीमत के साथ।';
export const datePattern = 'दिन/माह/साल';
export const checkIn = 'चेक-इन';
export const checkOut = 'चेक-आउट';
export const addGuests = 'मेहमान जोड़ें';
export const addChildren = 'बच्चे जोड़ें';
export const search = 'खोजें';
export const cancel = 'रहने दें';
/** In the collapsed bar: dates and party of the cart. */
export const yourBooking = (chosen: string) => `आपकी बुकिंग: ${chosen}`;
/** The dates are not the guest's: the search needs some to show prices. */
export const exampleDates = 'उदाहरण की तारीखें';
export const withExampleDates = (chosen: string) => `उदाहरण: ${chosen}`;
export const stayPrice = (price: string) => `आपकी तारीखों के लिए ${price} से शुरू`;
export const fromPrice = (price: string) => `${price} से`;
/** Below a calendar with prices. */
export const calendarPrices = 'कीमत एक कमरे की, एक रात के लिए';
/** Under a day that would make a stay too short; the second for screen readers. */
export const fewest = (count: number) => `${count}+ रात`;
export const fewestSpoken = (count: number) => `कम से कम ${count} रात ठहरना होगा`;
/** The same as `nights` under a day of the calendar, where there is little room. */
export const shortNights = (count: number) => nights(count);
/** "2 रात", not "रातें": other sentences put a postposition after it. */
export const nights = (count: number) => `${count} रात`;
