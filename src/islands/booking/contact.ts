/** The host's contact details, passed in by the page, which reads content/. */
export interface Contact {
  phone: string;
  email: string;
  whatsapp?: string | undefined;
  /** The directions to each homestay by its id. */
  directions: Readonly<Record<number, Directions>>;
}

interface Directions {
  fromStation?: string | undefined;
  fromAirport?: string | undefined;
}
