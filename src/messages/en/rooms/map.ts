/** Texts of the map (spec section 2, Contact and Room Details). */
export const MAP_LABEL = 'Search an address';
export const MAP_SEARCH = 'Search';
