/** The page on which guests review their stay. */

export const TITLE = 'आपका रिव्यू';
export const description = 'हमारे यहाँ ठहरने का रिव्यू लिखें।';
export const lookingUp = 'आपकी बुकिंग देख रहे हैं …';
export const stayedIn = (month: string) => `${month} में ठहरे`;
export const GROUPS = { stay: 'ठहरने का अनुभव', cleanliness: 'सफ़ाई', host: 'मेज़बान', value: 'पैसा वसूल' } as const;
export const STARS = {
  '1': '1 सितारा',
  '2': '2 सितारे',
  '3': '3 सितारे',
  '4': '4 सितारे',
  '5': '5 सितारे',
} as const;
export const words = 'आपके शब्द';
export const left = (signs: number) => `${signs} अक्षर और लिख सकते हैं`;
export const showName = 'मेरा पहला नाम दिखाएँ';
export const PUBLIC =
  'आपके सितारे, आपके शब्द और ठहरने का महीना सबको दिखेंगे, और पहला नाम भी, अगर आप दिखाना चाहें। लिंक, ईमेल पते और फ़ोन नंबर हटा दिए जाते हैं।';
export const send = 'भेजें';

export const STARS_NEEDED = 'कृपया 1 से 5 सितारे चुनें।';
export const NOT_SENT = 'आपका रिव्यू नहीं जा पाया। जो आपने लिखा, वह इस ब्राउज़र में रखा है। कृपया फिर कोशिश करें।';
export const OFFLINE =
  'आपका रिव्यू नहीं जा पाया: साइट तक पहुँच नहीं हो रही। जो आपने लिखा, वह इस ब्राउज़र में रखा है। इंटरनेट आने पर कृपया फिर भेजें।';
export const NOT_LOADED = 'आपकी बुकिंग खुल नहीं पाई। कृपया फिर कोशिश करें।';
export const NOT_REACHED = 'साइट तक पहुँच नहीं हो रही। इंटरनेट आने पर कृपया फिर कोशिश करें।';
export const USED = 'यह लिंक पहले ही इस्तेमाल हो चुका है।';
export const UNKNOWN = 'इस लिंक की कोई बुकिंग हमें नहीं मिली।';
export const browseRooms = 'कमरे देखें';

export const THANKS = 'धन्यवाद';
export const THANKS_WHY =
  'आपके रिव्यू से दूसरे मेहमानों को चुनने में मदद मिलती है, और मेज़बान को पता चलता है कि क्या अच्छा है और क्या सुधारना है।';

export const NO_MORE = 'रिव्यू के ईमेल';
export const NO_MORE_WHY =
  'ठहरने के बाद हम एक बार रिव्यू माँगते हैं। यह बटन दबाएँगे तो हम इस ईमेल पते से फिर कभी नहीं पूछेंगे।';
export const dontAsk = 'मुझसे फिर न पूछें';
export const DECLINED = 'हम आपसे फिर नहीं पूछेंगे।';
export const NOT_DECLINED = 'यह सहेजा नहीं जा सका। कृपया फिर कोशिश करें।';
