/** One booking as the host sees it. */

export const TITLE = 'ବୁକିଂ';
export const NOT_FOUND = 'ଆପଣଙ୍କ ହୋମଷ୍ଟେରେ ଏପରି କୌଣସି ବୁକିଂ ନାହିଁ।';
export const NOT_LOADED = 'ବୁକିଂ ଲୋଡ ହୋଇପାରିଲା ନାହିଁ।';
export const back = 'ସବୁ ବୁକିଂ';

export const stay = 'ରହଣି';
export const rooms = 'ରୁମ';
export const dates = 'ତାରିଖ';
export const guests = 'ଅତିଥି';
export const party = (adults: number, children: number) =>
  `${adults} ବୟସ୍କ${children > 0 ? `, ${children} ପିଲା` : ''}`;
export const arrival = 'ପହଞ୍ଚିବେ';
export const email = 'ଇମେଲ';
export const phone = 'ଫୋନ';
export const note = 'ଅତିଥିଙ୍କ ଟିପ୍ପଣୀ';
export const extras = 'ବ୍ୟବସ୍ଥା କରିବାକୁ ଅଛି';
/** Whom papers are made out to, beside the guest. */
export const company = 'କମ୍ପାନୀ';
export const addCompany = 'କମ୍ପାନୀ ଯୋଡ଼ନ୍ତୁ';
export const changeCompany = 'କମ୍ପାନୀ ବଦଳାନ୍ତୁ';
export const gstinOf = (gstin: string) => `GSTIN ${gstin}`;
export const breakfasts = (count: number) => `ଦିନକୁ ଜଳଖିଆ: ${count}`;
export const extraBeds = (count: number) => `ଅତିରିକ୍ତ ବିଛଣା: ${count}`;
export const roomByRoom = 'ଗୋଟି ଗୋଟି ରୁମର ଚେକ-ଇନ';
export const checkInRoom = (room: string) => `${room}: ଚେକ-ଇନ`;
export const heldUntil = (when: string) => `ରୁମ ${when} ପର୍ଯ୍ୟନ୍ତ ରଖାଯାଇଛି।`;
/** Without a gateway. */
export const confirmUntil = (when: string) =>
  `ଅତିଥି ଆପଣଙ୍କୁ ଟଙ୍କା ଦେବେ। ଟଙ୍କା ପହଞ୍ଚିଲେ ଲେଖନ୍ତୁ, କିମ୍ବା ${when} ସୁଦ୍ଧା ନିଶ୍ଚିତ କରନ୍ତୁ: ତା’ହେଲେ ଅତିଥି ପହଞ୍ଚିଲେ ଦେବେ।`;
export const answerUntil = (when: string) =>
  `ଏହି ରୁମ ବିକୁଥିବା ଅନ୍ୟ ଏକ ସାଇଟ ଉତ୍ତର ଦେଲା ନାହିଁ। ସେଠାରେ ଦେଖନ୍ତୁ, ଖାଲି ଥିଲେ ${when} ସୁଦ୍ଧା ନିଶ୍ଚିତ କରନ୍ତୁ; ତା’ପରେ ଅତିଥି ଟଙ୍କା ଦେବେ।`;
export const ofChannel = (site: string) => `${site} ରେ ବୁକ ହୋଇଛି। ସେଠାରେ ବଦଳାନ୍ତୁ କିମ୍ବା ବାତିଲ କରନ୍ତୁ।`;
export const endedAtChannel = (site: string) => `ଏହା ଆଉ ${site} ର କ୍ୟାଲେଣ୍ଡରରେ ନାହିଁ, ତେଣୁ ଏହାର ରାତିଗୁଡ଼ିକ ପୁଣି ବିକ୍ରି ପାଇଁ ଖୋଲା।`;
export const checkCode = (code: string) => `ଯାଞ୍ଚ କୋଡ: ${code}`;
export const bookedOn = (when: string) => `ବୁକ ହୋଇଥିଲା ${when}`;

