/** A booking of a house without a payment gateway: the host confirms it, and the guest pays the host. */

export const linkTitle = 'ଆମ ଇମେଲର ଲିଙ୍କ ଖୋଲନ୍ତୁ';
/** `email` is unknown where another browser made the request. */
export const openLink = (email: string | undefined) =>
  `ଆମେ ${email ? `${email} କୁ` : 'ଆପଣଙ୍କ ଇମେଲ ଠିକଣାକୁ'} ଗୋଟିଏ ଲିଙ୍କ ପଠାଇଛୁ। ଆପଣ ତାହା ଖୋଲିଲେ ହୋଷ୍ଟ ଆପଣଙ୍କ ଅନୁରୋଧ ପାଇବେ।`;
export const heldUntil = (until: string) => `ସେପର୍ଯ୍ୟନ୍ତ ଆପଣଙ୍କ ରୁମ ଅଳ୍ପ ସମୟ ପାଇଁ ହିଁ ରଖାଯାଇଛି: ${until} ପର୍ଯ୍ୟନ୍ତ।`;
export const sendAgain = 'ଲିଙ୍କ ପୁଣି ପଠାନ୍ତୁ';

export const title = 'ଆପଣଙ୍କ ଅନୁରୋଧ ହୋଷ୍ଟଙ୍କ ପାଖରେ ଅଛି';
export const hostConfirms = (until: string) =>
  `ହୋଷ୍ଟ ${until} ସୁଦ୍ଧା ନିଶ୍ଚିତ କରିବେ, ଆଉ ସେପର୍ଯ୍ୟନ୍ତ ଆପଣଙ୍କ ରୁମ ରଖାଯାଇଛି। ହୋଷ୍ଟ ନିଶ୍ଚିତ କଲେ ବୁକିଂ ହୋଇଯିବ। ଆମେ ଆପଣଙ୍କୁ ଇମେଲ କରିବୁ।`;
export const heldTitle = (_rooms: number) => 'ଆପଣଙ୍କ ରୁମ ରଖାଯାଇଛି';
export const heldForMoney = (until: string, _rooms: number) =>
  `ଆପଣଙ୍କ ରୁମ ${until} ପର୍ଯ୍ୟନ୍ତ ରଖାଯାଇଛି। ହୋଷ୍ଟ ଆପଣଙ୍କ ଟଙ୍କା ପାଇଥିବା ଲେଖି ରଖିଲେ ବୁକିଂ ହୋଇଯିବ।`;
export const payHost = (amount: string) => `ହୋଷ୍ଟଙ୍କୁ ${amount} ଦିଅନ୍ତୁ`;
/** Where the homestay has no UPI ID. */
export const hostTells = 'ଟଙ୍କା ଆପଣ ହୋଷ୍ଟଙ୍କୁ ଦେବେ, ଏହି ସାଇଟରେ ନୁହେଁ। କିପରି ଦେବେ ହୋଷ୍ଟ ଜଣାଇବେ, କିମ୍ବା ପହଞ୍ଚିଲେ ଦେବେ।';
export const hostTellsHow = 'ଟଙ୍କା ଆପଣ ହୋଷ୍ଟଙ୍କୁ ଦେବେ, ଏହି ସାଇଟରେ ନୁହେଁ। କିପରି ଦେବେ ହୋଷ୍ଟ ଜଣାଇବେ।';
export const payWith = 'ଯେକୌଣସି UPI ଆପରେ ଟଙ୍କା ଦିଅନ୍ତୁ: କୋଡ ସ୍କାନ କରନ୍ତୁ, ଏହି ଫୋନରେ ଆପ ଖୋଲନ୍ତୁ, କିମ୍ବା UPI ID ଲେଖନ୍ତୁ।';
export const upiId = 'UPI ID';
export const qrCode = 'UPI QR କୋଡ';
export const openApp = 'ଏହି ଫୋନରେ UPI ଆପ ଖୋଲନ୍ତୁ';

export const reference = 'ରେଫରେନ୍ସ';
export const referenceHint = 'ପେମେଣ୍ଟର ନମ୍ବର, ଆପଣଙ୍କ UPI ଆପ ବା ବ୍ୟାଙ୍କ ଯାହା ଦେଖାଏ।';
export const REFERENCE_NEEDED = '4ରୁ 40ଟି ଅକ୍ଷର ଓ ଅଙ୍କ ଲେଖନ୍ତୁ, ମଝିରେ ଫାଙ୍କ ନରଖି।';
export const iHavePaid = 'ମୁଁ ଟଙ୍କା ଦେଲି';
export const NOT_TOLD = 'ହୋଷ୍ଟଙ୍କୁ ଜଣାଇହେଲା ନାହିଁ: ସର୍ଭର ମିଳୁନାହିଁ। ଦୟାକରି ପୁଣି ଦବାନ୍ତୁ।';
export const saidPaid = (said: string) =>
  `ଆପଣ ଟଙ୍କା ଦେଇଛନ୍ତି ବୋଲି ହୋଷ୍ଟଙ୍କୁ ଜଣାଇଛନ୍ତି। ରେଫରେନ୍ସ: ${said}। ଟଙ୍କା ପହଞ୍ଚିଲା କି ନାହିଁ, ହୋଷ୍ଟ ଦେଖିବେ।`;
export const otherReference = 'ରେଫରେନ୍ସ ସୁଧାରନ୍ତୁ';

export const declined = 'ହୋଷ୍ଟ ଆପଣଙ୍କ ଅନୁରୋଧ ନିଶ୍ଚିତ କରିପାରିଲେ ନାହିଁ। ଆମେ ଦୁଃଖିତ।';
export const requestOver =
  'ଏହି ବୁକିଂ ସମୟ ଭିତରେ ନିଶ୍ଚିତ ହେଲା ନାହିଁ, ତେଣୁ ରୁମ ଅନ୍ୟ ଅତିଥିଙ୍କ ପାଇଁ ଖୋଲିଗଲା। ହୋଷ୍ଟଙ୍କୁ ଟଙ୍କା ଦେଇସାରିଥିଲେ, ଦୟାକରି ଲେଖନ୍ତୁ ବା ଫୋନ କରନ୍ତୁ।';
export const linkStillOpens =
  'ଆପଣ ସମୟ ଭିତରେ ଆମ ଇମେଲର ଲିଙ୍କ ଖୋଲିଲେ ନାହିଁ, ତେଣୁ ରୁମ ଅନ୍ୟ ଅତିଥିଙ୍କ ପାଇଁ ଖୋଲିଗଲା। ଖୋଲିବା ବେଳେ ରୁମ ଖାଲି ଥିଲେ ହୋଷ୍ଟ ଆପଣଙ୍କ ଅନୁରୋଧ ପାଇବେ।';
