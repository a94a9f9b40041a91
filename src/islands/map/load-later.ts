/** For pages that load the map last; a file of its own, so that importing it is cheap. */
import './location-map.ts';
