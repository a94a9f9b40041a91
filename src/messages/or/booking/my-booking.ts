/** The page of one booking, `/my-booking`. */

export const title = 'ମୋ ବୁକିଂ';
export const description = 'ଆପଣଙ୍କ ବୁକିଂ, ଇନଭଏସ ଓ ରାସ୍ତା।';
export const yourBooking = (reference: string) => `ଆପଣଙ୍କ ବୁକିଂ ${reference}`;
export const unknownBooking =
  'ଏହି ଲିଙ୍କରେ କୌଣସି ବୁକିଂ ମିଳିଲା ନାହିଁ। ଆମ ଶେଷ ଇମେଲର ଲିଙ୍କ ଖୋଲନ୍ତୁ, କିମ୍ବା ଯେଉଁ ଇମେଲ ଠିକଣାରେ ବୁକ କରିଥିଲେ ସେଥିରେ ଲଗ ଇନ କରନ୍ତୁ।';
export const allFacts =
  'ଆପଣଙ୍କ ବୁକିଂର ସବୁ କଥା: ରହଣି, କେତେ ଦିଆଯାଇଛି ଓ କେତେ ଦେବାକୁ ଅଛି, ଇନଭଏସ, ହୋମଷ୍ଟେକୁ ରାସ୍ତା, ଆଉ କିପରି ବଦଳାଇବେ ବା ବାତିଲ କରିବେ।';
export const sendNewLink = 'ନୂଆ ଲିଙ୍କ ପଠାନ୍ତୁ';
export const linkNotSent = 'ଆମେ ଲିଙ୍କ ପଠାଇପାରିଲୁ ନାହିଁ। ଦୟାକରି ମିନିଟିଏ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';
export const loadFailed = 'ଆପଣଙ୍କ ବୁକିଂ ଲୋଡ ହୋଇପାରିଲା ନାହିଁ। ଦୟାକରି ଟିକିଏ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';

export const notPaidYet = 'ଏହି ବୁକିଂର ଟଙ୍କା ଏପର୍ଯ୍ୟନ୍ତ ଦିଆଯାଇନାହିଁ। ଆପଣଙ୍କ ରୁମ ଅଳ୍ପ ସମୟ ପାଇଁ ରଖାଯାଇଛି।';
export const awaitsGuest = 'ହୋଷ୍ଟଙ୍କ ପାଖକୁ ଏପର୍ଯ୍ୟନ୍ତ ଯାଇନାହିଁ';
export const awaitsHost = 'ହୋଷ୍ଟଙ୍କୁ ଅପେକ୍ଷା';
export const expired =
  'ଏହି ବୁକିଂର ଟଙ୍କା ସମୟରେ ଦିଆଗଲା ନାହିଁ, ତେଣୁ ରୁମ ଅନ୍ୟ ଅତିଥିଙ୍କ ପାଇଁ ଖୋଲିଗଲା। ଡେରିରେ ଆସିଥିବା ପେମେଣ୍ଟର ପୂରା ଟଙ୍କା ଫେରସ୍ତ ହେବ।';
/** To a request that no host has answered; `rooms` is how many rooms it held. */
export const lookAgain = (rooms: number) =>
  `କୌଣସି ଟଙ୍କା କଟିନାହିଁ। ${rooms === 1 ? 'ରୁମଟି' : 'ରୁମଗୁଡ଼ିକ'} ଏବେ ବି ଖାଲି ଅଛି କି ନାହିଁ, ଦୟାକରି ଦେଖନ୍ତୁ।`;
export const notAnswered = (rooms: number) =>
  `ହୋଷ୍ଟ ସମୟରେ ଉତ୍ତର ଦେଲେ ନାହିଁ, ତେଣୁ ଆପଣଙ୍କ ଅନୁରୋଧ ସରିଗଲା। ${lookAgain(rooms)}`;
export const writeToHost = 'ହୋଷ୍ଟଙ୍କୁ ଲେଖନ୍ତୁ';

/** After a stay that is over, to the same room and party. */
export const bookAgain = 'ପୁଣି ବୁକ କରନ୍ତୁ';

/** The page on which guests tell who travels; links to it have its name. */
export const onlineCheckIn = 'ଅନଲାଇନ ଚେକ-ଇନ';
