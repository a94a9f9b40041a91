/** The host's calendar: rooms and their nights. */

import type * as en from '../../en/host/calendar.ts';

export const TITLE = 'କ୍ୟାଲେଣ୍ଡର';
export const CALENDAR_NOT_LOADED = 'କ୍ୟାଲେଣ୍ଡର ଲୋଡ ହୋଇପାରିଲା ନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';
export const gridName = 'ରୁମ ଓ ରାତି';
export const rooms = 'ରୁମ';
export const today = 'ଆଜି';
export const earlier = 'ପୂର୍ବ ମାସ';
export const later = 'ପର ମାସ';
export const offline = 'ଅଫଲାଇନ। ଆପଣ ଯାହା ଦେଖୁଛନ୍ତି, ତାହା ପୁରୁଣା ହୋଇପାରେ।';
export const noRooms = 'ଏପର୍ଯ୍ୟନ୍ତ କୌଣସି ରୁମ ନାହିଁ।';
export const help =
  'ତୀର ବଟନରେ ଘୁଞ୍ଚନ୍ତୁ, ଉପରେ ତାରିଖ ପର୍ଯ୍ୟନ୍ତ ମଧ୍ୟ। ସ୍ପେସ ଦବାଇଲେ ଗୋଟିଏ ରାତି, କିମ୍ବା ସବୁ ରୁମରେ ସେହି ତାରିଖ ବଛାଯାଏ। ସିଫ୍ଟ ସହ ତୀର ଦବାଇଲେ ଆଉ ରାତି ବା ରୁମ ବଛାଯାଏ, କଣ୍ଟ୍ରୋଲ ସହ ସ୍ପେସ ଦବାଇଲେ ଆଉ ଗୋଟିଏ ରୁମ। ଏଣ୍ଟର ଦବାଇଲେ ବୁକିଂ ଖୋଲେ।';

export const STATES = {
  open: 'ଖୋଲା',
  closed: 'ବନ୍ଦ',
  held: 'ରଖାଯାଇଛି',
  booked: 'ବୁକ ହୋଇଛି',
  channel: 'ଅନ୍ୟ ସାଇଟରେ',
} as const;
/** What the calendar's colours and signs mean, in a dialog. */
export const legend = 'ଚିହ୍ନର ଅର୍ଥ';
export const legendNights = 'ରାତି';
export const legendStays = 'ରହଣି';
export const legendSources = 'ରହଣି କେଉଁଠି ବୁକ ହୋଇଥିଲା';
export const NIGHTS = {
  open: 'ଖୋଲା: ଅତିଥି ଏହି ଦାମରେ ବୁକ କରିପାରିବେ',
  minimum: 'ଅତି କମରେ ଏତିକି ରାତିର ରହଣି ପାଇଁ ଖୋଲା',
  closed: 'ବନ୍ଦ: ଅତିଥି ବୁକ କରିପାରିବେ ନାହିଁ',
  reason: 'ବନ୍ଦ, ଆପଣଙ୍କ କାରଣ ସହିତ',
  today: 'ଆଜି',
  past: 'ଗଡ଼ିଯାଇଛି',
  selected: 'ବଛାଯାଇଛି',
} as const;
export const BARS = {
  confirmed: 'ବୁକ ହୋଇଛି, କିଛି ବାକି ନାହିଁ',
  due: 'ବୁକ ହୋଇଛି, ସୁନେଲି ଧାର ମାନେ ଟଙ୍କା ବାକି ଅଛି',
  held: 'ରଖାଯାଇଛି: ଏଯାଏ ନିଶ୍ଚିତ ହୋଇନାହିଁ',
  no_show: 'ଅତିଥି ଆସିଲେ ନାହିଁ',
  channel: 'ଅନ୍ୟ ସାଇଟରେ ବୁକ ହୋଇଛି',
} as const;
export const shortBars = 'ଗୋଟିଏ ରାତିରେ କେବଳ ନାଁର ପ୍ରଥମ କିଛି ଅକ୍ଷର ଓ ଏହି ଚିହ୍ନ ପାଇଁ ଜାଗା ଥାଏ।';
export const exampleGuest = 'ଆଶା ମିଶ୍ର';
/** The reason of a night that another site has closed, without a booking. */
export const blockedOn = (channel: string) => `${channel} ରେ ବନ୍ଦ ଅଛି`;
export const exampleReason = 'ରଙ୍ଗ କାମ';

/** "ରୁମ 1, ଶୁକ୍ରବାର 18 ଡିସେମ୍ବର 2026, ଖୋଲା, ₹2,000". */
export const cellName = (room: string, date: string, state: string, price: string) =>
  `${room}, ${date}, ${state}, ${price}`;
export const notRead = 'ଲୋଡ ହେଉଛି';
/** On the bar of a stay, below the guest's name. */
export const barFacts = (money: string, source: string) => `${money} · ${source}`;
/** Read before the words of the bar. */
export const beforeBar = (cell: string) => `${cell},`;
export const stayOf = (guest: string) => `${guest} ଙ୍କ ରହଣି`;
export const bookedOn = (site: string) => `${site} ରେ ବୁକ ହୋଇଛି`;

