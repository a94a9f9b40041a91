/** The frame of every page: header, menu, account, footer (spec section 2, "Header and navigation"). */

export const SOCIAL = {
  whatsapp: 'व्हाट्सऐप',
  instagram: 'इंस्टाग्राम',
  youtube: 'यूट्यूब',
  facebook: 'फ़ेसबुक',
} as const;

/** The name of the menu of languages. */
export const language = 'भाषा';
export const skip = 'सीधे मुख्य भाग पर जाएँ';
/** All that a site says before its rooms have prices. */
export const openingSoon = 'जल्द खुल रहा है';
export const needHelp = 'मदद चाहिए?';
export const underName = 'होमस्टे · पुरी';

/** The pages of the menu, by their path. */
export const MENU: Record<string, string> = {
  '/': 'होम',
  '/rooms': 'कमरे',
  '/services': 'सेवाएँ',
  '/nearby-attractions': 'आसपास की जगहें',
  '/about': 'हमारे बारे में',
  '/contact': 'संपर्क',
};
export const mainMenu = 'मुख्य';
export const menu = 'मेनू';
export const account = 'खाता';
export const wishlist = 'पसंद की सूची';
export const cart = 'कार्ट';
export const myProfile = 'मेरी प्रोफ़ाइल';
export const signOut = 'लॉग आउट';

export const footer = 'फ़ुटर';
export const policies = 'होमस्टे के नियम';
export const questions = 'सवाल';

export const previous = 'पिछला';
export const next = 'अगला';

/** Above text of content/ that has no translation yet. */
export const notTranslated = 'इस पेज का पूरा अनुवाद अभी नहीं हुआ है: कुछ हिस्सा अंग्रेज़ी में है।';
/** In the footer, before a link to the contact page, until a native speaker has read the sentences. */
export const UNREAD = {
  line: 'यह अनुवाद अभी हिंदी बोलने वाले किसी व्यक्ति ने नहीं जाँचा है।',
  tell: 'क्या सुधारें, हमें बताएँ।',
} as const;
