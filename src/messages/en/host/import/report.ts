/** The host's reports: bookings, holds and page views. */

export const bookingsTitle = (from: string, to: string) => `Bookings from ${from} to ${to}`;
export const arrivals = (count: number) => `Arrivals: ${count}`;
export const departures = (count: number) => `Departures: ${count}`;
export const inHouse = (count: number) => `In house: ${count}`;
export const toArrange = (count: number) => `To arrange: ${count}`;
export const due = (amount: string) => `due ${amount}`;
export const PAID_IN_FULL = 'paid in full';
export const dueAtCheckIn = (amount: string) => `Due at check-in: ${amount}`;
export const dueFromOthers = (amount: string) => `Due from guests who came earlier: ${amount}`;

export const disputes = (count: number) => `Disputed payments: ${count}`;
export const DISPUTE_STEPS = {
  open: 'open',
  under_review: 'the bank looks at it',
  action_required: 'the bank wants more proof',
  closed: 'closed',
  won: 'won',
  lost: 'lost',
};
export const respondBy = (day: string) => `answer by ${day}`;

export const viewsTitle = (from: string, to: string) => `Page views from ${from} to ${to}`;
export const VIEW_COLUMNS = 'day, views, visitors, page, device';

export const holdsTitle = (count: number) => `Held and not paid: ${count}`;
export const NO_HOLDS = 'Nothing is held.';
export const HOLD_PURPOSES = { checkout: 'booking', offer: 'offer to a waiting guest', change: 'change of' };
export const RELEASE_NEEDS_NUMBER = '--release takes the number of a hold, as the list shows it.';
export const noSuchHold = (id: number) => `There is no open hold ${id}.`;
export const holdReleased = (id: number) => `Hold ${id} is released: its rooms are free.`;

export const reportFileName = (from: string, to: string) => `Figures ${from} to ${to}.csv`;
