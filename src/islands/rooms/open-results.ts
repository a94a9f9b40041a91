import { openResults } from '#stores/rooms.ts';

/** The results page at work: asks for the rooms while React is still on its way. */
openResults();
