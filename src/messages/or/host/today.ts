/** The host's day. */

export const TITLE = 'ଆଜି';
export const yesterday = 'ପୂର୍ବ ଦିନ';
export const tomorrow = 'ପର ଦିନ';
export const backToToday = 'ଆଜିକୁ ଫେରନ୍ତୁ';
export const DAY_NOT_LOADED = 'ଏହି ଦିନ ଲୋଡ ହୋଇପାରିଲା ନାହିଁ।';

export const LISTS = {
  alarms: 'ଧ୍ୟାନ ଦିଅନ୍ତୁ',
  arrivals: 'ଆସିବେ',
  departures: 'ଯିବେ',
  in_house: 'ଘରେ ଅଛନ୍ତି',
  balances: 'ବାକି ଟଙ୍କା',
  not_told: 'ଏଯାଏ ଜଣାଯାଇନାହିଁ',
  unanswered: 'ଉତ୍ତର ବାକି ଥିବା ବାର୍ତ୍ତା',
  new_bookings: 'ଗତକାଲିଠାରୁ ନୂଆ',
  waitlist: 'ରୁମ ପାଇଁ ଅପେକ୍ଷାରେ',
} as const;
export const EMPTY_LISTS = {
  arrivals: 'ଆଜି କେହି ଆସିବେ ନାହିଁ।',
  /** On another day than today. */
  other_arrivals: 'କେହି ଆସିବେ ନାହିଁ।',
  departures: 'କେହି ଯିବେ ନାହିଁ।',
  in_house: 'ଘରେ କେହି ନାହାଁନ୍ତି।',
} as const;

export const lastBackup = (day: string | null) =>
  day ? `ବ୍ୟାକଅପ ଡାଉନଲୋଡ କରନ୍ତୁ: ଶେଷଟି ${day} ଦିନ ହୋଇଥିଲା।` : 'ଏପର୍ଯ୍ୟନ୍ତ କୌଣସି ବ୍ୟାକଅପ ନାହିଁ।';

export const moneyDue = 'ବାକି';
export const arrivesAt = (time: string) => `ପ୍ରାୟ ${time}`;
export const checkedIn = (time: string) => `ଚେକ-ଇନ ${time}`;
export const checkedOut = (time: string) => `ଗଲେ ${time}`;
export const noShow = 'ଆସିଲେ ନାହିଁ';
export const stays = (dates: string, nights: string) => `${dates}, ${nights}`;
export const anyRoom = 'ଯେକୌଣସି ରୁମ';
export const write = 'ଲେଖନ୍ତୁ';
export const reply = 'ଉତ୍ତର ଦିଅନ୍ତୁ';
export const openBooking = 'ଖୋଲନ୍ତୁ';
export const settle = 'ଦୁଇଟିଯାକ ଦେଖନ୍ତୁ';
/** Another sentence follows. */
export const seen = (age: string) => `${age} ସ୍ଥିତି।`;
export const age = (minutes: number) => {
  if (minutes < 1) return 'ଏବେକାର';
  return minutes < 60 ? `${minutes} ମିନିଟ ଆଗର` : `${Math.floor(minutes / 60)} ଘଣ୍ଟା ଆଗର`;
};
export const done = {
  'check-in': (name: string) => `${name} ଙ୍କ ଚେକ-ଇନ ହୋଇଗଲା।`,
  'check-out': (name: string) => `${name} ଚାଲିଗଲେ।`,
  'no-show': (name: string) => `${name} ଆସିଲେ ନାହିଁ ବୋଲି ଲେଖାହେଲା।`,
} as const;
export const UNDO = 'ଫେରାଇନିଅନ୍ତୁ';
export const undone = (name: string) => `ଫେରାଇନିଆଗଲା: ${name} ଆଗ ପରି ଅଛନ୍ତି।`;

export const scan = 'ସ୍କାନ କରନ୍ତୁ';
