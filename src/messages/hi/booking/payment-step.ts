/** The payment step: its choices and progress (spec section 9). */

export const howToPay = 'आप कैसे भुगतान करना चाहेंगे?';
export const payInFull = 'पूरी रकम चुकाएँ';
export const payAdvance = (percent: number) => `${percent}% एडवांस चुकाएँ`;
/** A choice's amounts: due now, and at the property. */
export const amounts = (now: string, later: string | undefined) =>
  later ? `${now} अभी, ${later} होमस्टे पर चेक-इन के समय` : `${now} अभी`;
export const pay = (rupees: string | undefined) => (rupees ? `${rupees} चुकाएँ` : 'चुकाएँ');
export const waysToPay = 'भुगतान के तरीके';
export const WAYS = ['Google Pay', 'PhonePe', 'Paytm', 'BHIM UPI', 'कार्ड', 'नेट बैंकिंग'];
/** Beside the button that pays. */
export const dueLater = (later: string) => `${later} बाद में, होमस्टे पर`;
export const paySecurely =
  'भुगतान Razorpay से सुरक्षित होगा (UPI, कार्ड या नेट बैंकिंग)। भुगतान पूरा होने तक आपके कमरे रुके रहेंगे।';
/** Without a gateway. */
export const bookPayHost = 'बुक करें, पैसे मेज़बान को दें';
export const hostConfirms =
  'पैसे आप मेज़बान को देते हैं, इस साइट पर नहीं। मेज़बान के पक्का करते ही आपकी बुकिंग हो जाती है; हो सकता है पहले आपको हमारे ईमेल का एक लिंक खोलना पड़े।';
/** Text and the time that is left, in order. */
export const heldUntil = (time: string) => `आपके कमरे ${time} तक रोके गए हैं।`;
export const heldFor = <Part>(timer: Part) => ['आपके कमरे अभी ', timer, ' मिनट और रुके रहेंगे'];
export const lookingUp = 'आपका भुगतान देख रहे हैं…';
export const holding = 'आपके कमरे रोक रहे हैं…';
export const checkingCalendars = 'दूसरे कैलेंडर देख रहे हैं…';
export const preparing = 'आपका भुगतान तैयार हो रहा है…';
export const verifying = 'आपका भुगतान जाँच रहे हैं…';
export const cancelHeld = 'रद्द करें और बुकिंग बदलें';
export const continueWithout = (rooms: number) =>
  rooms <= 1 ? 'इस कमरे के बिना आगे बढ़ें' : 'इन कमरों के बिना आगे बढ़ें';
