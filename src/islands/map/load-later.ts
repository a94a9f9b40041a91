/** Pages that load the map last import this file, which costs little because it is separate. */
import './location-map.ts';
