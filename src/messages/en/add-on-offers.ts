/** The Add-ons step: what each add-on is, and what it costs. */

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
/** What the host arranges, by kind. */
export const EXTRAS = {
  mahaprasad: {
    about: 'The blessed meal of the Jagannath Temple, fetched fresh for you. Its price varies daily.',
    price: '₹150–400 a person, payable at the homestay',
  },
  bus_tickets: {
    about: 'Seats on the day bus to Konark, Chilika or Bhubaneswar.',
    price: 'Ticket price, payable at the homestay',
  },
  priest: {
    about: 'A priest our family has known for years guides you through the Jagannath Temple.',
    price: 'Charges borne by you, payable at the homestay',
  },
  pick_up: {
    about: 'A driver with your name on a board, at the station or the airport.',
    price: 'Fare of the ride, payable at the homestay',
  },
} as const;
