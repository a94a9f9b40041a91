/** Sentences of the cart and of the dialogs that change its dates (spec sections 2, 4 and 8). */

const roomsOf = (count: number) => `${count}ଟି ରୁମ`;

export const addedToCart = (name: string) => `${name} ଆପଣଙ୍କ କାର୍ଟରେ ରଖାଗଲା!`;
export const roomsAddedToCart = (count: number) => `${roomsOf(count)} ଆପଣଙ୍କ କାର୍ଟରେ ରଖାଗଲା!`;
export const removedFromCart = (name: string) => `${name} ଆପଣଙ୍କ କାର୍ଟରୁ ହଟାଗଲା!`;
export const undo = 'ଫେରାଇ ଆଣନ୍ତୁ';

export const updateDatesTitle = 'ବୁକିଂର ତାରିଖ ବଦଳାଇବେ?';
export const updateDates = (rooms: number, from: string, to: string) =>
  `ଆପଣଙ୍କ କାର୍ଟରେ ${roomsOf(rooms)} ଅଛି। ତା’ର ତାରିଖ ବଦଳାଇ ${from} – ${to} କରିବେ କି?`;
export const totalThen = (total: string, now: string) => `ନୂଆ ମୋଟ ${total} (ଏବେ: ${now})।`;
export const updateCheckIn = (from: string) =>
  `ଆପଣଙ୍କ କାର୍ଟରେ ଅନ୍ୟ ତାରିଖ ଅଛି। ଆପଣ ${from} ଦିନ ଆସିବେ କି? ତା’ପରେ ଚେକ-ଆଉଟର ନୂଆ ତାରିଖ ବାଛନ୍ତୁ।`;
export const update = 'ବଦଳାନ୍ତୁ';
export const cancel = 'ଥାଉ';

export const availabilityIssueTitle = 'ରୁମ ଖାଲି ନାହିଁ';
export const availabilityIssue = (from: string, to: string) =>
  `ଆପଣଙ୍କ କାର୍ଟର ଏହି ରୁମ ${from} ଠାରୁ ${to} ପର୍ଯ୍ୟନ୍ତ ଖାଲି ନାହିଁ:`;
export const continueQuestion = 'ତାରିଖ ବଦଳାଇ ଏହି ରୁମ କାର୍ଟରୁ ହଟାଇବେ କି?';
export const continueAndRemove = 'ବଦଳାଇ ରୁମ ହଟାନ୍ତୁ';
export const checkingAvailability = 'ରୁମ ଖାଲି ଅଛି କି ଦେଖୁଛୁ...';

export const datesUpdated = (from: string, to: string) => `ଆପଣଙ୍କ କାର୍ଟ ଏବେ ${from} – ${to} ପାଇଁ।`;
export const datesUpdatedWithPrice = (from: string, to: string, total: string, before: string) =>
  `ଆପଣଙ୍କ କାର୍ଟ ଏବେ ${from} – ${to} ପାଇଁ। ତା’ର ଦାମ ${total} (ଆଗରୁ: ${before})।`;
export const totalChanged = (total: string, before: string) =>
  `ଆପଣଙ୍କ ବୁକିଂର ଦାମ ବଦଳିଛି: ନୂଆ ମୋଟ ${total} (ଆଗରୁ: ${before})।`;
export const priceChanged = (name: string, from: string, to: string) =>
  `${name}: ଦାମ ${from} ରୁ ବଦଳି ${to} ହୋଇଛି।`;
export const noLongerAvailable = (name: string, from: string, to: string) =>
  `${name} ${from} ଠାରୁ ${to} ପର୍ଯ୍ୟନ୍ତ ଆଉ ଖାଲି ନାହିଁ।`;

export const bookingIsNow = (dates: string, guests: string, rooms: number, total: string) =>
  `ଆପଣଙ୍କ ବୁକିଂ ଏବେ ଏପରି: ${dates}, ${guests}: ${roomsOf(rooms)}, ${total}।`;
export const partyIsNow = (guests: string) => `ଆପଣଙ୍କ ବୁକିଂ ଏବେ ${guests} ପାଇଁ।`;

export const oneStayTitle = 'ଗୋଟିଏ ବୁକିଂ, ଗୋଟିଏ ରହଣି';
export const oneStayDiffers = (requested: string, booked: string) =>
  `ଆପଣ ${requested} ପାଇଁ ରୁମ ବାଛିଲେ। ଆପଣଙ୍କ ବୁକିଂ ${booked} ପାଇଁ।`;
export const oneHomestayDiffers = (requested: string, booked: string) =>
  `ଆପଣ ${requested} ଠାରେ ରୁମ ବାଛିଲେ। ଆପଣଙ୍କ ବୁକିଂ ${booked} ଠାରେ, ଆଉ ଗୋଟିଏ ବୁକିଂ ଗୋଟିଏ ହୋମଷ୍ଟେ ପାଇଁ।`;
export const moveBooking = (to: string) => `ମୋ ବୁକିଂ ବଦଳାନ୍ତୁ: ${to}`;
export const keepDates = 'ମୋ ତାରିଖ ଥାଉ';
export const keepParty = 'ମୋ ତାରିଖ ଓ ଅତିଥି ଥାଉ';
export const replaceBooking = 'ମୋ ବୁକିଂ ବଦଳରେ ଏହା ନିଅନ୍ତୁ';
export const replaceNote = (rooms: string) => `ଆପଣଙ୍କ କାର୍ଟରୁ ହଟିଯିବ: ${rooms}।`;
export const checkingChoice = 'ଦେଖୁଛୁ…';
export const choiceFailed = 'ଆମେ ଏହା ଯାଞ୍ଚ କରିପାରିଲୁ ନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';
export const newTotal = (rooms: number, total: string) => `${roomsOf(rooms)}, ମୋଟ ${total}`;
export const cannotCome = (name: string, why: string) => `${name} ବିନା: ${why}`;
export const roomTaken = 'ଏହି ତାରିଖରେ ଖାଲି ନାହିଁ';

export const otherStay = (requested: string, booked: string) =>
  `ଏହି ରୁମଗୁଡ଼ିକ ${requested} ପାଇଁ। ଆପଣଙ୍କ ବୁକିଂ ${booked} ପାଇଁ।`;
export const otherStayLabel = 'ଆପଣଙ୍କ ବୁକିଂର ତାରିଖ ବା ଅତିଥି ଅଲଗା';
export const showDates = 'ସେହି ତାରିଖ ଦେଖାନ୍ତୁ';
export const moveThere = 'ମୋ ବୁକିଂ ବଦଳାନ୍ତୁ';
