/** What a host adds to a booking. */

/** "2 × ₹150". */
export { pieces } from '../../../en/host/papers/charges.ts';

export const add = 'शुल्क जोड़ें';
export const title = 'शुल्क जोड़ें';
export const kind = 'क्या जोड़ना है?';
export const KINDS = { breakfast: 'नाश्ता', extra_bed: 'अतिरिक्त बिस्तर', other: 'कुछ और' } as const;
export const what = 'क्या';
export const count = 'कितने';
export const price = 'कीमत';
export const priceHint = 'एक की, टैक्स सहित।';
export const day = 'दिन';
export const dayHint = 'दिन न चुनें तो यह पूरे ठहरने के लिए होगा।';
export const save = 'शुल्क सहेजें';

export const WHAT_NEEDED = 'लिखें कि यह क्या है।';
export const COUNT_NEEDED = '1 से 99 के बीच संख्या लिखें।';
export const PRICE_NEEDED = 'कीमत पूरे रुपयों में लिखें।';

const balance = (due: string | undefined) => (due ? `${due} बाकी हैं।` : 'कुछ बाकी नहीं है।');
export const added = (amount: string, due: string | undefined) => `${amount} जोड़े गए। ${balance(due)}`;
export const undone = (due: string | undefined) => `शुल्क वापस ले लिया गया। ${balance(due)}`;

export const charges = 'शुल्क';
export const undo = 'वापस लें';
export const undoNamed = (text: string) => `${text} वापस लें`;
export const by = (name: string) => `${name} ने जोड़ा`;
