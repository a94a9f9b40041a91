/** How an owner proves themselves: passkeys and recovery codes. */

export { FILE_NAME } from '../../en/host/proof.ts';

export const createTitle = 'डेस्क को सुरक्षित करें';
export const createText =
  'पासकी आपके फ़ोन या कंप्यूटर का ताला है: आपकी उँगली, आपका चेहरा या उसका PIN। इसके रहते, कोई आपका पासवर्ड जान भी ले तो आपके मेहमानों और पैसों तक नहीं पहुँच सकता।';
export const create = 'पासकी बनाएँ';
export const confirmTitle = 'क्या यह आप ही हैं?';
export const confirmText = 'इस फ़ोन या कंप्यूटर की पासकी से, या अपने फ़ोन की पासकी से पुष्टि करें।';
export const confirm = 'पासकी से पुष्टि करें';
export const freshTitle = 'कृपया पुष्टि करें';
export const freshText = 'इसके लिए आपकी पासकी चाहिए, क्योंकि पिछली बार को 15 मिनट से ज़्यादा हो गए हैं।';

export const useCode = 'रिकवरी कोड से खोलें';
export const code = 'रिकवरी कोड';
export const codeHint = 'आपने जो दस कोड रखे थे, उनमें से एक। हर कोड एक ही बार चलता है।';
export const CODE_NEEDED = 'अपना कोई एक रिकवरी कोड लिखें।';
export const codesLeft = (count: number) =>
  count <= 1 ? `आपके पास ${count} रिकवरी कोड बचा है।` : `आपके पास ${count} रिकवरी कोड बचे हैं।`;

export const codesTitle = 'आपके रिकवरी कोड';
export const codesText =
  'इन्हें इस फ़ोन या कंप्यूटर के बाहर रखें, जैसे कागज़ पर। पासकी खो जाए तो हर कोड से आप एक बार अंदर आ सकते हैं। ये सिर्फ़ अभी दिखेंगे।';
export const copy = 'कॉपी करें';
export const copied = 'कोड कॉपी हो गए।';
export const COPY_FAILED = 'ब्राउज़र कॉपी नहीं करने दे रहा। कोड डाउनलोड करें या लिख लें।';
export const download = 'डाउनलोड करें';
export const kept = 'मैंने इन्हें रख लिया';

export const NO_PASSKEYS = 'इस ब्राउज़र में पासकी नहीं चलती। डेस्क को नए Chrome, Safari, Edge या Firefox में खोलें।';
export const NOT_USED = 'पासकी इस्तेमाल नहीं हुई। कृपया फिर कोशिश करें।';
export const KNOWN_DEVICE = 'इस फ़ोन या कंप्यूटर पर डेस्क की पासकी पहले से है।';

/** The first name of a passkey: the device on which it was made. */
export const DEVICES = {
  android: 'Android फ़ोन',
  iphone: 'iPhone',
  ipad: 'iPad',
  mac: 'Mac',
  windows: 'Windows',
  linux: 'Linux',
  other: 'पासकी',
} as const;