export const money = 'ଟଙ୍କା';
export const total = 'ମୋଟ';
export const paid = 'ଦିଆଯାଇଛି';
export const balance = 'ବାକି';
/** What a code has taken off the rooms. */
export const code = (name: string) => `କୋଡ ${name}`;
export const lessBy = (amount: string) => `−${amount}`;
export const priceIsSet = 'ଦାମ ଅତିଥିଙ୍କ ସହ କଥା ହୋଇ ସ୍ଥିର ହୋଇଛି।';
export const payments = 'ପେମେଣ୍ଟ';
export const METHODS = {
  online: 'ଅନଲାଇନ',
  cash: 'ନଗଦ',
  upi: 'UPI',
  bank: 'ବ୍ୟାଙ୍କ ଟ୍ରାନ୍ସଫର',
  card: 'କାର୍ଡ ମେସିନ',
} as const;
export const declineRefund = 'ମନା କରି ପୂରା ଫେରସ୍ତ ଦିଅନ୍ତୁ';
export const declineRefundTitle = (amount: string) => `ଏହି ବୁକିଂ ମନା କରି ${amount} ଫେରସ୍ତ ଦିଅନ୍ତୁ`;
export const declineReason = 'କାହିଁକି ମନା କରୁଛନ୍ତି?';
export const declinedThisYear = (count: number) => `ଏହି ବର୍ଷ ${count}ଟି ବୁକିଂ ପୂରା ଫେରସ୍ତ ସହିତ ମନା ହୋଇଛି।`;
export const refundAnyway = 'ତଥାପି ଫେରସ୍ତ ଦିଅନ୍ତୁ';
export const refundAnywayTitle = (amount: string) => `${amount} ଫେରସ୍ତ ଦିଅନ୍ତୁ`;
export const refunded = 'ଫେରସ୍ତ ଦିଆଗଲା।';
export const cancelledByGuest = 'ଅତିଥି ଏହି ବୁକିଂ ବାତିଲ କଲେ।';
export const cancelledByHost = 'ଏହି ବୁକିଂ ଡେସ୍କରୁ ବାତିଲ ହୋଇଛି।';
export const voided = (reason: string) => `ବାତିଲ: ${reason}`;
export const voidPayment = 'ଏହି ପେମେଣ୍ଟ ବାତିଲ କରନ୍ତୁ';
export const voidNamed = (amount: string) => `ଏହି ପେମେଣ୍ଟ ବାତିଲ କରନ୍ତୁ: ${amount}`;
export const voidTitle = 'ଏହି ପେମେଣ୍ଟ ବାତିଲ କରନ୍ତୁ';
export const reason = 'କାରଣ';
export const REASON_NEEDED = 'କାହିଁକି, ଲେଖନ୍ତୁ।';
export const paymentVoided = 'ପେମେଣ୍ଟ ବାତିଲ ହେଲା।';
export const refunds = 'ଫେରସ୍ତ';
export const REFUND_STATES = { due: 'ହେଉଛି', paid_out: 'ଦିଆଗଲା', failed: 'ହେଲା ନାହିଁ' } as const;
export const byHand = 'ନିଜେ ଦେବାକୁ ଅଛି';
export const paidOut = 'ଦିଆଗଲା';
export const paidOutNamed = (amount: string) => `${amount} ଫେରସ୍ତ ଦିଆଗଲା`;
export const refundTicked = 'ଫେରସ୍ତ ଦିଆଗଲା ବୋଲି ଚିହ୍ନ ଦିଆହେଲା।';
export const sendPaymentLink = 'ପେମେଣ୍ଟ ଲିଙ୍କ ପଠାନ୍ତୁ';
export const linkTitle = 'ପେମେଣ୍ଟ ଲିଙ୍କ';
export const linkMade = (emailedTo: string | undefined) =>
  emailedTo ? `ଅତିଥି ଏହି ପୃଷ୍ଠାରେ ଟଙ୍କା ଦେଇପାରିବେ। ଲିଙ୍କ ${emailedTo} କୁ ଇମେଲ ହୋଇଛି।` : 'ଅତିଥି ଏହି ପୃଷ୍ଠାରେ ଟଙ୍କା ଦେଇପାରିବେ।';

