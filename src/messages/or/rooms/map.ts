/** Texts of the map (spec section 2, Contact and Room Details). */
export const MAP_LABEL = 'ଠିକଣା ଖୋଜନ୍ତୁ';
export const MAP_SEARCH = 'ଖୋଜନ୍ତୁ';
