import { openResults } from '#stores/rooms.ts';

/** Starts the search for rooms while React is loading. */
openResults();
