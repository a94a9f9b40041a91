import { openResults } from '#stores/search/rooms.ts';

/** Starts the search for rooms while React is loading. */
openResults();
