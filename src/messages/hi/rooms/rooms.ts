/** Sentences of the results page (spec sections 2 and 8). */

export const results = 'कमरे';
export const failedHint = 'कृपया पेज फिर से खोलें या थोड़ी देर बाद फिर कोशिश करें।';
export const emptyTitle = 'कोई कमरा खाली नहीं';
export const emptyHint =
  'माफ़ कीजिए, आपकी तारीखों और मेहमानों की गिनती के हिसाब से कोई कमरा खाली नहीं है। कृपया दूसरी तारीखें देखें या मेहमान कम करें।';
export const banner = (from: string, to: string) => `${from} से ${to} तक के खाली कमरे`;
export const loading = 'कमरों की सूची खुल रही है…';

export const festivalNotice =
  'त्योहार की तारीखें: चुने हुए त्योहार की तारीखें बीत चुकी हैं। आप कमरे देख सकते हैं, पर बुकिंग आज या आगे की तारीखों की ही होती है।';

export const notAvailable = 'खाली नहीं';
export const bookingUnavailable = 'बुकिंग बंद है';

export const pastNotice = 'चुनी हुई तारीखें बीत चुकी हैं। आप कमरे देख सकते हैं, पर बुकिंग आज या आगे की तारीखों की ही होती है।';
export const datesPast = 'ये तारीखें बीत चुकी हैं';
export const found = (count: number) => (count <= 1 ? `${count} कमरा` : `${count} कमरे`);
export const foundAndShown = (count: number, shown: number) => `${found(count)}, ${shown} दिख रहे हैं`;
export const shownOf = (shown: number, count: number) => `${found(count)}, इनमें से ${shown} दिख रहे हैं`;
export const showMore = 'और दिखाएँ';
export const forStay = (total: string, nights: number) => `${nights} रात के ${total}`;
export const extraDiscount = (percent: number, nights: number) =>
  `${nights > 0 ? 'ज़्यादा दिन ठहरने पर ' : ''}${percent}% और छूट मिली!`;

export const sortAndFilter = 'क्रम और फ़िल्टर';
export const showRooms = (count: number) => `${found(count)} दिखाएँ`;
export const sortBy = 'क्रम';
export const SORTS = {
  recommended: 'हमारी पसंद',
  'price-low': 'कीमत: कम से ज़्यादा',
  'price-high': 'कीमत: ज़्यादा से कम',
} as const;
export const airConditioning = 'एयर कंडीशनर';
export const any = 'कोई भी';
export const withAc = 'AC';
export const withoutAc = 'बिना AC';
export const amenities = 'सुविधाएँ';
export const elders = 'बुज़ुर्गों और तीर्थयात्रियों के लिए';
export const NEEDS = {
  'ground-floor': 'ग्राउंड फ़्लोर',
  'hot-water': 'गरम पानी',
  'near-temple': 'मंदिर पैदल 10 मिनट के अंदर',
} as const;
export const homestays = 'होमस्टे';
export const noMatch = 'आपके फ़िल्टर से कोई कमरा नहीं मिला।';
export const clearFilters = 'फ़िल्टर हटाएँ';
export const allInCart = 'इन तारीखों के सारे खाली कमरे आपके कार्ट में हैं।';

export const map = 'नक्शा';
export const mapTitle = 'हमारे होमस्टे';
export const mapHint = 'किसी होमस्टे को छुएँ और उसके कमरे देखें।';
export const fromPrice = (amount: string) => `${amount} से`;

export const compare = 'तुलना करें';
export const compareRooms = (count: number) =>
  count <= 1 ? `${count} कमरे की तुलना करें` : `${count} कमरों की तुलना करें`;
export const chooseAnother = 'तुलना के लिए एक और कमरा चुनें';
export const comparison = 'कमरों की तुलना';
export const clearComparison = 'हटाएँ';
export const comparedFact = {
  price: 'एक रात की कीमत',
  total: 'सब रातों की कीमत',
  sleeps: 'कितने लोग',
  beds: 'बिस्तर',
  size: 'आकार',
  floor: 'मंज़िल',
  homestay: 'होमस्टे',
} as const;
export const unknown = '–';
export const hasAmenity = (has: boolean) => (has ? 'हाँ' : 'नहीं');

export const goToCart = 'कार्ट देखें';
