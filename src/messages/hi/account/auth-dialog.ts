/** Labels and buttons of the auth dialogs and pages (spec section 2, "Auth dialogs"). */

export const EMAIL_ADDRESS = 'ईमेल पता';
export const PHONE_OPTIONAL = 'फ़ोन नंबर (ज़रूरी नहीं)';
export const PASSWORD = 'पासवर्ड';
export const NEW_PASSWORD = 'नया पासवर्ड';
export const CONFIRM_PASSWORD = 'पासवर्ड फिर लिखें';

export const LOG_IN_LEAD = 'अपनी बुकिंग और जानकारी किसी भी फ़ोन या कंप्यूटर पर देखें।';
export const FORGOT_PASSWORD = 'पासवर्ड भूल गए?';
export const CHANGE_EMAIL = 'बदलें';
export const CONTINUE_AS_GUEST = 'मेहमान के तौर पर आगे बढ़ें';
export const NEW_HERE = 'यहाँ नए हैं?';
export const HAVE_ACCOUNT = 'पहले से खाता है?';
export const SET_PASSWORD = 'पासवर्ड बनाएँ';
export const SET_PASSWORD_AND_LOG_IN = 'पासवर्ड बनाएँ और लॉग इन करें';
export const NEW_PASSWORD_LEGEND = 'नया पासवर्ड चुनें';
export const RESET_PASSWORD = 'पासवर्ड बदलें';
export const RESETTING = 'बदल रहे हैं...';
export const GOING_HOME = 'आपको होम पेज पर ले जा रहे हैं…';
export const CHECKING_LINK = 'आपका लिंक जाँच रहे हैं…';
export const EMAIL_VERIFIED = 'धन्यवाद। आपके ईमेल की पुष्टि हो गई।';
export const CHOOSE_PASSWORD = 'आखिर में एक पासवर्ड चुनें।';
export const HAS_PASSWORD = 'आपका पासवर्ड पहले से है।';

export const SIGN_UP_HINT = 'इस ईमेल पते पर पुष्टि का एक कोड भेजा जाएगा';
export const NO_ACCOUNT_LINK = 'खाता बनाएँ';
export const RESEND_LINK = 'पुष्टि का ईमेल फिर भेजें';
export const RESET_TOKEN_MISSING = 'पासवर्ड बदलने का लिंक अधूरा या गलत है। कृपया नया लिंक मँगाएँ।';

export const passwordRule = (email: string) =>
  email ? `${email} के लिए: कम से कम 8 अक्षर।` : 'कम से कम 8 अक्षर।';
export const loggedIn = (name: string | null) =>
  name ? `नमस्कार, ${name} जी। आप लॉग इन हो गए हैं।` : 'नमस्कार। आप लॉग इन हो गए हैं।';

export function welcome(product: string): string {
  return `${product} में आपका स्वागत है`;
}
