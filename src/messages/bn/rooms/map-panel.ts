/** Texts of the map in use; apart from `map.ts`, so that pages load them only then. */
export const MAP_SEARCHING = 'খোঁজা হচ্ছে…';
export const MAP_NOTHING_FOUND = 'এই নামে কোনো জায়গা পাওয়া গেল না। বানান বদলে দেখুন।';
export const MAP_SEARCH_FAILED = 'ঠিকানা খোঁজা এখন যাচ্ছে না। একটু পরে আবার চেষ্টা করুন।';
export const MAP_TILES_FAILED = 'মানচিত্র এখন আনা যাচ্ছে না।';
export const MAP_ADDRESS_WORKS = 'নিচের ঠিকানা আর লিঙ্ক ঠিকই কাজ করছে।';
export const mapChosen = (place: string) => `মানচিত্রে দেখা যাচ্ছে: ${place}।`;
