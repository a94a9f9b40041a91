/** Titles, descriptions and headings of pages, unless they are in content/. */

/** Before a phone number, after the sentence that a page needs scripts. */
export const orCallUs = 'या हमें फ़ोन करें:';

/** What the home page says until the host's own words are there. */
export const HOME = {
  introduction: 'पुरी, ओडिशा में कमरे। सीधे अपने मेज़बान से बुक करें।',
  homestays: 'आप कहाँ ठहरेंगे',
  help: 'इन कामों में हम मदद करते हैं',
  ask: 'अभी तय नहीं किया? हमसे पूछें',
} as const;

export const ABOUT = {
  title: 'हमारे बारे में',
  description: 'पुरी में आपका स्वागत कौन करता है, और होमस्टे के नियम क्या हैं।',
  lead: 'आपका स्वागत कौन करता है, और होमस्टे के नियम क्या हैं।',
  policiesLead: 'ताकि सब चैन से सो सकें।',
} as const;

export const ATTRACTIONS = {
  title: 'आसपास की जगहें',
  description:
    'पुरी से घूमने की दस जगहें: जगन्नाथ मंदिर, कोणार्क, चिल्का, चित्रकारों और दर्ज़ियों के गाँव, और समुद्र तट, शुल्क और समय के साथ।',
  lead: 'मंदिर, एक झील, चित्रकारों और दर्ज़ियों के गाँव, और इनके बीच समुद्र।',
} as const;

export const CONTACT = {
  title: 'संपर्क',
  description: 'पुरी में होमस्टे तक कैसे पहुँचें, हमें फ़ोन कैसे करें या कैसे लिखें, और मेहमानों के सबसे आम सवालों के जवाब।',
  lead: 'बुक करने से पहले, या रास्ते में हों तब, हमें फ़ोन करें या लिखें।',
} as const;

export const POLICIES = {
  title: 'होमस्टे के नियम',
  description: 'चेक-इन और चेक-आउट का समय, रद्द करने पर कब कितना कटता है, और पुरी में हमारे होमस्टे के सब नियम।',
  lead: 'होमस्टे का समय, शर्तें और नियम, ताकि सब चैन से सो सकें।',
  clock: 'अगर आप रद्द करें',
  clockLead: 'चेक-इन में जितना समय बचा हो, उसके हिसाब से आपको क्या वापस मिलेगा।',
  when: 'आप रद्द करें',
  refund: 'रिफ़ंड',
} as const;

export const FAQ = {
  title: 'सवाल और जवाब',
  description:
    'पुरी में हमारे होमस्टे के मेहमान बुक करने से पहले क्या पूछते हैं: समुद्र तट, खाना, घूमना, वाई-फ़ाई, रद्द करना, और भी बहुत कुछ।',
  lead: 'मेहमान हमसे सबसे ज़्यादा क्या पूछते हैं, और हम क्या कहते हैं।',
  ask: 'हमसे कुछ और पूछें',
} as const;

export const SERVICES = {
  title: 'सेवाएँ',
  description: 'पुरी में आपके कमरे के साथ क्या मिलता है, और मेज़बान आपके लिए क्या इंतज़ाम करते हैं।',
  lead: 'पुरी में आपके कमरे के साथ क्या मिलता है, और मेज़बान आपके लिए क्या इंतज़ाम करते हैं।',
  atTheProperty: 'होमस्टे में',
  atThePropertyLead: 'हर कमरे के साथ, हर मेहमान के लिए।',
  arranged: 'इन कामों में हम मदद करते हैं',
  arrangedLead: 'बताइए आपको क्या चाहिए, हम मदद करेंगे।',
  contactUs: 'हमसे संपर्क करें',
} as const;

export const ROOMS = {
  title: 'कमरे',
  description: 'पुरी में हमारे होमस्टे में तारीख और मेहमानों के हिसाब से खाली कमरा खोजें, और सीधे बुक करें।',
  heading: 'पुरी में कमरे',
  lead: 'सीधे अपने मेज़बान से बुक करें।',
  needsScript: 'खाली कमरे खोजने के लिए जावास्क्रिप्ट चाहिए। कृपया इसे चालू करें।',
} as const;

export const ROOM = {
  description: 'पुरी में हमारे एक होमस्टे का कमरा: फ़ोटो, सुविधाएँ, हर रात की कीमत, और बुकिंग।',
  needsScript: 'ऑनलाइन बुकिंग के लिए जावास्क्रिप्ट चाहिए। कृपया इसे चालू करें।',
} as const;

export const BOOKING = { title: 'बुकिंग', description: 'अपने कार्ट के कमरे बुक करें।' } as const;
export const CHECKOUT = { title: 'आपकी जानकारी', description: 'बताइए कि कौन-कौन आ रहे हैं।' } as const;
export const PAYMENT = { title: 'भुगतान', description: 'अपनी बुकिंग का भुगतान करें।' } as const;

export const WISHLIST = { lead: 'वे कमरे जिन्हें आप फिर देखना चाहते हैं।' } as const;

export const WAITING_LIST = {
  title: 'प्रतीक्षा सूची',
  description: 'प्रतीक्षा सूची में आपकी जगह।',
  lead: 'सूची में आपकी जगह, आपके लिए रोका हुआ कमरा, और इरादा बदले तो सूची से नाम कैसे हटाएँ।',
} as const;

export const RESET_PASSWORD = { lead: 'कम से कम 8 अक्षरों का नया पासवर्ड चुनें।' } as const;

export const VERIFY_EMAIL = {
  title: 'अपने ईमेल की पुष्टि करें',
  lead: 'पासवर्ड चुनें, और आपका खाता तैयार है।',
} as const;

export const NOT_FOUND = {
  title: 'पेज नहीं मिला',
  text: 'इस पते पर कोई पेज नहीं है। लिंक पुराना हो सकता है, या लिखने में गलती हुई होगी।',
} as const;

export const OFFLINE = {
  /** Beside a page that was kept; `age` is "12 minutes ago". */
  saved: (age: string) => `ऑफ़लाइन। ${age} सहेजा गया`,
  ages: ['1 मिनट पहले', '{count} मिनट पहले', '1 घंटे पहले', '{count} घंटे पहले', '1 दिन पहले', '{count} दिन पहले'],
  title: 'आप ऑफ़लाइन हैं',
  heading: 'आप ऑफ़लाइन हैं',
  description: 'अभी नेटवर्क नहीं है। हमें फ़ोन करें, या इस ब्राउज़र में सहेजे हुए पेज पढ़ें।',
  lead: 'इस पेज के लिए इंटरनेट चाहिए।',
  lastBooking: 'आपकी पिछली बुकिंग यहाँ सहेजी हुई है:',
  byPhone: 'हमसे फ़ोन पर बात करें:',
  or: 'या',
  stillRead: 'ये पेज आप अब भी पढ़ सकते हैं:',
} as const;