export const askForReview = 'WhatsApp ରେ ମତାମତ ମାଗନ୍ତୁ';

export const acts = 'ଏବେ କ’ଣ?';
export const undoCheckIn = 'ଚେକ-ଇନ ଫେରାଇନିଅନ୍ତୁ';
export const undoCheckOut = 'ଚେକ-ଆଉଟ ଫେରାଇନିଅନ୍ତୁ';
export const undoNoShow = '“ଆସିଲେ ନାହିଁ” ଫେରାଇନିଅନ୍ତୁ';
export const move = 'ବୁକିଂ ବଦଳାନ୍ତୁ';
export const cancel = 'ବୁକିଂ ବାତିଲ କରନ୍ତୁ';
export const decline = 'ମନା କରନ୍ତୁ';
export const declineTitle = 'ଅନୁରୋଧ ମନା କରିବେ?';
export const declinePaidText = (reference: string) =>
  `ଅତିଥିଙ୍କ ଅନୁରୋଧ ଶେଷ ହେବ। ସେ କହନ୍ତି ଟଙ୍କା ଦେଇଛନ୍ତି (${reference}): ତାହା ନିଜେ ଫେରାଇ ଚିହ୍ନ ଦିଅନ୍ତୁ।`;
export const declineText = 'ଅତିଥିଙ୍କ ଅନୁରୋଧ ଶେଷ ହେବ, କୌଣସି ଟଙ୍କା କଟିବ ନାହିଁ।';
export const declined = 'ମନା କରାଗଲା।';
export const resend = 'ନିଶ୍ଚିତ ହେବାର ଇମେଲ ପୁଣି ପଠାନ୍ତୁ';
export const print = 'ପ୍ରିଣ୍ଟ କରନ୍ତୁ';
export const addNote = 'ଟିପ୍ପଣୀ ଲେଖନ୍ତୁ';
export const noteTitle = 'ହୋଷ୍ଟଙ୍କ ପାଇଁ ଟିପ୍ପଣୀ';
export const noteText = 'ଟିପ୍ପଣୀ';
export const saveNote = 'ଟିପ୍ପଣୀ ସେଭ କରନ୍ତୁ';
export const noteSaved = 'ଟିପ୍ପଣୀ ସେଭ ହେଲା।';

