/** The page of who changed what. */

export const TITLE = 'Changes';
export const NOT_LOADED = 'The changes could not be loaded.';
export const ownersOnly = 'Only owners see who changed what.';
export const NONE = 'Nothing was changed in this time.';
export const OLDER_LEFT_OUT = 'Only the newest 500 changes are shown. Choose fewer days to see the others.';
export const who = 'Who';
export const anybody = 'Anybody';
export const what = 'What';
export const anything = 'Anything';
export const from = 'From';
export const to = 'To';
export const byNobody = 'Guest or website';

export const SUBJECTS = {
  prices: 'Prices',
  nights: 'Nights',
  bookings: 'Bookings',
  payments: 'Payments',
  rooms: 'Rooms and homestays',
  words: 'Words',
  people: 'People',
  channels: 'Other sites',
  settings: 'Settings',
} as const;

/** What was done, by the name of the action with `_` between words. The acts on a booking have their words on its page. */
export const ACTIONS: Readonly<Record<string, string>> = {
  set_price: 'Price set',
  set_discount: 'Discount set',
  set_minimum_stay: 'Minimum stay set',
  save_rates: 'Rates saved',
  save_texts: 'Saved texts changed',
  block_nights: 'Nights blocked',
  open_nights: 'Nights opened',
  set_reason: 'Reason written',
  undo_nights: 'Change of nights undone',
  add_homestay: 'Homestay added',
  change_homestay: 'Homestay changed',
  add_room: 'Room added',
  change_room: 'Room changed',
  add_photo: 'Photo added',
  order_photos: 'Photos put in another order',
  describe_photo: 'Photo described',
  remove_photo: 'Photo removed',
  change_words: 'Words changed',
  undo_words: 'Change of words undone',
  change_logo: 'Logo changed',
  change_portrait: 'Portrait changed',
  invite: 'Somebody invited',
  withdraw_invitation: 'Invitation withdrawn',
  accept_invitation: 'Invitation accepted',
  remove_person: 'Person removed',
  set_rights: 'Rights changed',
  add_passkey: 'Own passkey added',
  remove_passkey: 'Own passkey removed',
  use_recovery_code: 'Recovery code used',
  renew_recovery_codes: 'New recovery codes made',
  connect_calendar: 'Calendar of another site connected',
  change_calendar: 'Calendar of another site changed',
  remove_calendar: 'Calendar of another site removed',
  renew_calendar_address: 'Calendar address renewed',
  remove_calendar_address: 'Calendar address ended',
  change_silent_channels: 'Choice for silent sites changed',
  change_seller: 'Seller changed',
  read_register: 'Passports read in the register',
  add_demo_bookings: 'Bookings of the demonstration added',
};

/** Names that are not written like other words. */
export const NAMES: Readonly<Partial<Record<string, string>>> = { gstin: 'GSTIN', pin: 'PIN' };
export const nothing = 'none';
export const yes = 'yes';
export const no = 'no';
export const step = (name: string, old: string, next: string) => `${name}: ${old} → ${next}`;
export const only = (name: string, value: string) => `${name}: ${value}`;
export const minimumStay = (nights: number) => (nights === 1 ? 'from 1 night' : `from ${nights} nights`);
export const closed = 'blocked';
export const open = 'open';
export const discounted = (price: string, discount: string) => `${price} less ${discount}`;
export const usualPrice = (room: string) => `Usual price of ${room}`;
export const weekendPrice = (room: string) => `Weekend price of ${room}`;
export const onSaleUntil = 'On sale until';
export const nightsChanged = 'Nights changed';
