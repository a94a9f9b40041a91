/** Sentences of the auth dialogs and of the auth calls (spec sections 2, 5 and 8). */

export const EMAIL_NEEDED_TO_RESET = 'पासवर्ड बदलने के लिए कृपया अपना ईमेल पता लिखें।';
export const EMAIL_NEEDED_TO_RESEND = 'पुष्टि का ईमेल फिर पाने के लिए कृपया अपना ईमेल पता लिखें।';
export const PASSWORD_NEEDED = 'कृपया अपना पासवर्ड लिखें।';
export const PASSWORDS_DIFFER = 'दोनों पासवर्ड एक जैसे नहीं हैं';

export const CHECK_YOUR_EMAIL =
  'खाता चालू करने के लिए कृपया अपना ईमेल देखें (न मिले तो स्पैम फ़ोल्डर भी देखें)। लॉग इन करने से पहले ईमेल की पुष्टि करनी होगी।';
export const VERIFICATION_SENT = 'पुष्टि का ईमेल भेज दिया है! कृपया अपना इनबॉक्स देखें।';
export const RESET_SENT = 'अगर आपका ईमेल हमारे यहाँ दर्ज है, तो पासवर्ड बदलने का लिंक थोड़ी देर में मिलेगा।';
export const PASSWORD_RESET = 'आपका पासवर्ड बदल गया है। अब आप लॉग इन कर सकते हैं।';
export const LOGGED_OUT = 'आप लॉग आउट हो गए हैं।';

export const LOGIN_FAILED = 'कुछ गड़बड़ हुई। कृपया फिर कोशिश करें।';
export const LOGIN_FAILED_AT_PASSWORD = 'लॉग इन में कुछ गड़बड़ हुई। कृपया फिर कोशिश करें।';
export const EMAIL_NOT_VERIFIED = 'लॉग इन करने से पहले कृपया अपने ईमेल की पुष्टि करें। पुष्टि का लिंक आपके इनबॉक्स में है।';
export const NO_ACCOUNT = 'इस ईमेल का कोई खाता नहीं मिला। कृपया साइन अप करें।';
export const FORGOT_FAILED = 'कुछ गड़बड़ हुई। कृपया फिर कोशिश करें।';
export const SIGN_UP_FAILED = 'खाता बनाने में कुछ गड़बड़ हुई। कृपया फिर कोशिश करें।';
export const SET_PASSWORD_FAILED = 'पासवर्ड बन नहीं पाया। कृपया फिर कोशिश करें।';
export const SET_PASSWORD_ERROR = 'आपका पासवर्ड बनाने में कुछ गड़बड़ हुई। कृपया फिर कोशिश करें।';
export const RESET_FAILED = 'कुछ गड़बड़ हुई। कृपया फिर कोशिश करें या नया लिंक मँगाएँ।';
export const LINK_INVALID = 'यह लिंक गलत है या पुराना हो गया है। कृपया नया लिंक मँगाएँ।';

export function tooManyTries(seconds: number): string {
  return `बहुत बार कोशिश हो चुकी है। कृपया ${inWords(seconds)} रुककर फिर कोशिश करें।`;
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return `${seconds} सेकंड`;
  if (minutes === 1) return 'एक मिनट';
  return minutes <= 60 ? `${minutes} मिनट` : `${Math.ceil(minutes / 60)} घंटे`;
}