export const selection = 'ବଛାଯାଇଥିବା ରାତି';
export const countRooms = (count: number) => `${count}ଟି ରୁମ`;
export const allRooms = (count: number) => `ସବୁ ${countRooms(count)}`;
export const selectAllRooms = 'ସବୁ ରୁମ ବାଛନ୍ତୁ';

export const nightsIn = (count: number, inRooms: number) => `${countRooms(inRooms)}ରେ ${nights(count)}`;
export const nights = (count: number) => `${count} ରାତି`;
export const ordinaryPrice = (price: string) => `ପ୍ରତି ରାତି ${price}`;
export const prices = (from: string, to: string) => `ପ୍ରତି ରାତି ${from} ରୁ ${to}`;
/** In a cell, for stays that begin on it. */
export const fewest = (count: number) => `≥ ${count}`;
export const soldNights = (count: number) => `${count}ଟି ବିକା ହୋଇଛି`;
export const stayChanges = (count: number) => `${nights(count)} ବଦଳିବ।`;
export const minimum = (count: number) => `ଅତି କମରେ ${nights(count)}`;

export const block = 'ବନ୍ଦ କରନ୍ତୁ';
export const reason = 'କାରଣ';
export const closedFor = (reasons: readonly string[]) => `କାରଣ: ${reasons.join(', ')}`;
export const open = 'ଖୋଲନ୍ତୁ';
export const setPrice = 'ଦାମ ଲେଖନ୍ତୁ';
export const minimumStay = 'ସର୍ବନିମ୍ନ ରହଣି';
export const newBooking = 'ନୂଆ ବୁକିଂ';
export const undo = 'ଫେରାଇନିଅନ୍ତୁ';
export const clear = 'ବାଛିଥିବା ରାତି ଛାଡ଼ନ୍ତୁ';
export const close = 'ବନ୍ଦ କରନ୍ତୁ';
export const save = 'ସେଭ କରନ୍ତୁ';
export const cancel = 'ଥାଉ';
export const price = 'ଦାମ';
export const priceHint = 'ପ୍ରତି ରାତି ପାଇଁ, ଟଙ୍କାରେ';
export const stayField = 'ଅତି କମରେ କେତେ ରାତି';
export const stayHint = 'ଏହି ରାତିରୁ ଆରମ୍ଭ ହେଉଥିବା ରହଣି ପାଇଁ';
export const whichDays = 'ଦିନ';
export const DAYS = { all: 'ସବୁ ଦିନ', weekend: 'ଶୁକ୍ର + ଶନି', week: 'ରବି – ଗୁରୁ' } as const;
export const PRICE_NEEDED = '₹1 ରୁ ₹10,00,000 ଭିତରେ ଦାମ ଲେଖନ୍ତୁ।';
export const STAY_NEEDED = '1 ରୁ 30 ରାତି ଭିତରେ ଲେଖନ୍ତୁ।';
export const NO_PREVIEW = 'ବଦଳଟି ଏବେ ଦେଖାଇହେଉନାହିଁ: ସର୍ଭର ମିଳୁନାହିଁ।';
export const NOT_UNDONE = 'ଏହା ଫେରାଇନିଆଗଲା ନାହିଁ: ସର୍ଭର ମିଳୁନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';
export const step = (from: string, to: string) => `${from} → ${to}`;
export const nothingChanges = 'କିଛି ବଦଳିବ ନାହିଁ।';
export const soldStay = (count: number) => `ବିକା ହୋଇଥିବା ${nights(count)} ଆଗ ପରି ରହିବ`;

type SetValues = Parameters<typeof en.saved>[0];

/** What was done, and which nights it left out. */
export function saved(set: SetValues, changed: number, kept: number, inRooms: number): string {
  const sold = kept > 0 ? ` ${soldStay(kept)}।` : '';
  if (changed === 0) return `କିଛି ବଦଳିଲା ନାହିଁ।${sold}`;
  return `${done(set, inRooms > 1 ? nightsIn(changed, inRooms) : nights(changed))}।${sold}`;
}

function done({ closed, price }: SetValues, count: string): string {
  if (closed !== undefined) return closed ? `${count} ବନ୍ଦ ହେଲା` : `${count} ଖୋଲିଗଲା`;
  return price === undefined ? `ସର୍ବନିମ୍ନ ରହଣି ସେଭ ହେଲା: ${count}` : `ଦାମ ସେଭ ହେଲା: ${count}`;
}

export function undone(changed: number, kept: number): string {
  const left = kept > 0 ? ` ${nights(kept)} ରହିଗଲା: ଏହା ଭିତରେ ବିକା ହୋଇଛି ବା ବଦଳିଛି।` : '';
  return `ଫେରାଇନିଆଗଲା: ${nights(changed)} ଆଗ ପରି।${left}`;
}
