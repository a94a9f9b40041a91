/** Texts of the map in use; apart from `map.ts`, so that pages load them only then. */
export const MAP_SEARCHING = 'ଖୋଜୁଛୁ…';
export const MAP_NOTHING_FOUND = 'ଏହି ନାଁର କୌଣସି ଜାଗା ମିଳିଲା ନାହିଁ। ଦୟାକରି ଅନ୍ୟ ବନାନରେ ଲେଖି ଦେଖନ୍ତୁ।';
export const MAP_SEARCH_FAILED = 'ଠିକଣା ଖୋଜିବା ଏବେ ହୋଇପାରୁନାହିଁ। ଦୟାକରି ଟିକିଏ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';
export const MAP_TILES_FAILED = 'ମ୍ୟାପ ଏବେ ଲୋଡ ହୋଇପାରୁନାହିଁ।';
export const MAP_ADDRESS_WORKS = 'ତଳେ ଥିବା ଠିକଣା ଓ ଲିଙ୍କ ଏବେ ବି କାମ କରେ।';
export const mapChosen = (place: string) => `ମ୍ୟାପରେ ${place} ଦେଖାଯାଉଛି।`;
