/** The frame of every page: header, menu, account, footer (spec section 2, "Header and navigation"). */

/** The name of the menu of languages. */
export const language = 'Language';
export const skip = 'Skip to content';
/** All that a site says before its rooms have prices. */
export const openingSoon = 'Opening soon';
export const needHelp = 'Need help?';
export const underName = 'Homestays · Puri';

/** The pages of the menu, by their path. */
export const MENU: Record<string, string> = {
  '/': 'Home',
  '/rooms': 'Rooms',
  '/services': 'Services',
  '/nearby-attractions': 'Nearby Attractions',
  '/about': 'About Us',
  '/contact': 'Contact',
};
export const mainMenu = 'Main';
export const menu = 'Menu';
export const account = 'Account';
export const wishlist = 'Wishlist';
export const cart = 'Cart';
export const myProfile = 'My Profile';
export const signOut = 'Sign Out';

export const footer = 'Footer';
export const policies = 'House policies';
export const questions = 'Questions';

export const SOCIAL = {
  whatsapp: 'WhatsApp',
  instagram: 'Instagram',
  youtube: 'YouTube',
  facebook: 'Facebook',
} as const;

export const previous = 'Previous';
export const next = 'Next';

/** Above text of content/ that has no translation yet. */
export const notTranslated = 'This page is not wholly translated yet: some of it is in English.';
/** In the footer, before a link to the contact page, until a native speaker has read the sentences. */
export const UNREAD = {
  line: 'This translation has not been checked by a native speaker yet.',
  tell: 'Tell us what to mend.',
} as const;
