/** The words of the reports that a host prints: bookings, and page views. */

export const bookingsTitle = (from: string, to: string) => `Bookings from ${from} to ${to}`;
export const arrivals = (count: number) => `Arrivals: ${count}`;
export const departures = (count: number) => `Departures: ${count}`;
export const toArrange = (count: number) => `To arrange: ${count}`;
export const due = (amount: string) => `due ${amount}`;
export const PAID_IN_FULL = 'paid in full';
export const dueAtCheckIn = (amount: string) => `Due at check-in: ${amount}`;

export const viewsTitle = (from: string, to: string) => `Page views from ${from} to ${to}`;
export const VIEW_COLUMNS = 'day, views, visitors, page, device';
