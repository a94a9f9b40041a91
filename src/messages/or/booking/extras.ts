/** The extras that the host arranges, on screens, in e-mails and reports. */

import type { ExtraText } from '../../en/booking/extras.ts';

export type * from '../../en/booking/extras.ts';

export const EXTRA_NAMES = {
  mahaprasad: 'ମହାପ୍ରସାଦ',
  bus_tickets: 'ଟୁରିଷ୍ଟ ବସ ଟିକେଟ',
  priest: 'ମନ୍ଦିର ପଣ୍ଡା',
  pick_up: 'ପିକ-ଅପ ଗାଡ଼ି',
} as const;

const HOW_MANY_PEOPLE = 'କେତେ ଜଣ?';

/** The fields of each extra, in a group with its name. `noun` names the buttons of the count. */
export const EXTRA_FIELDS = {
  mahaprasad: { count: 'କେତେ ଜଣଙ୍କ ମହାପ୍ରସାଦ', noun: 'ମହାପ୍ରସାଦ', example: 'ଯେପରି “ଦ୍ୱିପହରରେ”' },
  bus_tickets: { count: 'ବସ ଟିକେଟ', noun: 'ବସ ଟିକେଟ', example: 'ଯେପରି “କୋଣାର୍କ”' },
  priest: { count: HOW_MANY_PEOPLE, noun: 'ପଣ୍ଡାଙ୍କ ସହ ଯିବା ଲୋକ', example: 'ଯେପରି “ଭୋରରୁ”' },
  pick_up: { count: HOW_MANY_PEOPLE, noun: 'ପିକ-ଅପ ଗାଡ଼ିରେ ଆସିବା ଲୋକ', example: 'ଯେପରି “ଟ୍ରେନ 18409”' },
} as const;
export const WHICH_DAY = 'କେଉଁ ଦିନ?';
export const PICK_UP_PLACE = 'କେଉଁଠୁ ଆଣିବୁ';
export const ANY_WISHES = 'ଆଉ କିଛି ଚାହାଁନ୍ତି କି? (ଇଚ୍ଛାଧୀନ)';

/** What is counted. A booking of a newer version may have another kind. */
const UNITS: Partial<Record<string, string>> = {
  mahaprasad: ' ଜଣଙ୍କ ପାଇଁ',
  bus_tickets: 'ଟି ସିଟ',
  priest: ' ଜଣ',
  pick_up: ' ଜଣ',
};

/** `1 ଜଣଙ୍କ ପାଇଁ`, `6 ଜଣ` */
export const extraCount = ({ kind, count }: Pick<ExtraText, 'kind' | 'count'>) =>
  `${count}${UNITS[kind] ?? ''}`;

export const PICK_UP_FROM = { station: 'ପୁରୀ ରେଳ ଷ୍ଟେସନ', airport: 'ଭୁବନେଶ୍ୱର ବିମାନବନ୍ଦର' } as const;

/**
 * `4 ଜଣଙ୍କ ପାଇଁ, ଶୁକ୍ର, 18 ଡିସେ 2026 (ପିଆଜ ନାହିଁ)`, a pick-up `4 ଜଣ, ଶୁକ୍ର, 18 ଡିସେ 2026, ଭୁବନେଶ୍ୱର ବିମାନବନ୍ଦରରୁ`; `date` as
 * shown.
 */
export function extraLine({ kind, count, from, note }: ExtraText, date: string): string {
  const place = from ? `, ${PICK_UP_FROM[from]}ରୁ` : '';
  return `${extraCount({ kind, count })}, ${date}${place}${note ? ` (${note})` : ''}`;
}

/** Follows what is paid at the homestay, within a line. */
export const payableThere = 'ହୋମଷ୍ଟେରେ ଦେବେ';
/** Follows an extra that is only asked for, within a line. */
export const hostConfirms = 'ହୋଷ୍ଟ ନିଶ୍ଚିତ କରିବେ';

export const arrivalTimeLabel = 'ପହଞ୍ଚିବାର ସମୟ';
export const hostNoteLabel = 'ହୋଷ୍ଟଙ୍କ ପାଇଁ ଟିପ୍ପଣୀ';

export const extraDateWrong = 'ଦୟାକରି ରହଣି ଭିତରର ଗୋଟିଏ ଦିନ ବାଛନ୍ତୁ।';
export const pickUpDateWrong = 'ପିକ-ଅପ ଗାଡ଼ି କେବଳ ଚେକ-ଇନ ଦିନ ମିଳେ।';
export const pickUpFromMissing = 'ଦୟାକରି ଷ୍ଟେସନ କିମ୍ବା ବିମାନବନ୍ଦର ବାଛନ୍ତୁ।';
export const fromNotUsed = 'ଏହା କେବଳ ପିକ-ଅପ ଗାଡ଼ି ପାଇଁ।';
export const extraCountWrong = (guests: number) =>
  guests === 1 ? 'ଦୟାକରି 1 ବାଛନ୍ତୁ।' : `ଦୟାକରି 1 ରୁ ${guests} ଭିତରେ ବାଛନ୍ତୁ।`;
