/** The page passes in the host's contact details, because it reads content/. */
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
