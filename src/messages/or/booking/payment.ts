/** Texts of payments (spec sections 5 and 8). */

export const optionNeeded = 'ଦୟାକରି ପେମେଣ୍ଟର ଗୋଟିଏ ଉପାୟ ବାଛନ୍ତୁ';

export const initializeFailed = 'ପେମେଣ୍ଟ ଆରମ୍ଭ ହୋଇପାରିଲା ନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';
export const verificationFailed = 'ପେମେଣ୍ଟ ଯାଞ୍ଚ ହୋଇପାରିଲା ନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';

/** Said before the sentence above if the checkout reported it. */
export const declined = 'ଆପଣଙ୍କ ବ୍ୟାଙ୍କ ପେମେଣ୍ଟ ମନା କଲା।';

export const dismissed = 'ପେମେଣ୍ଟ ସରିଲା ନାହିଁ, ତେଣୁ ଆପଣଙ୍କ ରୁମ ରଖାଯାଇନାହିଁ। ଯେତେବେଳେ ଇଚ୍ଛା ଆପଣ ଟଙ୍କା ଦେଇପାରିବେ।';
/** For rooms that stay held when the window is closed. */
export const notCompleted = 'ପେମେଣ୍ଟ ସରିଲା ନାହିଁ।';
export const staysHeld = (until: string) => `ଆପଣଙ୍କ ବୁକିଂ ${until} ପର୍ଯ୍ୟନ୍ତ ରଖାଯାଇଥିବ, ସେତେବେଳ ଯାଏ ଆପଣ ଟଙ୍କା ଦେଇପାରିବେ।`;
export const balanceDismissed =
  'ପେମେଣ୍ଟ ସରିଲା ନାହିଁ। ଆପଣଙ୍କ ବୁକିଂ ଯେମିତି ଥିଲା ସେମିତି ଅଛି, ଆଉ ବାକି ଟଙ୍କା ଅନଲାଇନରେ କିମ୍ବା ହୋମଷ୍ଟେରେ ଦେଇପାରିବେ।';
export const payBalance = (balance: string) => `ବାକି ଟଙ୍କା ଦିଅନ୍ତୁ: ${balance}`;
export const paidInFull = 'ପୂରା ଟଙ୍କା ଦିଆଯାଇଛି: ହୋମଷ୍ଟେରେ ଆଉ ଦେବାକୁ ଅଛି ₹0।';
export const balanceChecking = 'ଆପଣଙ୍କ ପେମେଣ୍ଟ ନିଶ୍ଚିତ ହେଉଛି। ଆପଣ ଏହି ପୃଷ୍ଠା ଛାଡ଼ିପାରନ୍ତି: ବୁକିଂ ରହିବ, ଆଉ ଟଙ୍କା ଦୁଇ ଥର କଟିବ ନାହିଁ।';
export const holdOver =
  'ଟଙ୍କା ଦେବାର ସମୟ ସରିଗଲା, ତେଣୁ ଆପଣଙ୍କ ରୁମ ଆଉ ରଖାଯାଇନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ। ଡେରିରେ ଆସିଥିବା ପେମେଣ୍ଟର ପୂରା ଟଙ୍କା ଫେରସ୍ତ ହେବ।';
export const reservationGone =
  'ଏହି ବୁକିଂ ଆଉ ଖୋଲା ନାହିଁ। ଆପଣ ଟଙ୍କା ଦେଇଥିଲେ, ବୁକିଂ ନିଶ୍ଚିତ ହେଲା କି ଟଙ୍କା ଫେରସ୍ତ ହେଲା, ଆମେ ଇମେଲରେ ଜଣାଇବୁ।';
export const stillChecking =
  'ଆପଣଙ୍କ ପେମେଣ୍ଟ ନିଶ୍ଚିତ ହେଉଛି। ଦୟାକରି ଏହି ପୃଷ୍ଠା ଖୋଲା ରଖନ୍ତୁ: ରୁମ ଆପଣଙ୍କ ପାଇଁ ରଖାଯାଇଛି, ଆଉ ଟଙ୍କା ଦୁଇ ଥର କଟିବ ନାହିଁ।';
export const interrupted = 'ଆପଣଙ୍କର ଗୋଟିଏ ପେମେଣ୍ଟ ଅଧା ରହିଛି। ଆଗକୁ ବଢ଼ନ୍ତୁ; ଟଙ୍କା ଦୁଇ ଥର କଟିବ ନାହିଁ।';

export function priceChanged(total: string, before: string): string {
  return `ଦାମ ବଦଳିଛି: ନୂଆ ମୋଟ ${total} (ଆଗରୁ: ${before})। ଦୟାକରି ଦେଖନ୍ତୁ, ଆଉ ରାଜି ଥିଲେ ଟଙ୍କା ଦିଅନ୍ତୁ।`;
}

export function roomTaken(names: readonly string[]): string {
  const rooms = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' ଓ ');
  return `${rooms} ଆପଣଙ୍କ ତାରିଖରେ ଆଉ ଖାଲି ନାହିଁ। କୌଣସି ଟଙ୍କା କଟିନାହିଁ।`;
}

export const invoiceFailed = 'ଇନଭଏସ ଡାଉନଲୋଡ ହୋଇପାରିଲା ନାହିଁ';
export const invoiceUnreadable = 'ଇନଭଏସ ଖୋଲିବାରେ ଅସୁବିଧା ହେଲା। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';
