/** Places to visit, festivals and directions: labels beside the text of content/. */

export const placesToVisit = 'ପୁରୀ ପାଖରେ ବୁଲିବା ସ୍ଥାନ';
export const away = (distance: string) => `${distance} ଦୂର`;
export const map = 'ମ୍ୟାପ';
export const onTheMap = (place: string) => `${map}: ${place}`;
export const viewOnMap = 'ମ୍ୟାପରେ ଦେଖନ୍ତୁ';
export const viewPlaceOnMap = (place: string) => `${viewOnMap}: ${place}`;
export const learnMore = 'ଅଧିକ ଜାଣନ୍ତୁ';
export const learnMoreOf = (place: string) => `${place} ବିଷୟରେ ଅଧିକ ଜାଣନ୍ତୁ`;
export const bestTime = 'ସବୁଠୁ ଭଲ ସମୟ';
export const entryFee = 'ପ୍ରବେଶ ଫିସ';
export const openingHours = 'ଖୋଲା ରହିବାର ସମୟ';

/** The link at the end of a place's page. */
export const allPlaces = 'ପୁରୀ ପାଖର ସବୁ ସ୍ଥାନ';

export const festivals = 'ପର୍ବପର୍ବାଣି';
export const past = 'ସରିଯାଇଛି';
/** Where a past festival leads. */
export const nextDates = 'ପରବର୍ତ୍ତୀ ତାରିଖ ଦେଖନ୍ତୁ';
export const nextDatesOf = (festival: string, dates: string) => `${nextDates}: ${festival}, ${dates}`;
export const bookForFestival = (festival: string, dates: string) => `${festival} ପାଇଁ ଏବେ ବୁକ କରନ୍ତୁ, ${dates}`;

/** On the page of a festival. */
export const FESTIVAL = {
  title: (festival: string) => `ପୁରୀରେ ${festival}`,
  description: (festival: string, dates: string) =>
    `ପୁରୀରେ ${festival}${dates && `, ${dates}`}: କେଉଁଠି ଠିଆ ହେବେ, କ’ଣ ବନ୍ଦ ଥିବ, କିପରି ପହଞ୍ଚିବେ, ଆଉ ରୁମ କେଉଁଠି ଖୋଜିବେ।`,
  dates: 'ତାରିଖ',
  over: (year: number) => `${year} ମସିହାରେ ଏହା ସରିଯାଇଛି।`,
  unknown: (year: number) => `${year} ମସିହାର ତାରିଖ ଏପର୍ଯ୍ୟନ୍ତ ଜଣାନାହିଁ।`,
  /** Before the name of an almanac. */
  source: 'ଚାନ୍ଦ୍ର ପଞ୍ଜିକା ଅନୁସାରେ। ମିଳାଇ ଦେଖନ୍ତୁ:',
  ask: 'ଟିକେଟ କିଣିବା ଆଗରୁ ଆପଣଙ୍କ ହୋଷ୍ଟଙ୍କୁ ପଚାରନ୍ତୁ: ଶେଷ କଥା ମନ୍ଦିର ହିଁ କହେ।',
  rooms: (dates: string) => `ରୁମ ଖୋଜନ୍ତୁ, ${dates}`,
  /** Below the link to the rooms. */
  eveningBefore: 'ଆଗ ରାତି ସହିତ, ଯେପରି ସକାଳୁ ଆପଣ ସେଠାରେ ଥିବେ।',
} as const;

/** On the page of a place. */
export const PLACE = {
  description: (place: string) =>
    `ପୁରୀରୁ ${place} ବୁଲିଯାଆନ୍ତୁ: ସେଠାରେ କ’ଣ ଦେଖିବେ, ସବୁଠୁ ଭଲ ସମୟ, ପ୍ରବେଶ ଫିସ, ଖୋଲା ରହିବାର ସମୟ ଓ ମ୍ୟାପ।`,
} as const;

export const whatGuestsSay = 'ଆମ ଅତିଥିମାନେ କ’ଣ କହନ୍ତି';
/** Before the source of a figure, for screen readers. */
export const source = 'ଉତ୍ସ:';
export const welcome = 'ସ୍ୱାଗତ';
export const callUs = 'ଫୋନ କରନ୍ତୁ';
export const writeToUs = 'ଆମକୁ ଲେଖନ୍ତୁ';