export const nights = 'ରାତି';
export const messages = 'ବାର୍ତ୍ତା';
export const message = 'ବାର୍ତ୍ତା';
export const sendMessage = 'ବାର୍ତ୍ତା ପଠାନ୍ତୁ';
export const messageHint = (hasEmail: boolean) => `ଅତିଥି ଏହା ନିଜ ବୁକିଂ ପୃଷ୍ଠାରେ${hasEmail ? ' ଓ ଇମେଲରେ' : ''} ପଢ଼ିବେ।`;
export const savedTexts = 'ସେଭ ଥିବା ଲେଖା';
export const TEXTS_NOT_LOADED = 'ସେଭ ଥିବା ଲେଖା ଲୋଡ ହୋଇପାରିଲା ନାହିଁ।';
export const changeTexts = 'ଲେଖା ବଦଳାନ୍ତୁ';
export const textName = (number: number) => `ଲେଖା ${number} ର ନାଁ`;
export const textBody = (number: number) => `ଲେଖା ${number}`;
export const addText = 'ଲେଖା ଯୋଡ଼ନ୍ତୁ';
export const removeText = (number: number) => `ଲେଖା ${number} ହଟାନ୍ତୁ`;
export const saveTexts = 'ଲେଖା ସେଭ କରନ୍ତୁ';
export const textsSaved = 'ଲେଖା ସେଭ ହେଲା।';
export const textFields = (fields: string) => `ପ୍ରତ୍ୟେକ ଅତିଥିଙ୍କ ପାଇଁ ଏଗୁଡ଼ିକ ଆପେ ଭରାଯିବ: ${fields}।`;
export const messageSent = 'ବାର୍ତ୍ତା ବୁକିଂ ପୃଷ୍ଠାରେ ରହିଲା।';
export const NO_MESSAGES = 'ଏପର୍ଯ୍ୟନ୍ତ କିଛି ଲେଖାଯାଇନାହିଁ।';
export const AUTHORS = { guest: 'ଅତିଥି', host: 'ହୋଷ୍ଟ', note: 'ଟିପ୍ପଣୀ' } as const;
export const mails = 'ଇମେଲ';
export const notSent = 'ଏଯାଏ ଯାଇନାହିଁ';
export const history = 'ଆଗରୁ କ’ଣ ହୋଇଛି';
/** By the name of the act that the server has written down. */
export const ACTIONS: Readonly<Record<string, string>> = {
  'create booking': 'ବୁକିଂ ହେଲା',
  'record payment': 'ପେମେଣ୍ଟ ଲେଖାହେଲା',
  'add charge': 'ଖର୍ଚ୍ଚ ଯୋଡ଼ାହେଲା',
  'undo charge': 'ଖର୍ଚ୍ଚ ଫେରାଇନିଆଗଲା',
  'void payment': 'ପେମେଣ୍ଟ ବାତିଲ ହେଲା',
  'pay out refund': 'ଫେରସ୍ତ ଦିଆଗଲା',
  'move booking': 'ବୁକିଂ ବଦଳିଲା',
  'cancel booking': 'ବୁକିଂ ବାତିଲ ହେଲା',
  'accept request': 'ଅନୁରୋଧ ନିଶ୍ଚିତ ହେଲା',
  'resolve conflict': 'ଦୁଇ ଥର ବିକା ହୋଇଥିବା ରାତି ସମାଧାନ ହେଲା',
  'check in': 'ଚେକ-ଇନ ହେଲା',
  'check out': 'ଚେକ-ଆଉଟ ହେଲା',
  'no-show': '“ଆସିଲେ ନାହିଁ” ଲେଖାହେଲା',
  'undo check in': 'ଚେକ-ଇନ ଫେରାଇନିଆଗଲା',
  'undo check out': 'ଚେକ-ଆଉଟ ଫେରାଇନିଆଗଲା',
  'undo no-show': '“ଆସିଲେ ନାହିଁ” ଫେରାଇନିଆଗଲା',
  'add note': 'ଟିପ୍ପଣୀ ଲେଖାହେଲା',
  'send message': 'ବାର୍ତ୍ତା ଲେଖାହେଲା',
  'send payment link': 'ପେମେଣ୍ଟ ଲିଙ୍କ ତିଆରି ହେଲା',
  'resend confirmation': 'ନିଶ୍ଚିତ ହେବାର ଇମେଲ ପୁଣି ତିଆରି ହେଲା',
  'issue invoice': 'ଇନଭଏସ ତିଆରି ହେଲା',
  'send paper': 'କାଗଜ ପଠାହେଲା',
  'set company': 'ଇନଭଏସର କମ୍ପାନୀ ବଦଳିଲା',
  'save travellers': 'ଯାତ୍ରୀଙ୍କ ବିବରଣୀ ଲେଖାହେଲା',
  'read register': 'ପାସପୋର୍ଟ ଦେଖାଗଲା',
  'report foreigner': 'ଫର୍ମ III ହେଲା',
  'make code': 'କୋଡ ତିଆରି ହେଲା',
  'end code': 'କୋଡ ବନ୍ଦ ହେଲା',
  'told by WhatsApp': 'WhatsApp ଖୋଲାଗଲା',
  'told the guest': 'ଅତିଥିଙ୍କୁ ଜଣାଗଲା',
  'undo told': 'ଅତିଥିଙ୍କୁ ପ୍ରକୃତରେ ଜଣାଯାଇନଥିଲା',
  'answer review': 'ମତାମତର ଉତ୍ତର ଦିଆଗଲା',
  'hide review': 'ମତାମତର ଲେଖା ଲୁଚାଗଲା ବା ଦେଖାଗଲା',
};
export const step = (from: string, to: string) => `${from} → ${to}`;
export const byGuest = 'ଅତିଥି ବା ୱେବସାଇଟ';
export const NO_HISTORY = 'କୌଣସି ହୋଷ୍ଟ କିଛି ବଦଳାଇନାହାଁନ୍ତି।';

