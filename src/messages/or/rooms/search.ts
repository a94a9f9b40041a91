/** The search bar (spec sections 2 and 5). */

export const searchRooms = 'ରୁମ ଖୋଜନ୍ତୁ';
export const searchTool = 'ରହିବା ତାରିଖରେ ଯେଉଁ ରୁମ ଖାଲି ଅଛି, ଦାମ୍ ସହିତ ସେଗୁଡ଼ିକୁ ଖୋଜେ।';
export const datePattern = 'ଦିନ/ମାସ/ବର୍ଷ';
export const checkIn = 'ଚେକ-ଇନ';
export const checkOut = 'ଚେକ-ଆଉଟ';
export const addGuests = 'ଅତିଥି ଯୋଡ଼ନ୍ତୁ';
export const addChildren = 'ପିଲା ଯୋଡ଼ନ୍ତୁ';
export const search = 'ଖୋଜନ୍ତୁ';
export const cancel = 'ଥାଉ';
/** In the collapsed bar: dates and party of the cart. */
export const yourBooking = (chosen: string) => `ଆପଣଙ୍କ ବୁକିଂ: ${chosen}`;
/** The dates are not the guest's: the search needs some to show prices. */
export const exampleDates = 'ଉଦାହରଣ ତାରିଖ';
export const withExampleDates = (chosen: string) => `ଉଦାହରଣ: ${chosen}`;
export const stayPrice = (price: string) => `ଆପଣଙ୍କ ରହଣି ପାଇଁ ${price} ରୁ`;
export const fromPrice = (price: string) => `${price} ରୁ`;
/** Below a calendar with prices. */
export const calendarPrices = 'ଦାମ ଗୋଟିଏ ରୁମ, ଗୋଟିଏ ରାତି ପାଇଁ';
/** Under a day that would make a stay too short; the second for screen readers. */
export const fewest = (count: number) => `${count}+ ରାତି`;
export const fewestSpoken = (count: number) => `ଅତି କମରେ ${count} ରାତି ଦରକାର, ଏହା ତା’ଠାରୁ କମ`;
/** The same as `nights` under a day of the calendar, where there is little room. */
export const shortNights = (count: number) => nights(count);
export const nights = (count: number) => `${count} ରାତି`;
