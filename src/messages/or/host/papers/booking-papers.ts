/** The papers of one booking at the desk. */

export const invoice = 'ଇନଭଏସ';
export const receipt = 'ରସିଦ';
export const open = 'ଖୋଲନ୍ତୁ';
export const print = 'ପ୍ରିଣ୍ଟ କରନ୍ତୁ';
export const whatsApp = 'WhatsApp';
export const email = 'ଇମେଲ';
export const paidBySite = 'ବୁକିଂ ସାଇଟ ହୁଏତ ଏହି ଟିକସ ଦେଇସାରିଛି। ଆପଣଙ୍କ ହିସାବରକ୍ଷକଙ୍କୁ ପଚାରନ୍ତୁ।';
export const others = 'ଏହି ବୁକିଂର ସବୁ କାଗଜପତ୍ର';
/** Names a link to a paper. */
export const named = (kind: string, number: string) => `${kind} ${number}`;
export const NOT_LOADED = 'ଏହି ବୁକିଂର କାଗଜପତ୍ର ଲୋଡ ହୋଇପାରିଲା ନାହିଁ।';
export const NO_INVOICE = 'ଏହି ବୁକିଂର ଇନଭଏସ ନାହିଁ।';
export const NO_RECEIPT = 'ଏହି ବୁକିଂର ରସିଦ ନାହିଁ।';
export const sentTo = (number: string, address: string) => `${number} ${address} କୁ ଇମେଲ ହେଲା।`;
export const NO_ADDRESS = 'ଏହି ବୁକିଂରେ ଇମେଲ ଠିକଣା ନାହିଁ। କିଛି ପଠାଗଲା ନାହିଁ।';

/** The form that is shown before an invoice from ₹50,000. */
export const recipientLead = 'ଏତେ ଟଙ୍କାର ଇନଭଏସରେ ଅତିଥିଙ୍କ ଠିକଣା ଓ ରାଜ୍ୟ ଲେଖାଯାଏ। ଦୁଇଟିଯାକ ବୁକିଂ ସହିତ ରଖାଯିବ।';
export const address = 'ଠିକଣା';
export const state = 'ରାଜ୍ୟ';
export const chooseState = 'ବାଛନ୍ତୁ…';
export const outsideIndia = 'ଭାରତ ବାହାରେ';
export const issue = 'ଇନଭଏସ ତିଆରି କରନ୍ତୁ';
export const RECIPIENT_NEEDED = {
  address: 'ଅତିଥିଙ୍କ ଠିକଣା ଲେଖନ୍ତୁ।',
  state: 'ଅତିଥିଙ୍କ ରାଜ୍ୟ ବାଛନ୍ତୁ।',
} as const;

export const card = 'ପଞ୍ଜୀକରଣ କାର୍ଡ';
export const NOT_DOWNLOADED = 'କାର୍ଡ ଡାଉନଲୋଡ ହୋଇପାରିଲା ନାହିଁ।';
