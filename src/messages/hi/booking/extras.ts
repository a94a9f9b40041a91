/** The extras that the host arranges, on screens, in e-mails and reports. */

import type { ExtraText } from '../../en/booking/extras.ts';

export type * from '../../en/booking/extras.ts';

export const EXTRA_NAMES = {
  mahaprasad: 'महाप्रसाद',
  bus_tickets: 'टूरिस्ट बस के टिकट',
  priest: 'मंदिर के पंडा',
  pick_up: 'पिक-अप',
} as const;

const HOW_MANY_PEOPLE = 'कितने लोग?';

/** The fields of each extra, in a group with its name. `noun` names the buttons of the count. */
export const EXTRA_FIELDS = {
  mahaprasad: { count: 'महाप्रसाद की थालियाँ', noun: 'महाप्रसाद की थालियाँ', example: 'जैसे “दोपहर में”' },
  bus_tickets: { count: 'बस के टिकट', noun: 'बस के टिकट', example: 'जैसे “कोणार्क”' },
  priest: { count: HOW_MANY_PEOPLE, noun: 'पंडा के साथ जाने वाले लोग', example: 'जैसे “सुबह-सुबह”' },
  pick_up: { count: HOW_MANY_PEOPLE, noun: 'पिक-अप के लोग', example: 'जैसे “ट्रेन 18409”' },
} as const;
export const WHICH_DAY = 'किस दिन?';
export const PICK_UP_PLACE = 'पिक-अप कहाँ से';
export const ANY_WISHES = 'कोई खास बात? (ज़रूरी नहीं)';

/** What is counted, one and many. A booking of a newer version may have another kind. */
const UNITS: Partial<Record<string, readonly [one: string, many: string]>> = {
  mahaprasad: ['थाली', 'थालियाँ'],
  bus_tickets: ['सीट', 'सीटें'],
  priest: ['व्यक्ति', 'लोग'],
  pick_up: ['व्यक्ति', 'लोग'],
};

/** `1 थाली`, `6 लोग` */
export function extraCount({ kind, count }: Pick<ExtraText, 'kind' | 'count'>): string {
  const unit = UNITS[kind]?.[count <= 1 ? 0 : 1];
  return unit ? `${count} ${unit}` : String(count);
}

export const PICK_UP_FROM = { station: 'पुरी रेलवे स्टेशन', airport: 'भुवनेश्वर एयरपोर्ट' } as const;

/** `4 थालियाँ, शुक्र, 18 दिस॰ 2026 (प्याज़ नहीं)`, a pick-up with its place; `date` as shown. */
export function extraLine({ kind, count, from, note }: ExtraText, date: string): string {
  const place = from ? `, ${PICK_UP_FROM[from]} से` : '';
  return `${extraCount({ kind, count })}, ${date}${place}${note ? ` (${note})` : ''}`;
}

/** Follows what is paid at the homestay, within a line. */
export const payableThere = 'होमस्टे पर देना है';
/** Follows an extra that is only asked for, within a line. */
export const hostConfirms = 'मेज़बान पक्का करेंगे';

export const arrivalTimeLabel = 'पहुँचने का समय';
export const hostNoteLabel = 'मेज़बान के लिए संदेश';

export const extraDateWrong = 'कृपया ठहरने के दिनों में से कोई दिन चुनें।';
export const pickUpDateWrong = 'पिक-अप चेक-इन के दिन ही होता है।';
export const pickUpFromMissing = 'कृपया स्टेशन या एयरपोर्ट चुनें।';
export const fromNotUsed = 'यह सिर्फ़ पिक-अप के लिए है।';
export const extraCountWrong = (guests: number) =>
  guests <= 1 ? 'कृपया 1 चुनें।' : `कृपया 1 से ${guests} के बीच चुनें।`;
