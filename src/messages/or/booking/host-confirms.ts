/** A request that its host confirms before it is paid. */

export const title = 'ହୋଷ୍ଟ 2 ଘଣ୍ଟା ଭିତରେ ନିଶ୍ଚିତ କରିବେ';
export const nothingPaid = (rooms: number) =>
  `ଆପଣଙ୍କୁ ଏବେ କିଛି ଟଙ୍କା ଦେବାକୁ ପଡ଼ିନାହିଁ, ଆଉ ${rooms === 1 ? 'ରୁମ' : 'ରୁମଗୁଡ଼ିକ'} ଆପଣଙ୍କ ପାଇଁ ରଖାଯାଇଛି।`;
export const hostLooks = (until: string) => `ହୋଷ୍ଟ ଦେଖିବେ ଓ ${until} ସୁଦ୍ଧା ଉତ୍ତର ଦେବେ`;
export const thenHostLooks = 'ତା’ପରେ ହୋଷ୍ଟ ଦେଖିବେ ଓ 2 ଘଣ୍ଟା ଭିତରେ ଉତ୍ତର ଦେବେ';
export const why = (property: string, rooms: number) =>
  `${rooms === 1 ? 'ଏହି ରୁମ' : 'ଏଥିରୁ ଗୋଟିଏ ରୁମ'} ବିକୁଥିବା ଅନ୍ୟ ଏକ ସାଇଟ ଉତ୍ତର ଦେଲା ନାହିଁ। ସେଠାରେ ରୁମଟି ବୁକ ହୋଇଛି କି ନାହିଁ, ${property} ର ହୋଷ୍ଟ ଦେଖିବେ।`;
export const ifFree = (rooms: number) =>
  rooms === 1 ? 'ରୁମ ଖାଲି ଥିଲେ ଆପଣ ଟଙ୍କା ଦେବେ' : 'ସବୁ ରୁମ ଖାଲି ଥିଲେ ଆପଣ ଟଙ୍କା ଦେବେ';
/** `email` is unknown where another browser made the request. */
export const linkComes = (email: string | undefined) =>
  `ଟଙ୍କା ଦେବାର ଲିଙ୍କ ${email ? `${email} କୁ` : 'ଇମେଲରେ'} ଆସିବ। ସେବେଠାରୁ ଆପଣଙ୍କ ପାଖରେ 24 ଘଣ୍ଟା ସମୟ ଥିବ।`;
export const ifGone = 'ଖାଲି ନଥିଲେ ଆପଣଙ୍କୁ କିଛି ଦେବାକୁ ପଡ଼ିବ ନାହିଁ';
export const mailComes = 'ତାହା ମଧ୍ୟ ଆମେ ଇମେଲରେ ଜଣାଇବୁ।';
export const release = (rooms: number) => (rooms === 1 ? 'ରୁମ ଆଉ ରଖନ୍ତୁ ନାହିଁ' : 'ରୁମଗୁଡ଼ିକ ଆଉ ରଖନ୍ତୁ ନାହିଁ');
export const notReleased = 'ରୁମ ରଖିବା ବନ୍ଦ ହୋଇପାରିଲା ନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';