export const cancelTitle = 'ବୁକିଂ ବାତିଲ କରନ୍ତୁ';
export const refundChoice = 'ଫେରସ୍ତ';
export const REFUNDS = {
  terms: 'ବାତିଲ ନିୟମ ଅନୁସାରେ',
  none: 'ଫେରସ୍ତ ନାହିଁ',
  amount: 'ଅନ୍ୟ ଟଙ୍କା',
} as const;
export const refundAmount = 'କେତେ ଫେରସ୍ତ ଦେବେ';
export const atMost = (paid: string) => `ବେଶିରେ ବେଶି ${paid}, ଯେତିକି ଦିଆଯାଇଥିଲା।`;
export const preview = (refund: string, fee: string) => `${refund} ଫେରସ୍ତ ଯିବ, ${fee} ରହିବ।`;
export const keep = 'ବୁକିଂ ଥାଉ';
export const cancelled = 'ବୁକିଂ ବାତିଲ ହେଲା।';

/** What was sent to the guest about an act. */
export const emailed = (address: string) => `${address} କୁ ଇମେଲ ଗଲା।`;
export const notTold = 'ଏଯାଏ ଜଣାଯାଇନାହିଁ।';
export const whatsApp = 'WhatsApp';
export const told = 'ଜଣାଇଦେଲି';
export const TOLD = {
  whatsapp: (time: string) => `WhatsApp ଖୋଲାଗଲା ${time}`,
  said: (time: string) => `ଜଣାଗଲା ${time}`,
} as const;

/** What is asked before a stay ends. */
export const END_TITLES = {
  'check-out': (name: string) => `${name} ଙ୍କ ଚେକ-ଆଉଟ`,
  'no-show': (name: string) => `${name} ଆସିଲେ ନାହିଁ`,
} as const;
export const isDue = (amount: string) => `${amount} ବାକି ଅଛି`;
export const anyway = 'ତଥାପି ଚେକ-ଆଉଟ';
export const freeNights = 'ରାତିଗୁଡ଼ିକ ଖାଲି କରିବେ?';
export const FREE_NIGHTS = {
  keep: 'ନା, ବୁକ ହୋଇ ରହୁ',
  free: 'ହଁ, ଅନ୍ୟମାନେ ବୁକ କରିପାରିବେ',
} as const;
export const freedNights = (count: number) => (count === 0 ? '' : `${count} ରାତି ଖାଲି ହେବ।`);

export const moveTitle = 'ବୁକିଂ ବଦଳାନ୍ତୁ';
export const price = 'ଦାମ';
export const PRICES = {
  keep: 'ମୋଟ ଟଙ୍କା ସେତିକି ଥାଉ',
  keep_nightly: 'ପ୍ରତି ରାତିର ଦାମ ସେତିକି ଥାଉ',
  recompute: 'ଆଜିର ଦାମ ନିଅନ୍ତୁ',
  set: 'ଦାମ ଲେଖନ୍ତୁ',
} as const;
export const newPrice = 'ନୂଆ ଦାମ';
export const old = 'ଏବେ';
export const after = 'ପରେ';
export const difference = 'ଫରକ';
export const check = 'ବଦଳ ଦେଖାନ୍ତୁ';
export const saveMove = 'ସେଭ କରନ୍ତୁ';
export const moved = 'ବୁକିଂ ବଦଳିଗଲା।';
export const AMOUNT_NEEDED = 'ପୂରା ଟଙ୍କାରେ ଲେଖନ୍ତୁ, ପଇସା ନଲେଖି।';
export const close = 'ବନ୍ଦ କରନ୍ତୁ';
