/** Sentences of the room page (spec sections 2, 4 and 8). */

export const room = 'कमरा';
export const loadingRoom = 'कमरे का पेज खुल रहा है…';
export const roomComing = 'फ़ोटो और हर रात की कीमत अभी दिखेगी।';
export const roomUnknown = 'कमरा नहीं मिला';
export const roomUnknownWhy = 'आप जो कमरा ढूँढ रहे हैं, वह हमें नहीं मिला।';
export const detailsFailed = 'कमरे की जानकारी खुल नहीं पाई। कृपया थोड़ी देर बाद फिर कोशिश करें।';

export const checking = 'देख रहे हैं...';
export const soldOutTitle = 'इन तारीखों पर भर चुका है';

export function soldOut(from: string, to: string): string {
  return `यह कमरा ${from} से ${to} तक खाली नहीं है। कृपया दूसरी तारीखें या दूसरे कमरे देखें।`;
}

/** For dates of a booking that this browser has paid for. */
export const bookedHere = 'यह कमरा आपने बुक किया है';
export const seeBooking = 'अपनी बुकिंग देखें';

export const notAvailableTitle = 'बुकिंग नहीं हो सकती';

export const notInCart = (name: string) => `${name} आपके कार्ट में नहीं है: आपकी बुकिंग उन्हीं कमरों की है जो कार्ट में हैं।`;
export const addIt = 'इसे जोड़ें';

/** The sample of the demonstration. */
export const sampleRating = (value: string, reviews: number) => `${value} (${reviews} रिव्यू)`;
export const yourStay = 'तारीखें और मेहमान';
export const discount = 'छूट';
export const longStayDiscount = (percent: number, nights: number) => `${nights} रात पर ${percent}% छूट`;

export const whyHere = 'यहीं क्यों बुक करें';
export const WHY_HERE = {
  commission: 'कोई कमीशन नहीं',
  changes: 'तारीख बदलना मुफ़्त',
  half: 'आधा अभी, आधा पहुँचने पर',
  host: 'मेज़बान खुद जवाब देते हैं',
} as const;

export const available = 'खाली है';
export const roomsSelected = 'चुने हुए कमरे';
export const was = ', पहले ';
/** What a longer stay saves, by the homestay's own rules; empty without one. */
export function longerStayHint(rules: readonly { nights: number; percent: number }[]): string {
  const saving = rules.filter(({ percent }) => percent > 0);
  if (saving.length === 0) return '';
  const nights = Math.min(...saving.map((rule) => rule.nights));
  const percent = Math.max(...saving.map((rule) => rule.percent));
  return `${nights} या ज़्यादा दिन बुक करें, ${percent}% ${saving.length > 1 ? 'तक की ' : ''}छूट पाएँ।`;
}
