/** Texts of the map (spec section 2, Contact and Room Details). */
export const MAP_LABEL = 'ঠিকানা খুঁজুন';
export const MAP_SEARCH = 'খুঁজুন';
