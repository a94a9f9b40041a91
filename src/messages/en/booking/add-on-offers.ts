/** The Add-ons step: what each add-on is, and what it costs. */

import { payableThere } from './extras.ts';

export const onTheBill = 'On your bill';
export const breakfast = {
  about: 'Home-cooked and hot, every morning of your stay.',
  price: (rupees: string) => `${rupees} a person a day`,
} as const;
export const extraBed = {
  about: 'A bed with fresh linen, made up in your room before you arrive.',
  price: (rupees: string) => `${rupees} a bed a day`,
} as const;

export const fromTheHost = 'Arranged by your host';
/** What the host arranges, by kind; the host's own sentence replaces it. */
export const EXTRAS = {
  mahaprasad: 'The blessed meal of the Jagannath Temple.',
  bus_tickets: 'Seats on a bus for a day trip.',
  priest: 'A priest guides you through the Jagannath Temple.',
  pick_up: 'A ride to the homestay from the station or the airport.',
} as const;
/** `₹150–400 a person, payable at the homestay` */
export const extraPrice = (price: string | undefined) =>
  price ? `${price}, ${payableThere}` : 'Payable at the homestay';
