/** Sentences of the auth dialogs and of the auth calls (spec sections 2, 5 and 8). */

export const EMAIL_NEEDED_TO_RESET = 'ପାସୱାର୍ଡ ବଦଳାଇବା ପାଇଁ ଦୟାକରି ଆପଣଙ୍କ ଇମେଲ ଠିକଣା ଲେଖନ୍ତୁ।';
export const EMAIL_NEEDED_TO_RESEND = 'ନିଶ୍ଚିତ କରିବାର ଲିଙ୍କ ପୁଣି ପାଇବା ପାଇଁ ଦୟାକରି ଆପଣଙ୍କ ଇମେଲ ଠିକଣା ଲେଖନ୍ତୁ।';
export const PASSWORD_NEEDED = 'ଦୟାକରି ଆପଣଙ୍କ ପାସୱାର୍ଡ ଲେଖନ୍ତୁ।';
export const PASSWORDS_DIFFER = 'ଦୁଇ ପାସୱାର୍ଡ ସମାନ ନୁହେଁ';

export const CHECK_YOUR_EMAIL =
  'ଆକାଉଣ୍ଟ ନିଶ୍ଚିତ କରିବା ପାଇଁ ଦୟାକରି ଆପଣଙ୍କ ଇମେଲ ଦେଖନ୍ତୁ (ନଆସିଥିଲେ ସ୍ପାମ ଇମେଲ ଦେଖନ୍ତୁ)। ଲଗ ଇନ କରିବା ଆଗରୁ ଇମେଲ ନିଶ୍ଚିତ କରିବାକୁ ହେବ।';
export const VERIFICATION_SENT = 'ନିଶ୍ଚିତ କରିବାର ଇମେଲ ପଠାଗଲା! ଦୟାକରି ଆପଣଙ୍କ ଇନବକ୍ସ ଦେଖନ୍ତୁ।';
export const RESET_SENT = 'ଆପଣଙ୍କ ଇମେଲରେ ଆକାଉଣ୍ଟ ଥିଲେ, ପାସୱାର୍ଡ ବଦଳାଇବାର ଲିଙ୍କ ଶୀଘ୍ର ଆସିବ।';
export const PASSWORD_RESET = 'ଆପଣଙ୍କ ପାସୱାର୍ଡ ବଦଳିଗଲା। ଏବେ ଲଗ ଇନ କରିପାରିବେ।';
export const LOGGED_OUT = 'ଆପଣ ଲଗ ଆଉଟ ହୋଇଗଲେ।';

export const LOGIN_FAILED = 'କିଛି ଭୁଲ ହୋଇଗଲା। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';
export const LOGIN_FAILED_AT_PASSWORD = 'ଲଗ ଇନ ହୋଇପାରିଲା ନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';
export const EMAIL_NOT_VERIFIED = 'ଲଗ ଇନ କରିବା ଆଗରୁ ଦୟାକରି ଆପଣଙ୍କ ଇମେଲ ନିଶ୍ଚିତ କରନ୍ତୁ। ଲିଙ୍କଟି ଆପଣଙ୍କ ଇନବକ୍ସରେ ଖୋଜନ୍ତୁ।';
export const NO_ACCOUNT = 'ଏହି ଇମେଲରେ କୌଣସି ଆକାଉଣ୍ଟ ନାହିଁ। ଦୟାକରି ସାଇନ ଅପ କରନ୍ତୁ।';
export const FORGOT_FAILED = 'କିଛି ଭୁଲ ହୋଇଗଲା। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';
export const SIGN_UP_FAILED = 'ସାଇନ ଅପ ହୋଇପାରିଲା ନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';
export const SET_PASSWORD_FAILED = 'ପାସୱାର୍ଡ ସ୍ଥିର ହୋଇପାରିଲା ନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';
export const SET_PASSWORD_ERROR = 'ପାସୱାର୍ଡ ସ୍ଥିର କରିବା ବେଳେ କିଛି ଭୁଲ ହେଲା। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';
export const RESET_FAILED = 'କିଛି ଭୁଲ ହୋଇଗଲା। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ କିମ୍ବା ନୂଆ ଲିଙ୍କ ମାଗନ୍ତୁ।';
export const LINK_INVALID = 'ଏହି ଲିଙ୍କ ଠିକ ନୁହେଁ କିମ୍ବା ତା’ର ସମୟ ସରିଯାଇଛି। ଦୟାକରି ନୂଆ ଲିଙ୍କ ମାଗନ୍ତୁ।';

export function tooManyTries(seconds: number): string {
  return `ବହୁତ ଥର ଚେଷ୍ଟା ହୋଇଗଲା। ଦୟାକରି ${inWords(seconds)} ଅପେକ୍ଷା କରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।`;
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return `${seconds} ସେକେଣ୍ଡ`;
  return minutes <= 60 ? `${minutes} ମିନିଟ` : `${Math.ceil(minutes / 60)} ଘଣ୍ଟା`;
}
