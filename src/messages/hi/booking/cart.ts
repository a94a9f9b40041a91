/** Sentences of the cart and of the dialogs that change its dates (spec sections 2, 4 and 8). */

const roomsOf = (count: number) => (count <= 1 ? `${count} कमरा` : `${count} कमरे`);

export const addedToCart = (name: string) => `${name} आपके कार्ट में जुड़ गया है!`;
export const roomsAddedToCart = (count: number) => `${count} कमरे आपके कार्ट में जुड़ गए हैं!`;
export const removedFromCart = (name: string) => `${name} आपके कार्ट से हट गया है!`;
export const undo = 'वापस लाएँ';

export const updateDatesTitle = 'बुकिंग की तारीखें बदलें?';
export const updateDates = (rooms: number, from: string, to: string) =>
  `आपके कार्ट में ${roomsOf(rooms)} ${rooms <= 1 ? 'है' : 'हैं'}। क्या ${rooms <= 1 ? 'उसकी' : 'उनकी'} तारीखें ${from} – ${to} कर दें?`;
export const totalThen = (total: string, now: string) => `नया कुल ${total} होगा (अभी: ${now})।`;
export const updateCheckIn = (from: string) =>
  `आपके कार्ट में दूसरी तारीखें हैं। क्या आप ${from} को आना चाहते हैं? फिर चेक-आउट की नई तारीख चुनें।`;
export const update = 'बदलें';
export const cancel = 'रहने दें';

export const availabilityIssueTitle = 'कमरा खाली नहीं है';
export const availabilityIssue = (from: string, to: string) =>
  `आपके कार्ट के ये कमरे ${from} से ${to} तक खाली नहीं हैं:`;
export const continueQuestion = 'क्या तारीखें बदलकर इन कमरों को कार्ट से हटा दें?';
export const continueAndRemove = 'बदलें और कमरे हटाएँ';
export const checkingAvailability = 'देख रहे हैं कि कमरे खाली हैं या नहीं...';

export const datesUpdated = (from: string, to: string) => `आपका कार्ट अब ${from} – ${to} के लिए है।`;
export const datesUpdatedWithPrice = (from: string, to: string, total: string, before: string) =>
  `आपका कार्ट अब ${from} – ${to} के लिए है। इसकी कीमत ${total} है (पहले: ${before})।`;
export const totalChanged = (total: string, before: string) =>
  `आपकी बुकिंग की कीमत बदल गई है: नया कुल ${total} है (पहले: ${before})।`;
export const priceChanged = (name: string, from: string, to: string) =>
  `${name} की कीमत ${from} से बदलकर ${to} हो गई है।`;
export const noLongerAvailable = (name: string, from: string, to: string) =>
  `${name} अब ${from} से ${to} तक खाली नहीं है।`;

export const bookingIsNow = (dates: string, guests: string, rooms: number, total: string) =>
  `आपकी बुकिंग अब यह है: ${dates}, ${guests}, ${roomsOf(rooms)}, ${total}।`;
export const partyIsNow = (guests: string) => `आपकी बुकिंग में अब ${guests} हैं।`;

export const oneStayTitle = 'एक बार में एक ही बुकिंग';
export const oneStayDiffers = (requested: string, booked: string) =>
  `आपने जो कमरा चुना, वह इसके लिए है: ${requested}। आपकी बुकिंग इसके लिए है: ${booked}।`;
export const oneHomestayDiffers = (requested: string, booked: string) =>
  `आपने ${requested} का कमरा चुना है। आपकी बुकिंग ${booked} में है, और एक बुकिंग एक ही होमस्टे की होती है।`;
export const moveBooking = (to: string) => `मेरी बुकिंग बदलें: ${to}`;
export const keepDates = 'मेरी तारीखें रखें';
export const keepParty = 'मेरी तारीखें और मेहमान रखें';
export const replaceBooking = 'पुरानी बुकिंग हटाएँ, यह लें';
export const replaceNote = (rooms: string) => `कार्ट से ये हटेंगे: ${rooms}।`;
export const checkingChoice = 'देख रहे हैं…';
export const choiceFailed = 'हम यह देख नहीं पाए। कृपया फिर कोशिश करें।';
export const newTotal = (rooms: number, total: string) => `${roomsOf(rooms)}, कुल ${total}`;
export const cannotCome = (name: string, why: string) => `${name} नहीं: ${why}`;
export const roomTaken = 'इन तारीखों पर खाली नहीं';

export const otherStay = (requested: string, booked: string) =>
  `ये कमरे इसके लिए हैं: ${requested}। आपकी बुकिंग इसके लिए है: ${booked}।`;
export const otherStayLabel = 'आपकी बुकिंग में दूसरी तारीखें या मेहमान हैं';
export const showDates = 'वे तारीखें दिखाएँ';
export const moveThere = 'मेरी बुकिंग बदलें';
