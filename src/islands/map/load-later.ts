/** For pages that load the map after everything else. A file of its own keeps it light where it is imported at once. */
import './location-map.ts';
