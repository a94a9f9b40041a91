/** The host's contact details, passed in by the page, which reads content/. */
export interface Contact {
  phone: string;
  email: string;
  whatsapp?: string | undefined;
  /** The ways to each homestay, by its number. */
  directions: Readonly<Record<number, Directions>>;
}

interface Directions {
  fromStation?: string | undefined;
  fromAirport?: string | undefined;
}
