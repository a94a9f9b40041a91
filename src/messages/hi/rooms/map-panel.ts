/** Texts of the map in use; apart from `map.ts`, so that pages load them only then. */
export const MAP_SEARCHING = 'खोज रहे हैं…';
export const MAP_NOTHING_FOUND = 'इस नाम की कोई जगह नहीं मिली। कृपया नाम दूसरी तरह लिखकर देखें।';
export const MAP_SEARCH_FAILED = 'पते की खोज अभी नहीं चल रही। कृपया थोड़ी देर बाद फिर कोशिश करें।';
export const MAP_TILES_FAILED = 'नक्शा अभी नहीं खुल पा रहा।';
export const MAP_ADDRESS_WORKS = 'पता और नीचे का लिंक अब भी काम करते हैं।';
export const mapChosen = (place: string) => `नक्शे पर दिख रहा है: ${place}।`;
