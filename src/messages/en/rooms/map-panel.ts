/** Texts of the map in use; apart from `map.ts`, so that pages load them only then. */
export const MAP_SEARCHING = 'Searching…';
export const MAP_NOTHING_FOUND = 'No place of this name was found. Please try another spelling.';
export const MAP_SEARCH_FAILED = 'The address search is not available at the moment. Please try again later.';
export const MAP_TILES_FAILED = "The map can't be loaded at the moment.";
export const MAP_ADDRESS_WORKS = 'The address and the link below still work.';
export const mapChosen = (place: string) => `The map shows ${place}.`;
