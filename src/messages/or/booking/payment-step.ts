/** The payment step: its choices and progress (spec section 9). */

export const howToPay = 'ଆପଣ କିପରି ଟଙ୍କା ଦେବେ?';
export const payInFull = 'ପୂରା ଟଙ୍କା ଦିଅନ୍ତୁ';
export const payAdvance = (percent: number) => `${percent}% ଅଗ୍ରିମ ଦିଅନ୍ତୁ`;
/** A choice's amounts: due now, and at the property. */
export const amounts = (now: string, later: string | undefined) =>
  later ? `ଏବେ ${now}, ଚେକ-ଇନ ବେଳେ ହୋମଷ୍ଟେରେ ${later}` : `ଏବେ ${now}`;
export const pay = (rupees: string | undefined) => (rupees ? `${rupees} ଦିଅନ୍ତୁ` : 'ଟଙ୍କା ଦିଅନ୍ତୁ');
export const waysToPay = 'ଟଙ୍କା ଦେବାର ଉପାୟ';
export const WAYS = ['Google Pay', 'PhonePe', 'Paytm', 'BHIM UPI', 'କାର୍ଡ', 'ନେଟ ବ୍ୟାଙ୍କିଂ'];
/** Beside the button that pays. */
export const dueLater = (later: string) => `${later} ପରେ, ହୋମଷ୍ଟେରେ`;
export const paySecurely =
  'ଆପଣ Razorpay ରେ ସୁରକ୍ଷିତ ଭାବେ ଟଙ୍କା ଦେବେ (UPI, କାର୍ଡ କିମ୍ବା ନେଟ ବ୍ୟାଙ୍କିଂ)। ଟଙ୍କା ଦେବା ବେଳେ ଆପଣଙ୍କ ରୁମ ରଖାଯାଇଥିବ।';
/** Without a gateway. */
export const bookPayHost = 'ବୁକ କରି ହୋଷ୍ଟଙ୍କୁ ଟଙ୍କା ଦିଅନ୍ତୁ';
export const hostConfirms =
  'ଟଙ୍କା ଆପଣ ହୋଷ୍ଟଙ୍କୁ ଦେବେ, ଏହି ସାଇଟରେ ନୁହେଁ। ହୋଷ୍ଟ ନିଶ୍ଚିତ କଲେ ଆପଣଙ୍କ ବୁକିଂ ହୋଇଯିବ; ତା’ ଆଗରୁ ଆମେ ଇମେଲରେ ଗୋଟିଏ ଲିଙ୍କ ଖୋଲିବାକୁ କହିପାରୁ।';
/** Text and the time that is left, in order. */
export const heldUntil = (time: string) => `ଆପଣଙ୍କ ରୁମ ${time} ପର୍ଯ୍ୟନ୍ତ ରଖାଯାଇଛି।`;
export const heldFor = <Part>(timer: Part) => ['ଆପଣଙ୍କ ରୁମ ଆଉ ', timer, ' ମିନିଟ ରଖାଯାଇଛି'];
export const lookingUp = 'ଆପଣଙ୍କ ପେମେଣ୍ଟ ଦେଖୁଛୁ…';
export const holding = 'ଆପଣଙ୍କ ପାଇଁ ରୁମ ରଖୁଛୁ…';
export const checkingCalendars = 'ଅନ୍ୟ କ୍ୟାଲେଣ୍ଡର ଦେଖୁଛୁ…';
export const preparing = 'ଆପଣଙ୍କ ପେମେଣ୍ଟ ପ୍ରସ୍ତୁତ ହେଉଛି…';
export const verifying = 'ଆପଣଙ୍କ ପେମେଣ୍ଟ ଯାଞ୍ଚ କରୁଛୁ…';
export const cancelHeld = 'ପେମେଣ୍ଟ ଛାଡ଼ି ବୁକିଂ ବଦଳାନ୍ତୁ';
export const continueWithout = (rooms: number) =>
  rooms === 1 ? 'ଏହି ରୁମ ବିନା ଆଗକୁ ବଢ଼ନ୍ତୁ' : 'ଏହି ରୁମଗୁଡ଼ିକ ବିନା ଆଗକୁ ବଢ଼ନ୍ତୁ';
