/** The page of the register of guests, and the travellers of a booking. */

/** A file's name stays Latin. */
export { occupancyFile, registerFile } from '../../../en/host/register/register.ts';

export const TITLE = 'रजिस्टर';
export const NOT_LOADED = 'रजिस्टर खुल नहीं पाया।';
export const homestay = 'होमस्टे';

export const NO_FORMS = 'किसी विदेशी मेहमान की रिपोर्ट बाकी नहीं है।';
export const formTitle = (name: string) => `फ़ॉर्म III: ${name}`;
export const FORM_LEAD = 'हर जानकारी कॉपी करके पोर्टल में डालें, फिर “पूरा हुआ” दबाएँ।';
export const backToRegister = 'रजिस्टर';
export const done = 'पूरा हुआ';
export const copy = 'कॉपी करें';
/** Follows "Copy" for a screen reader. */
export const copied = (field: string) => `– ${field}`;
export const NOT_MARKED = 'यह सहेजा नहीं जा सका। कृपया फिर कोशिश करें।';
export const FORM_NOT_LOADED = 'रिपोर्ट खुल नहीं पाई।';
export const arrivedAt = 'होमस्टे पहुँचे';
export const leftAt = 'होमस्टे से गए';
export const roomNames = 'कमरे';

export const WITHOUT_ID = 'बिना पहचान पत्र के';
export const ALL_SEEN = 'घर में सबका पहचान पत्र देखा जा चुका है।';

export const OCCUPANCY = 'ठहरे हुए लोगों की रिपोर्ट';
export const reportOf = (day: string, due: string) => `${day} की रात, ${due} तक देनी है`;
export const NOBODY = 'उस रात घर में कोई नहीं ठहरा।';
export const people = (count: number) => (count <= 1 ? `${count} व्यक्ति` : `${count} लोग`);
export const PDF = 'PDF';
export const whatsApp = 'WhatsApp';
export const OCCUPANCY_NOT_LOADED = 'ठहरे हुए लोगों की रिपोर्ट खुल नहीं पाई।';

export const GUESTS = 'मेहमान';
export const DAYS = { from: 'कब से', to: 'कब तक' } as const;
export const NO_GUESTS = 'इन दिनों किसी का चेक-इन नहीं हुआ।';
export const CSV = 'CSV';
export const NOT_DOWNLOADED = 'फ़ाइल डाउनलोड नहीं हो पाई।';
export const idNotSeen = 'पहचान पत्र नहीं देखा';

export const TRAVELLERS = 'यात्री';
export const NO_TRAVELLERS = 'अभी कोई यात्री नहीं लिखा गया।';
export const change = 'यात्री बदलें';
export const save = 'यात्री सहेजें';
export const saved = 'यात्री सहेज लिए गए।';
export const NOT_SAVED = 'यात्री सहेजे नहीं जा सके। कृपया फिर कोशिश करें।';
export const TRAVELLERS_NOT_LOADED = 'यात्री खुल नहीं पाए।';
export const lookAbove = 'जहाँ निशान लगा है, कृपया वहाँ देखें।';
