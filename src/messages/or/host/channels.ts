/** The host's page of other sites: whose calendars are read, and who reads ours. */

export const TITLE = 'ଅନ୍ୟ ସାଇଟ';
export const NOT_LOADED = 'ଅନ୍ୟ ସାଇଟଗୁଡ଼ିକ ଲୋଡ ହୋଇପାରିଲା ନାହିଁ।';
export const ownersOnly = 'ଅନ୍ୟ ସାଇଟର ପୃଷ୍ଠା ମାଲିକଙ୍କ ପାଇଁ।';
export const asOf = (time: string) => `${time} ର ସ୍ଥିତି।`;

/** A length of time in one unit, rounded down: "4 ମିନିଟ", "2 ଘଣ୍ଟା", "3 ଦିନ". */
export function span(minutes: number): string {
  if (minutes < 60) return `${Math.max(1, minutes)} ମିନିଟ`;
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} ଘଣ୍ଟା`;
  return `${Math.floor(minutes / (24 * 60))} ଦିନ`;
}
const ago = (minutes: number) => (minutes < 1 ? 'ଏବେ ଏବେ' : `${span(minutes)} ଆଗରୁ`);

export const why = 'ଯେଉଁଠି ବୁକ ହେଉ, ଥରେ ମାତ୍ର ବିକ୍ରି';
export const whyText =
  'ଆପଣ Airbnb ବା Booking.com ରେ ମଧ୍ୟ ରୁମ ବିକନ୍ତି କି? ସେମାନଙ୍କ କ୍ୟାଲେଣ୍ଡର ଯୋଡ଼ନ୍ତୁ: ସେଠାରେ ବୁକ ହୋଇଥିବା ରାତି ଏଠାରେ ବନ୍ଦ ହେବ, ଆଉ ଏଠାରେ ବୁକ ହୋଇଥିବା ରାତି ସେଠାରେ ବନ୍ଦ ହେବ।';
export const limits =
  'ଅନ୍ୟ ସାଇଟ କିଛି ଘଣ୍ଟାରେ ଥରେ ଆମ କ୍ୟାଲେଣ୍ଡର ପଢ଼ନ୍ତି; ଆମେ ତାହା ଶୀଘ୍ର କରିପାରିବୁ ନାହିଁ। ଆମେ ସେମାନଙ୍କର 10 ମିନିଟରେ ଥରେ ପଢ଼ୁ, ଆଉ ଏଠାରେ ଅତିଥି ଟଙ୍କା ଦେବା ଆଗରୁ ପୁଣି ଥରେ।';

export const thisSite = 'ଏହି ସାଇଟ';

export const NO_ROOMS = 'ଏପର୍ଯ୍ୟନ୍ତ କୌଣସି ରୁମ ନାହିଁ।';
export const toRooms = 'ରୁମ ଯୋଡ଼ନ୍ତୁ';
export const NOTHING_CONNECTED = 'କେବଳ ଏଠାରେ ବିକା ହୁଏ।';
export const connect = 'ସାଇଟ ଯୋଡ଼ନ୍ତୁ';
/** Read after the name of a button, for those who don't see where it is. */
export const ofRoom = (room: string) => `: ${room}`;
export const ofFeed = (site: string, room: string) => `${site}, ${room}`;

export const theirs = (site: string) => `${site} ର ବୁକିଂ ଏଠାକୁ ଆସେ`;
export const ours = (site: string) => `ଏଠାର ବୁକିଂ ${site} କୁ ଯାଏ`;
export const bookings = (count: number) => `${count}ଟି ବୁକିଂ`;
export const neverRead = 'କେବେ ପଢ଼ାଯାଇନାହିଁ';
export const read = (minutes: number, events: number) => `${ago(minutes)} ପଢ଼ାଗଲା, ${bookings(events)}`;
export const nextRead = (minutes: number) =>
  minutes < 1 ? 'ମିନିଟିଏ ଭିତରେ ପୁଣି ପଢ଼ାଯିବ' : `${span(minutes)} ପରେ ପୁଣି ପଢ଼ାଯିବ`;
export const readNow = 'ଏବେ ପଢ଼ନ୍ତୁ';
export const readDone = (site: string, events: number) => `${site} ପଢ଼ାଗଲା: ${bookings(events)}।`;
export const readFailed = (site: string, problem: string) => `${site} · ${problem}`;
export const NOT_READ = 'କ୍ୟାଲେଣ୍ଡର ପଢ଼ାଗଲା ନାହିଁ: ସର୍ଭର ମିଳୁନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';

export const bookingsOnly = 'କେବଳ ବୁକିଂ ଧରନ୍ତୁ';
export const bookingsOnlyHint = (site: string) =>
  `ଯେଉଁ ରାତିକୁ ${site} “ଖାଲି ନାହିଁ” କହେ, ପରବର୍ତ୍ତୀ ପଢ଼ିବା ଠାରୁ ତାହା ଏଠାରେ ବିକ୍ରି ପାଇଁ ଖୋଲା ରହିବ।`;
export const unknownZone = (zone: string) => `ଏହି କ୍ୟାଲେଣ୍ଡରର ସମୟ ମଣ୍ଡଳ “${zone}” ଆମେ ଜାଣିନାହୁଁ। ରାତି ଗୋଟିଏ ଆଗପଛ ହୋଇପାରେ।`;

export const remove = 'ହଟାନ୍ତୁ';
export const removeTitle = (site: string, room: string) => `${room} ରୁ ${site} ହଟାଇବେ?`;
export const removeLooking = 'ଏହାର କ୍ୟାଲେଣ୍ଡର ଆଉ ପଢ଼ାଯିବ ନାହିଁ।';
export const removeNothing = 'ଏହାର କ୍ୟାଲେଣ୍ଡର ଆଉ ପଢ଼ାଯିବ ନାହିଁ। ଏଥିରୁ ଆଗକୁ କୌଣସି ବୁକିଂ ଆସିନାହିଁ। ଏହା ବନ୍ଦ କରିଥିବା ରାତି ବିକ୍ରି ପାଇଁ ଖୋଲିବ।';
export const removeText = (nights: number, stays: string) =>
  `ଏହାର କ୍ୟାଲେଣ୍ଡର ଆଉ ପଢ଼ାଯିବ ନାହିଁ, ଆଉ କେବଳ ଏହା ନେଇଥିବା ${nights} ରାତି ବିକ୍ରି ପାଇଁ ଖୋଲିବ: ${stays}। ଏହା ବନ୍ଦ କରିଥିବା ରାତି ମଧ୍ୟ ଖୋଲିବ।`;
export const removeAddress = (site: string) =>
  `ଏଠାରେ ${site} ର ଅନ୍ୟ କ୍ୟାଲେଣ୍ଡର ନଥିଲେ, ଯେଉଁ ଠିକଣାରେ ସେ ଆମର ପଢ଼େ, ତାହା ମଧ୍ୟ ବନ୍ଦ ହେବ।`;
export const moreStays = (count: number) => `ଆଉ ${count}ଟି ରହଣି`;
export const removed = (site: string, room: string) => `${room} ରୁ ${site} ହଟାଗଲା।`;

export const addressOf = (site: string, room: string) => `${site} ପାଇଁ ${room} ର ଠିକଣା`;
export const neverFetched = (site: string) => `${site} ଏପର୍ଯ୍ୟନ୍ତ ଏହା ପଢ଼ିନାହିଁ।`;
export const neverCame = (site: string) =>
  `${site} ଏପର୍ଯ୍ୟନ୍ତ ଏହା ପଢ଼ିନାହିଁ। ଠିକଣା କପି କରି ${site} ର କ୍ୟାଲେଣ୍ଡର ସେଟିଂରେ ଲଗାନ୍ତୁ।`;
const usually = (usual: number | null) => (usual === null ? '' : `, ସାଧାରଣତଃ ${span(usual)}ରେ ଥରେ`);
export const fetched = (site: string, minutes: number, usual: number | null) =>
  `${site} ଶେଷ ଥର ${ago(minutes)} ଏହା ପଢ଼ିଛି${usually(usual)}।`;
export const late = (site: string, minutes: number, usual: number | null) =>
  `${span(minutes)} ହେଲା ${site} ଏହା ପଢ଼ିନାହିଁ${usually(usual)}। ତା’ର କ୍ୟାଲେଣ୍ଡର ସେଟିଂ ଖୋଲି “ରିଫ୍ରେସ” ଦବାନ୍ତୁ।`;
export const renew = 'ନୂଆ ଠିକଣା';
export const renewTitle = (site: string) => `${site} ପାଇଁ ନୂଆ ଠିକଣା?`;
export const renewText = (site: string) =>
  `ପୁରୁଣା ଠିକଣା ସାଙ୍ଗେ ସାଙ୍ଗେ ବନ୍ଦ ହେବ। ${site} ରେ ନୂଆ ଠିକଣା ନଲଗାଇବା ଯାଏ, ଏଠାରେ କେଉଁ ରାତି ବିକା ହୋଇଛି ${site} ଜାଣିବ ନାହିଁ।`;
export const renewed = (site: string) => `ନୂଆ ଠିକଣା ତିଆରି ହେଲା। କପି କରି ${site} ରେ ଲଗାନ୍ତୁ।`;

export const silent = 'ସାଇଟ ଉତ୍ତର ନଦେଲେ';
export const silentHint =
  'ଏଠାରେ ଅତିଥି ଟଙ୍କା ଦେବା ଆଗରୁ ଆମେ ରୁମର କ୍ୟାଲେଣ୍ଡରଗୁଡ଼ିକ ପୁଣି ଥରେ ପଢ଼ୁ। ସେତେବେଳେ ଗୋଟିଏ ପଢ଼ିନହେଲେ କ’ଣ ହେବ, ବାଛନ୍ତୁ।';
export const silentAt = (homestay: string) => `${silent}, ${homestay}`;
export const WHEN_SILENT = {
  sell: {
    name: 'ତଥାପି ବିକନ୍ତୁ',
    means: 'ଅତିଥି ସାଙ୍ଗେ ସାଙ୍ଗେ ଟଙ୍କା ଦେବେ। ଏହା ଭିତରେ ସେଠାରେ ରାତି ବିକା ହୋଇଥିଲେ, ଆପଣଙ୍କୁ ସାଙ୍ଗେ ସାଙ୍ଗେ ଜଣାଯିବ।',
  },
  ask: {
    name: 'ମୋତେ ଆଗ ପଚାରନ୍ତୁ',
    means: 'ଆପଣ 2 ଘଣ୍ଟା ଭିତରେ ନିଶ୍ଚିତ ନକରିବା ଯାଏ ଅତିଥି କିଛି ଦେବେ ନାହିଁ।',
  },
} as const;
