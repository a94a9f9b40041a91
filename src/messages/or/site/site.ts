/** The frame of every page: header, menu, account, footer (spec section 2, "Header and navigation"). */

/** The name of the menu of languages. */
export const language = 'ଭାଷା';
export const skip = 'ସିଧା ମୂଳ ଲେଖାକୁ ଯାଆନ୍ତୁ';
/** All that a site says before its rooms have prices. */
export const openingSoon = 'ଶୀଘ୍ର ଖୋଲୁଛି';
export const needHelp = 'ସାହାଯ୍ୟ ଦରକାର କି?';
export const underName = 'ହୋମଷ୍ଟେ · ପୁରୀ';

/** The pages of the menu, by their path. */
export const MENU: Record<string, string> = {
  '/': 'ମୂଳ ପୃଷ୍ଠା',
  '/rooms': 'ରୁମ',
  '/services': 'ସେବା',
  '/nearby-attractions': 'ଦର୍ଶନୀୟ ସ୍ଥାନ',
  '/about': 'ଆମ ବିଷୟରେ',
  '/contact': 'ଯୋଗାଯୋଗ',
};
export const mainMenu = 'ମୁଖ୍ୟ';
export const menu = 'ମେନୁ';
export const account = 'ଆକାଉଣ୍ଟ';
export const wishlist = 'ପସନ୍ଦ ତାଲିକା';
export const cart = 'କାର୍ଟ';
export const myProfile = 'ମୋ ପ୍ରୋଫାଇଲ';
export const signOut = 'ଲଗ ଆଉଟ';

export const footer = 'ପୃଷ୍ଠାର ତଳ ଲିଙ୍କ';
export const policies = 'ହୋମଷ୍ଟେର ନିୟମ';
export const questions = 'ପ୍ରଶ୍ନୋତ୍ତର';

export { SOCIAL } from '../../en/site/site.ts';

export const previous = 'ପୂର୍ବ';
export const next = 'ପରବର୍ତ୍ତୀ';
