/** What the map says once it is used; apart from what it says before, so that a page loads only that. */
export const MAP_SEARCHING = 'Searching…';
export const MAP_NOTHING_FOUND = 'No place of that name was found. Please try another spelling.';
export const MAP_SEARCH_FAILED = 'The address search does not answer. Please try again later.';
export const MAP_TILES_FAILED =
  'The map can not be loaded at the moment. The address and the link below still work.';
export const mapChosen = (place: string) => `The map shows ${place}.`;
