/** Sentences of the page `/check`, on which anybody can check a booking. */

export const TITLE = 'बुकिंग जाँचें';
export const DESCRIPTION = 'रेफ़रेंस और जाँच कोड से देखें कि बुकिंग असली है या नहीं।';
export const LEAD = 'मेहमान ने जो रेफ़रेंस और जाँच कोड दिखाए हैं, वे लिखें। दोनों बुकिंग की पुष्टि में लिखे हैं।';
export const REFERENCE = 'रेफ़रेंस';
export const REFERENCE_EXAMPLE = 'SH12';
export const REFERENCE_NEEDED = 'कृपया रेफ़रेंस लिखें, जैसे SH12।';
export const CODE = 'कोड';
export const CODE_EXAMPLE = 'K7Q-F2M';
export const CODE_NEEDED = 'कृपया जाँच कोड लिखें, जैसे K7Q-F2M।';
export const CHECK = 'जाँचें';
export const CHECKING = 'कोड जाँच रहे हैं…';

const PAID = { full: 'पूरा चुकाया', half: 'आधा चुकाया', later: 'आने पर चुकाना है' } as const;

/** `from` is a day as text. */
export const isReal = (stay: { nights: number; from: string; homestay: string; paid: keyof typeof PAID }) =>
  `यह बुकिंग असली है: ${stay.from} से ${stay.nights} रात, ${stay.homestay}, ${PAID[stay.paid]}।`;
/** For a code that was read without a network. */
export const asOf = (day: string) => `${day} तक की जानकारी`;

export const NOT_FOUND = 'इस रेफ़रेंस और कोड की कोई बुकिंग हमें नहीं मिली।';
export const CANCELLED = 'यह बुकिंग रद्द हो चुकी है।';
export const OVER = 'इस बुकिंग के दिन बीत चुके हैं।';
export const NOT_OURS = 'यह कोड हमारा नहीं है।';
export const NOT_CHECKED = 'हम यह बुकिंग जाँच नहीं पाए। कृपया फिर कोशिश करें।';
