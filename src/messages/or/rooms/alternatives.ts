/** What a guest can book instead of a stay that can't be had, and how to ask the host. */

export const heading = 'ଏହା ବଦଳରେ ଏଗୁଡ଼ିକ ବୁକ କରିପାରିବେ';
export const looking = 'ଅନ୍ୟ ତାରିଖ ଖୋଜୁଛୁ…';
/** A longer stay of a room whose minimum stay is longer than the asked one. */
export const stayNights = (nights: number) => `${nights} ରାତି ରୁହନ୍ତୁ`;
export const otherHomestay = 'ସେହି ତାରିଖରେ ଅନ୍ୟ ହୋମଷ୍ଟେ';
export const split = 'ଦୁଇଟି ବୁକିଂ, ପ୍ରତ୍ୟେକର ଅଲଗା ପେମେଣ୍ଟ';
export const bookFirst = 'ପ୍ରଥମ ରହଣି ବୁକ କରନ୍ତୁ';
export const bookSecond = 'ଦ୍ୱିତୀୟ ରହଣି ବୁକ କରନ୍ତୁ';
/** "12–14 ଫେବୃ · ରୁମ 5", "12–14 ଫେବୃ · ରୁମ 1, ରୁମ 2". */
export const datesAndRooms = (dates: string, rooms: readonly string[]) => `${dates} · ${rooms.join(', ')}`;

/** "20 ଜଣ ବୟସ୍କ ଓ 3ଟି ପିଲା, 12–14 ମାର୍ଚ୍ଚ 2027". */
export const groupAndDates = (group: string, dates: string) => `${group}, ${dates}`;
/** The beginning of a chat with the host. */
export const question = (request: string) => `ଆପଣଙ୍କ ପାଖରେ ଏଥିପାଇଁ ରୁମ ଅଛି କି: ${request}?`;
export const call = (phone: string) => `${phone} ରେ ଫୋନ କରନ୍ତୁ`;
