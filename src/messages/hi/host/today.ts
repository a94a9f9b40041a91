/** The host's day. */

export const TITLE = 'आज';
export const yesterday = 'पिछला दिन';
export const tomorrow = 'अगला दिन';
export const backToToday = 'आज पर लौटें';
export const DAY_NOT_LOADED = 'यह दिन खुल नहीं पाया।';

export const LISTS = {
  alarms: 'ध्यान दें',
  arrivals: 'आने वाले',
  departures: 'जाने वाले',
  in_house: 'ठहरे हुए',
  balances: 'बाकी रकम',
  not_told: 'अभी बताया नहीं',
  unanswered: 'बिना जवाब के संदेश',
  new_bookings: 'कल से आई नई बुकिंग',
  waitlist: 'कमरे के इंतज़ार में',
} as const;
export const EMPTY_LISTS = {
  arrivals: 'आज कोई नहीं आ रहा।',
  /** On another day than today. */
  other_arrivals: 'कोई नहीं आ रहा।',
  departures: 'कोई नहीं जा रहा।',
  in_house: 'कोई ठहरा नहीं है।',
} as const;

export const lastBackup = (day: string | null) =>
  day ? `बैकअप डाउनलोड करें: पिछला ${day} को हुआ था।` : 'अभी तक कोई बैकअप नहीं है।';

export const moneyDue = 'बाकी';
export const arrivesAt = (time: string) => `करीब ${time}`;
export const checkedIn = (time: string) => `चेक-इन ${time}`;
export const checkedOut = (time: string) => `गए ${time}`;
export const noShow = 'नहीं आए';
export const stays = (dates: string, nights: string) => `${dates}, ${nights}`;
export const anyRoom = 'कोई भी कमरा';
export const write = 'लिखें';
export const reply = 'जवाब दें';
export const openBooking = 'खोलें';
export const settle = 'टकराव देखें';
export const seen = (age: string) => `${age} की स्थिति।`;
export const age = (minutes: number) => {
  if (minutes < 1) return 'अभी-अभी';
  if (minutes < 60) return `${minutes} मिनट पहले`;
  const hours = Math.floor(minutes / 60);
  return `${hours} घंटे पहले`;
};
export const done = {
  'check-in': (name: string) => `${name} का चेक-इन हो गया।`,
  'check-out': (name: string) => `${name} का चेक-आउट हो गया।`,
  'no-show': (name: string) => `${name} के आगे “${noShow}” लिख दिया गया।`,
} as const;
export const UNDO = 'वापस लें';
export const undone = (name: string) => `वापस लिया गया: ${name} की बुकिंग पहले जैसी है।`;

export const scan = 'स्कैन करें';
