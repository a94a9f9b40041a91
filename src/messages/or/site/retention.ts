/** The table of retention periods on the privacy page: a row for each kind of `domain/content/retention.ts`, in its order. */

import type * as en from '../../en/site/retention.ts';

export const KINDS = {
  unpaidBooking: { what: 'ଯେଉଁ ବୁକିଂର ପେମେଣ୍ଟ କେବେ ହୋଇନାହିଁ', why: 'ପେମେଣ୍ଟ ପରେ ବି ଆସିପାରେ।' },
  invoice: {
    what: 'ନାଁ, ଠିକଣା, କ’ଣ ବୁକ ହେଲା ଓ କେତେ ଦିଆଗଲା',
    why: 'ଟିକସ ଆଇନ: ଇନଭଏସ ରଖିବାକୁ ପଡ଼େ।',
  },
  channelEvent: {
    what: 'ଆମ ରୁମରେ ରହଣି ବିଷୟରେ ଅନ୍ୟ ବୁକିଂ ସାଇଟର କ୍ୟାଲେଣ୍ଡର ଯାହା କହେ',
    why: 'କେତେକ ସାଇଟ ସେଥିରେ ନାଁ ଲେଖନ୍ତି। ଗୋଟିଏ ରୁମ ଯେପରି ଦୁଇ ଥର ବିକ୍ରି ନହୁଏ, ସେଥିପାଇଁ ଏହା ଦରକାର।',
  },
  guestEmail: {
    what: 'ବୁକିଂର ଇମେଲ; ସେଥିରେ ଆପଣଙ୍କ ଆକାଉଣ୍ଟ ଥିଲେ ଅଧିକ ଦିନ',
    why: 'ଆପଣଙ୍କୁ କାଗଜପତ୍ର ପଠାଇବା ଓ ଟଙ୍କା ଫେରସ୍ତ କରିବା ପାଇଁ।',
  },
  stayDetails: {
    what: 'ବୁକିଂର ଫୋନ ନମ୍ବର, ପହଞ୍ଚିବାର ସମୟ ଓ ଟିପ୍ପଣୀ',
    why: 'ଆପଣଙ୍କ ସହ ଯୋଗାଯୋଗ କରିବା ଓ ଯାହା ରହିଯାଇଛି ତାହା ସାରିବା ପାଇଁ।',
  },
  register: {
    what: 'ଅତିଥିଙ୍କ ରେଜିଷ୍ଟର (ଯାତ୍ରୀ, ପାସପୋର୍ଟ)',
    why: 'ଆଇନ ପ୍ରତ୍ୟେକ ହୋମଷ୍ଟେକୁ ଏହା ରଖିବାକୁ କହେ। ଏହା ଏନକ୍ରିପ୍ଟ ହୋଇ ରହେ; ପାସପୋର୍ଟ କେବଳ ମାଲିକ ଦେଖନ୍ତି।',
  },
  bookingLink: { what: 'ଆମ ଇମେଲରେ ଥିବା ବୁକିଂର ଲିଙ୍କ', why: 'ଆପଣଙ୍କ ବୁକିଂ ଖୋଲିବା ପାଇଁ।' },
  bookingTrace: {
    what: 'କିଏ କେଉଁଠାରୁ ବୁକ କଲେ, ଏପରି ରୂପରେ ଯାହା ଆମେ ପଢ଼ିପାରୁ ନାହିଁ',
    why: 'ଯେପରି କେହି ସବୁ ରୁମ ଅଟକାଇ ନପାରନ୍ତି।',
  },
  reviewName: {
    what: 'ମତାମତ ସହିତ ଥିବା ପ୍ରଥମ ନାଁ; ଆପଣଙ୍କ କଥା ରହିବ',
    why: 'ଯଦି ଆପଣ ରାଜି, ତେବେ କଥାଗୁଡ଼ିକ କାହାର ଦେଖାଇବା ପାଇଁ।',
  },
  hostAct: {
    what: 'ହୋଷ୍ଟ ବୁକିଂରେ କ’ଣ କଲେ, ଆଉ କେବେ',
    why: 'ଇନଭଏସ ପରି, ଦରକାର ପଡ଼ିଲେ ବୁଝାଇବା ପାଇଁ।',
  },
  quote: { what: 'ଆମେ କହିଥିବା ଦାମ, ଆପଣଙ୍କ ଟିପ୍ପଣୀ ସହିତ', why: 'ଆମ କଥା ରଖିବା ପାଇଁ।' },
  waiting: { what: 'ଅପେକ୍ଷା ତାଲିକାରେ ସ୍ଥାନ', why: 'ରୁମ ଖାଲି ହେଲେ ଆପଣଙ୍କୁ ଜଣାଇବା ପାଇଁ।' },
  unprovenEntry: {
    what: 'ଅପେକ୍ଷା ତାଲିକାରେ ଯେଉଁ ସ୍ଥାନ କେବେ ନିଶ୍ଚିତ ହୋଇନାହିଁ',
    why: 'ଆପଣ ତାହା ପରେ ବି ନିଶ୍ଚିତ କରିପାରନ୍ତି।',
  },
  sentMail: {
    what: 'ଆମେ ପଠାଇଥିବା ଇମେଲର ତାଲିକା',
    why: 'ଇମେଲ କାହିଁକି ପହଞ୍ଚିଲା ନାହିଁ ଜାଣିବା ପାଇଁ।',
  },
  unprovenAccount: {
    what: 'ଯେଉଁ ଆକାଉଣ୍ଟର ଇମେଲ କେବେ ନିଶ୍ଚିତ ହୋଇନାହିଁ',
    why: 'ଆପଣ ତାହା ପରେ ବି ନିଶ୍ଚିତ କରିପାରନ୍ତି।',
  },
  session: { what: 'ଲଗ ଇନ', why: 'ଆପଣଙ୍କୁ ବାରମ୍ବାର ଲଗ ଇନ କରିବାକୁ ନପଡ଼ିବା ପାଇଁ।' },
  accountLink: { what: 'ନୂଆ ପାସୱାର୍ଡ ବା ନୂଆ ଆକାଉଣ୍ଟର ଲିଙ୍କ', why: 'ଆପଣ ଯେପରି ଲଗ ଇନ କରିପାରିବେ।' },
  invitation: { what: 'ହୋମଷ୍ଟେ ଚଳାଇବାର ନିମନ୍ତ୍ରଣ', why: 'ହୋଷ୍ଟ ଯେପରି ଯୋଗ ଦେଇପାରିବେ।' },
  leftPicture: { what: 'ଆପଣ ବଦଳାଇଥିବା ପୁରୁଣା ପ୍ରୋଫାଇଲ ଫଟୋ', why: 'ଦିନକ ଭିତରେ ଲିଭାଇଦିଆଯାଏ।' },
  counter: {
    what: 'ଗୋଟିଏ ଠିକଣା ବା ଇମେଲ କେତେ ଥର କିଛି ଚେଷ୍ଟା କଲା, ଏପରି ରୂପରେ ଯାହା ଆମେ ପଢ଼ିପାରୁ ନାହିଁ',
    why: 'ଅନୁମାନ କରି ପଶିବା ଓ ଅଧିକ ଚାପ ରୋକିବା ପାଇଁ।',
  },
  pageView: { what: 'ଖୋଲାଯାଇଥିବା ପୃଷ୍ଠା', why: 'କ’ଣ ପଢ଼ାଯାଉଛି ଜାଣିବା ଓ ଗତ ବର୍ଷ ସହିତ ମିଳାଇବା ପାଇଁ।' },
} as const satisfies Record<keyof typeof en.KINDS, { what: string; why: string }>;

