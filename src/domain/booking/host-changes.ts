/** What changes of hosts are about. */
export const CHANGE_SUBJECTS = [
  'prices',
  'nights',
  'bookings',
  'payments',
  'rooms',
  'words',
  'people',
  'channels',
  'settings',
] as const;
export type ChangeSubject = (typeof CHANGE_SUBJECTS)[number];

/** The actions of each subject. Any other one is about the booking that it names, or about the settings. */
export const SUBJECT_ACTIONS: Readonly<Record<Exclude<ChangeSubject, 'bookings' | 'settings'>, string[]>> = {
  prices: ['set price', 'set discount', 'set minimum stay', 'save rates'],
  nights: ['block nights', 'open nights', 'set reason', 'undo nights'],
  payments: ['record payment', 'void payment', 'pay out refund', 'add charge', 'undo charge'],
  rooms: [
    'add homestay',
    'change homestay',
    'add room',
    'change room',
    'retire room',
    'restore room',
    'add photo',
    'order photos',
    'describe photo',
    'remove photo',
  ],
  words: ['change words', 'undo words', 'change logo', 'change portrait'],
  people: [
    'invite',
    'withdraw invitation',
    'accept invitation',
    'remove person',
    'set rights',
    'add passkey',
    'remove passkey',
    'use recovery code',
    'renew recovery codes',
  ],
  channels: [
    'connect calendar',
    'change calendar',
    'remove calendar',
    'renew calendar address',
    'remove calendar address',
    'change silent channels',
    'resolve conflict',
  ],
};

const SUBJECTS = new Map(
  Object.entries(SUBJECT_ACTIONS).flatMap(([subject, actions]) =>
    actions.map((action) => [action, subject as keyof typeof SUBJECT_ACTIONS] as const),
  ),
);

export const NAMED_ACTIONS: readonly string[] = [...SUBJECTS.keys()];

interface Done {
  action: string;
  /** A change of nights that needed the right to prices, such as undoing one, is about prices. */
  needsPrices: boolean;
  isOfBooking: boolean;
}

export function subjectOf({ action, needsPrices, isOfBooking }: Done): ChangeSubject {
  if (needsPrices && SUBJECT_ACTIONS.nights.includes(action)) return 'prices';
  return SUBJECTS.get(action) ?? (isOfBooking ? 'bookings' : 'settings');
}
