/** Sentences of the results page (spec sections 2 and 8). */

export const results = 'ରୁମ';
export const failedHint = 'ଦୟାକରି ପୃଷ୍ଠାଟି ପୁଣି ଲୋଡ କରନ୍ତୁ କିମ୍ବା ଟିକିଏ ପରେ ଚେଷ୍ଟା କରନ୍ତୁ।';
export const emptyTitle = 'କୌଣସି ରୁମ ଖାଲି ନାହିଁ';
export const emptyHint =
  'କ୍ଷମା କରିବେ, ଆପଣଙ୍କ ତାରିଖ ଓ ଅତିଥି ସଂଖ୍ୟା ପାଇଁ କୌଣସି ରୁମ ଖାଲି ନାହିଁ। ଦୟାକରି ଅନ୍ୟ ତାରିଖ ଦେଖନ୍ତୁ କିମ୍ବା ଅତିଥି ସଂଖ୍ୟା କମାନ୍ତୁ।';
export const banner = (from: string, to: string) => `${from} ଠାରୁ ${to} ପର୍ଯ୍ୟନ୍ତ ଖାଲି ଥିବା ରୁମ`;
export const loading = 'ରୁମ ଲୋଡ ହେଉଛି…';

export const festivalNotice =
  'ପର୍ବ ତାରିଖ: ଆପଣ ବାଛିଥିବା ପର୍ବର ତାରିଖ ଗଡ଼ିଯାଇଛି। ଆପଣ ରୁମ ଦେଖିପାରିବେ, କିନ୍ତୁ ବୁକିଂ କେବଳ ଆଜିର କିମ୍ବା ଆଗକୁ ଥିବା ତାରିଖ ପାଇଁ ହୁଏ।';

export const notAvailable = 'ଖାଲି ନାହିଁ';
export const bookingUnavailable = 'ବୁକିଂ ହେବ ନାହିଁ';

export const pastNotice = 'ଆପଣ ବାଛିଥିବା ତାରିଖ ଗଡ଼ିଯାଇଛି। ଆପଣ ରୁମ ଦେଖିପାରିବେ, କିନ୍ତୁ ବୁକିଂ କେବଳ ଆଜିର କିମ୍ବା ଆଗକୁ ଥିବା ତାରିଖ ପାଇଁ ହୁଏ।';
export const datesPast = 'ଏହି ତାରିଖ ଗଡ଼ିଯାଇଛି';
export const found = (count: number) => `${count}ଟି ରୁମ`;
export const foundAndShown = (count: number, shown: number) => `${found(count)}, ${shown}ଟି ଦେଖାଯାଉଛି`;
export const shownOf = (shown: number, count: number) => `${found(count)}, ସେଥିରୁ ${shown}ଟି ଦେଖାଯାଉଛି`;
export const showMore = 'ଆଉ ଦେଖାନ୍ତୁ';
export const forStay = (total: string, nights: number) => `${nights} ରାତି ପାଇଁ ${total}`;
export const extraDiscount = (percent: number, nights: number) =>
  `${nights > 0 ? 'ଅଧିକ ଦିନ ରହଣି ପାଇଁ ' : ''}ଆଉ ${percent}% ରିହାତି ମିଳିଲା!`;

export const sortAndFilter = 'କ୍ରମ ଓ ଫିଲ୍ଟର';
export const showRooms = (count: number) => `${found(count)} ଦେଖାନ୍ତୁ`;
export const sortBy = 'କ୍ରମ';
export const SORTS = {
  recommended: 'ଆମ ପସନ୍ଦ',
  'price-low': 'ଦାମ: କମରୁ ବେଶି',
  'price-high': 'ଦାମ: ବେଶିରୁ କମ',
} as const;
export const airConditioning = 'ଏୟାର କଣ୍ଡିସନର';
export const any = 'ଯେକୌଣସି';
export const withAc = 'AC';
export const withoutAc = 'AC ବିନା';
export const amenities = 'ସୁବିଧା';
export const elders = 'ବୟୋଜ୍ୟେଷ୍ଠ ଓ ତୀର୍ଥଯାତ୍ରୀଙ୍କ ପାଇଁ';
export const NEEDS = {
  'ground-floor': 'ତଳ ମହଲା',
  'hot-water': 'ଗରମ ପାଣି',
  'near-temple': 'ମନ୍ଦିର ଚାଲିକରି 10 ମିନିଟ ଭିତରେ',
} as const;
export const homestays = 'ହୋମଷ୍ଟେ';
export const noMatch = 'ଆପଣଙ୍କ ଫିଲ୍ଟର ସହ କୌଣସି ରୁମ ମେଳ ଖାଉନାହିଁ।';
export const clearFilters = 'ଫିଲ୍ଟର ହଟାନ୍ତୁ';
export const allInCart = 'ଏହି ତାରିଖରେ ଖାଲି ଥିବା ସବୁ ରୁମ ଆଗରୁ ଆପଣଙ୍କ କାର୍ଟରେ ଅଛି।';

export const map = 'ମ୍ୟାପ';
export const mapTitle = 'ଆମ ହୋମଷ୍ଟେ';
export const mapHint = 'ଗୋଟିଏ ହୋମଷ୍ଟେକୁ ଛୁଇଁ ତା’ର ରୁମ ଦେଖନ୍ତୁ।';
export const fromPrice = (amount: string) => `${amount} ରୁ`;

export const compare = 'ତୁଳନା କରନ୍ତୁ';
export const compareRooms = (count: number) => `${found(count)} ତୁଳନା କରନ୍ତୁ`;
export const chooseAnother = 'ତୁଳନା ପାଇଁ ଆଉ ଗୋଟିଏ ରୁମ ବାଛନ୍ତୁ';
export const comparison = 'ରୁମ ତୁଳନା';
export const clearComparison = 'ହଟାନ୍ତୁ';
export const comparedFact = {
  price: 'ପ୍ରତି ରାତିର ଦାମ',
  total: 'ଆପଣଙ୍କ ରହଣି',
  sleeps: 'କେତେ ଜଣ',
  beds: 'ବିଛଣା',
  size: 'ଆକାର',
  floor: 'ମହଲା',
  homestay: 'ହୋମଷ୍ଟେ',
} as const;
export const unknown = '–';
export const hasAmenity = (has: boolean) => (has ? 'ହଁ' : 'ନା');

export const goToCart = 'କାର୍ଟକୁ ଯାଆନ୍ତୁ';
