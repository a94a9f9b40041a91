/** Labels and buttons of the auth dialogs and pages (spec section 2, "Auth dialogs"). */

export const EMAIL_ADDRESS = 'ଇମେଲ ଠିକଣା';
export const PHONE_OPTIONAL = 'ଫୋନ ନମ୍ବର (ଇଚ୍ଛାଧୀନ)';
export const PASSWORD = 'ପାସୱାର୍ଡ';
export const NEW_PASSWORD = 'ନୂଆ ପାସୱାର୍ଡ';
export const CONFIRM_PASSWORD = 'ପାସୱାର୍ଡ ପୁଣି ଲେଖନ୍ତୁ';

export const LOG_IN_LEAD = 'ଯେକୌଣସି ଫୋନ ବା କମ୍ପ୍ୟୁଟରରେ ନିଜ ବୁକିଂ ଓ ବିବରଣୀ ଦେଖନ୍ତୁ।';
export const FORGOT_PASSWORD = 'ପାସୱାର୍ଡ ଭୁଲିଗଲେ?';
export const CHANGE_EMAIL = 'ବଦଳାନ୍ତୁ';
export const CONTINUE_AS_GUEST = 'ଅତିଥି ଭାବେ ଆଗକୁ ବଢ଼ନ୍ତୁ';
export const NEW_HERE = 'ଏଠାରେ ପ୍ରଥମ ଥର?';
export const HAVE_ACCOUNT = 'ଆଗରୁ ଆକାଉଣ୍ଟ ଅଛି?';
export const SET_PASSWORD = 'ପାସୱାର୍ଡ ସ୍ଥିର କରନ୍ତୁ';
export const SET_PASSWORD_AND_LOG_IN = 'ପାସୱାର୍ଡ ଦେଇ ଲଗ ଇନ';
export const NEW_PASSWORD_LEGEND = 'ନୂଆ ପାସୱାର୍ଡ ବାଛନ୍ତୁ';
export const RESET_PASSWORD = 'ପାସୱାର୍ଡ ବଦଳାନ୍ତୁ';
export const RESETTING = 'ବଦଳାଉଛୁ...';
export const GOING_HOME = 'ମୂଳ ପୃଷ୍ଠାକୁ ନେଉଛୁ…';
export const CHECKING_LINK = 'ଆପଣଙ୍କ ଲିଙ୍କ ଦେଖୁଛୁ…';
export const EMAIL_VERIFIED = 'ଧନ୍ୟବାଦ। ଆପଣଙ୍କ ଇମେଲ ନିଶ୍ଚିତ ହୋଇଗଲା।';
export const CHOOSE_PASSWORD = 'ସାରିବା ପାଇଁ ଗୋଟିଏ ପାସୱାର୍ଡ ବାଛନ୍ତୁ।';
export const HAS_PASSWORD = 'ଆପଣଙ୍କର ଆଗରୁ ପାସୱାର୍ଡ ଅଛି।';

export const SIGN_UP_HINT = 'ଇମେଲ ନିଶ୍ଚିତ କରିବାର କୋଡ ଏହି ଠିକଣାକୁ ପଠାଯିବ';
export const NO_ACCOUNT_LINK = 'ଆକାଉଣ୍ଟ ଖୋଲନ୍ତୁ';
export const RESEND_LINK = 'ନିଶ୍ଚିତ କରିବାର ଇମେଲ ପୁଣି ପଠାନ୍ତୁ';
export const RESET_TOKEN_MISSING = 'ପାସୱାର୍ଡ ବଦଳାଇବାର ଲିଙ୍କ ଠିକ ନୁହେଁ ବା ପୂରା ନାହିଁ। ଦୟାକରି ନୂଆ ଲିଙ୍କ ମାଗନ୍ତୁ।';

export const passwordRule = (email: string) => (email ? `${email} ପାଇଁ: ଅତି କମରେ 8ଟି ଅକ୍ଷର।` : 'ଅତି କମରେ 8ଟି ଅକ୍ଷର।');
export const loggedIn = (name: string | null) =>
  name ? `ନମସ୍କାର, ${name}। ଆପଣ ଲଗ ଇନ ହୋଇଗଲେ।` : 'ନମସ୍କାର। ଆପଣ ଲଗ ଇନ ହୋଇଗଲେ।';

export function welcome(product: string): string {
  return `${product} ଠାରେ ଆପଣଙ୍କୁ ସ୍ୱାଗତ`;
}
