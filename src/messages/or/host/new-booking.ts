/** A booking that the host makes for a guest. */

export const TITLE = 'ନୂଆ ବୁକିଂ';
export const guest = 'ଅତିଥି';
export const phone = 'ଫୋନ';
export const name = 'ନାଁ';
export const email = 'ଇମେଲ';
export const emailHint = 'ଇଚ୍ଛାଧୀନ, ବୁକିଂ ନିଶ୍ଚିତ ହେବାର ଇମେଲ ପାଇଁ।';
export const known = (name: string, reference: string) => `ଏହା ${name} (${reference}) ଙ୍କ ନମ୍ବର।`;
export const stay = 'ରହଣି';
export const checkIn = 'ଚେକ-ଇନ';
export const checkOut = 'ଚେକ-ଆଉଟ';
export const room = 'ରୁମ';
export const anotherRoom = 'ରୁମ ଯୋଡ଼ନ୍ତୁ';
export const removeRoom = 'ଏହି ରୁମ ହଟାନ୍ତୁ';
export const taken = (name: string) => `${name} (ଖାଲି ନାହିଁ)`;
export const free = (name: string, price: string) => `${name}, ${price}`;
export const adults = 'ବୟସ୍କ';
export const children = 'ପିଲା';
export const source = 'ସେ କିପରି ବୁକ କଲେ?';
export const price = 'ଦାମ';
export const priceHint = (calendar: string) =>
  `କ୍ୟାଲେଣ୍ଡରର ଦାମ ${calendar}, ଅଧିକ ଦିନ ରହିବାର ରିହାତି ଆଗରୁ। ତାହା ନେବା ପାଇଁ ଖାଲି ରଖନ୍ତୁ।`;
export const costs = (calendar: string) => `କ୍ୟାଲେଣ୍ଡର ଅନୁସାରେ ${calendar}।`;
export const priceUnknown = 'କ୍ୟାଲେଣ୍ଡରର ଦାମ ନେବା ପାଇଁ ଖାଲି ରଖନ୍ତୁ।';
export const payment = 'ପେମେଣ୍ଟ';
export const PAYMENTS = {
  later: 'ପରେ ଦେବେ',
  now: 'ଏବେ ଦେବେ',
  link: 'ରୁମ ରଖନ୍ତୁ',
} as const;
export const holdHours = 'କେତେ ଘଣ୍ଟା ରଖିବେ';
export const note = 'ଟିପ୍ପଣୀ';
export const noteHint = 'ଅତିଥି ମଧ୍ୟ ବୁକିଂ ସହିତ ଏହା ଦେଖିବେ।';
export const save = 'ବୁକିଂ ସେଭ କରନ୍ତୁ';
export const draft = 'ଏହି ବୁକିଂ ଏପର୍ଯ୍ୟନ୍ତ ସେଭ ହୋଇନାହିଁ।';
export const discard = 'ଛାଡ଼ିଦିଅନ୍ତୁ';
export const sleepsFewer = (sleeps: number) => `ଏହି ରୁମରେ ${sleeps} ଜଣ ରହିପାରିବେ। ଆଉ ଗୋଟିଏ ରୁମ ବା ଅତିରିକ୍ତ ବିଛଣା ଯୋଡ଼ନ୍ତୁ।`;
export const NAME_NEEDED = 'ଅତିଥିଙ୍କ ନାଁ ଲେଖନ୍ତୁ।';
export const REACH_NEEDED = 'ଫୋନ ନମ୍ବର ବା ଇମେଲ ଲେଖନ୍ତୁ।';
export const ROOM_NEEDED = 'ଗୋଟିଏ ରୁମ ବାଛନ୍ତୁ।';
export const DATES_NEEDED = 'ଚେକ-ଆଉଟ ତାରିଖ ଚେକ-ଇନ ପରେ ହେବା ଦରକାର।';
export const NOT_LOADED = 'ରୁମ ତାଲିକା ଲୋଡ ହୋଇପାରିଲା ନାହିଁ।';
export const saved = (reference: string) => `ବୁକିଂ ${reference} ସେଭ ହେଲା।`;
