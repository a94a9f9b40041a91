/** Sentences of the room page (spec sections 2, 4 and 8). */

export const room = 'ରୁମ';
export const loadingRoom = 'ରୁମ ଲୋଡ ହେଉଛି…';
export const roomComing = 'ଫଟୋ ଓ ପ୍ରତି ରାତିର ଦାମ ଟିକିଏ ପରେ ଏଠାରେ ଦେଖାଯିବ।';
export const roomUnknown = 'ରୁମ ମିଳିଲା ନାହିଁ';
export const roomUnknownWhy = 'ଆପଣ ଯେଉଁ ରୁମ ଖୋଜୁଛନ୍ତି, ତାହା ଆମକୁ ମିଳିଲା ନାହିଁ।';
export const detailsFailed = 'ରୁମର ବିବରଣୀ ଲୋଡ ହୋଇପାରିଲା ନାହିଁ। ଦୟାକରି ଟିକିଏ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';

export const checking = 'ଦେଖୁଛୁ...';
export const soldOutTitle = 'ଏହି ତାରିଖରେ ଭର୍ତ୍ତି';

export function soldOut(from: string, to: string): string {
  return `ଏହି ରୁମ ${from} ଠାରୁ ${to} ପର୍ଯ୍ୟନ୍ତ ଖାଲି ନାହିଁ। ଦୟାକରି ଅନ୍ୟ ତାରିଖ କିମ୍ବା ଅନ୍ୟ ରୁମ ଦେଖନ୍ତୁ।`;
}

/** For dates of a booking that this browser has paid for. */
export const bookedHere = 'ଆପଣ ଏହି ରୁମ ବୁକ କରିଛନ୍ତି';
export const seeBooking = 'ଆପଣଙ୍କ ବୁକିଂ ଦେଖନ୍ତୁ';

export const notAvailableTitle = 'ବୁକିଂ ହୋଇପାରିବ ନାହିଁ';

export const notInCart = (name: string) => `${name} ଆପଣଙ୍କ କାର୍ଟରେ ନାହିଁ: ଆପଣଙ୍କ ବୁକିଂ କେବଳ କାର୍ଟରେ ଥିବା ରୁମର।`;
export const addIt = 'ଏହା ଯୋଡ଼ନ୍ତୁ';

/** The sample of the demonstration. */
export const sampleRating = (value: string, reviews: number) => `${value} (${reviews}ଟି ମତାମତ)`;
export const yourStay = 'ଆପଣଙ୍କ ରହଣି';
export const discount = 'ରିହାତି';
export const longStayDiscount = (percent: number, nights: number) => `${nights} ରାତି ପାଇଁ ${percent}% ରିହାତି`;

export const whyHere = 'ଏଠାରେ କାହିଁକି ବୁକ କରିବେ';
export const WHY_HERE = {
  commission: 'କମିଶନ ନାହିଁ',
  changes: 'ତାରିଖ ବଦଳାଇବା ମାଗଣା',
  half: 'ଅଧା ଏବେ, ଅଧା ପହଞ୍ଚିଲେ',
  host: 'ହୋଷ୍ଟ ନିଜେ ଉତ୍ତର ଦିଅନ୍ତି',
} as const;

export const available = 'ଖାଲି ଅଛି';
export const roomsSelected = 'ବାଛିଥିବା ରୁମ';
export const was = ', ଆଗରୁ ';
/** What a longer stay saves, by the homestay's own rules; empty without one. */
export function longerStayHint(rules: readonly { nights: number; percent: number }[]): string {
  const saving = rules.filter(({ percent }) => percent > 0);
  if (saving.length === 0) return '';
  const nights = Math.min(...saving.map((rule) => rule.nights));
  const percent = Math.max(...saving.map((rule) => rule.percent));
  return `${nights} ବା ଅଧିକ ଦିନ ବୁକ କଲେ ${percent}%${saving.length > 1 ? ' ପର୍ଯ୍ୟନ୍ତ' : ''} ରିହାତି।`;
}
