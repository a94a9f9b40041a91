/** The page behind the link of an invitation. */

export const TITLE = 'आपको बुलाया गया है';
export const lead = 'मेज़बान डेस्क पर, जहाँ होमस्टे के आने वाले मेहमान, कमरे और बुकिंग सँभाले जाते हैं।';
export const loading = 'न्योता खुल रहा है…';

export const invitedBy = 'किसने बुलाया';
const ROLES = {
  owner: 'मालिक के तौर पर आप सब कुछ देख और बदल सकते हैं, और दूसरों को बुला सकते हैं।',
  staff: 'स्टाफ़ के तौर पर आप दिन, कैलेंडर और बुकिंग देख सकते हैं, और भुगतान ले सकते हैं।',
} as const;
export const roleMeans = (role: keyof typeof ROLES) => ROLES[role];
export const roleNames = { owner: 'मालिक', staff: 'स्टाफ़' } as const;
export const homestay = (_count: number) => 'होमस्टे';
/** Of an invitation to a site without one. */
export const newHomestay = 'एक नया: आगे आप उसे तैयार करेंगे';
export const role = 'आपका काम';
export const account = 'आपका खाता';

export const name = 'आपका नाम';
export const nameHint = 'मेहमान और दूसरे मेज़बान इसे देखेंगे।';
export const email = 'आपका ईमेल';
export const emailHint = 'हम वहाँ एक लिंक भेजेंगे। उसे 24 घंटे में खोलें और पासवर्ड चुनें: आगे से आप इन्हीं दोनों से लॉग इन करेंगे।';
export const EMAIL_NEEDED = 'अपना ईमेल लिखें।';
export const password = 'पासवर्ड चुनें';
export const passwordHint = 'कम से कम 8 अक्षर। लॉग इन इसी से होगा।';
export const yourPassword = 'आपका पासवर्ड';
export const yourPasswordHint =
  'इस ईमेल से आपका खाता पहले से है। पासवर्ड भूल गए? पहले “लॉग इन” में “पासवर्ड भूल गए?” चुनें।';
export const PASSWORD_NEEDED = 'अपना पासवर्ड लिखें।';
export const NAME_NEEDED = 'अपना नाम लिखें।';
export const accept = 'स्वीकार करें';
export const accepting = 'स्वीकार हो रहा है…';

export const NO_TOKEN = 'यह पता अधूरा है। संदेश में दिया लिंक फिर खोलें।';
export const ended =
  'यह न्योता अब नहीं चलता: यह इस्तेमाल हो चुका है, वापस ले लिया गया है या 24 घंटे से पुराना है। मालिक से नया माँगें, या पहले स्वीकार कर चुके हों तो लॉग इन करें।';
export const openHost = 'मेज़बान डेस्क खोलें';
export const NOT_OPENED = 'न्योता खुल नहीं पाया। कृपया फिर कोशिश करें।';