export const ACCOUNT = {
  what: 'ଆପଣଙ୍କ ଆକାଉଣ୍ଟ: ଇମେଲ, ନାଁ, ଫୋନ ନମ୍ବର, ଠିକଣା, ଫଟୋ',
  howLong: 'ଆପଣ ଲିଭାଇବା ପର୍ଯ୍ୟନ୍ତ',
  why: 'ଆପଣଙ୍କୁ ଆପଣଙ୍କ ବୁକିଂ ଦେଖାଇବା ପାଇଁ।',
} as const;

type Event = Parameters<typeof en.howLong>[1];
type Period = Parameters<typeof en.howLong>[0];
type Homestays = NonNullable<Parameters<typeof en.howLong>[2]>;

/** Each stands before "after" and before "until". */
const EVENTS: Record<Event, string> = {
  'hold ended': 'ରୁମ ରଖିବାର ସମୟ ସରିବା',
  booked: 'ବୁକିଂ',
  'check-out': 'ଚେକ-ଆଉଟ',
  joined: 'ଯୋଗ ଦେବା',
  'requested night': 'ଆପଣ ଚାହିଁଥିବା ପ୍ରଥମ ରାତି',
  expired: 'ଏହା ଶେଷ ହେବା',
  sent: 'ପଠାଇବା',
  viewed: 'ଖୋଲିବା',
  'signed up': 'ସାଇନ ଅପ',
  replaced: 'ବଦଳାଇବା',
  acted: 'ଏହା ହେବା',
};

/** One year after check-out, or a period for each homestay where they differ. */
function registerKept(homestays: Homestays, event: string): string {
  const [first = { years: 1 }] = homestays;
  const isOne = homestays.every(({ years }) => years === first.years);
  const periods = homestays.map(({ name, years }) => `${name}: ${years} ବର୍ଷ`).join(', ');
  return `${event} ପରେ ${isOne ? `${first.years} ବର୍ଷ` : periods}`;
}

/** `30 days after check-out` */
export function howLong(keep: Period, after: Event, homestays: Homestays = []): string {
  if ('yearsOf' in keep) return registerKept(homestays, EVENTS[after]);
  if ('financialYears' in keep)
    return `${after === 'acted' ? 'ଯେଉଁ ଆର୍ଥିକ ବର୍ଷରେ ଏହା ହେଲା, ତାହା' : 'ଆପଣଙ୍କ ରହଣିର ଆର୍ଥିକ ବର୍ଷ'} ସରିବା ପରେ ${keep.financialYears} ବର୍ଷ`;
  if (keep.days === 0) return `${EVENTS[after]} ପର୍ଯ୍ୟନ୍ତ`;
  return `${EVENTS[after]} ପରେ ${keep.days} ଦିନ`;
}

export const COLUMNS = { what: 'କ’ଣ', howLong: 'କେତେ ଦିନ', why: 'କାହିଁକି' } as const;
