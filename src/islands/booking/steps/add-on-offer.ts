import type { ChosenServices } from '#domain/booking/draft.ts';

/** The host's words and picture of an add-on; all optional. */
export interface AddOnOffer {
  text?: string | undefined;
  /** The price of an extra, which the guest pays at the homestay. */
  price?: string | undefined;
  picture?: string | undefined;
}

/** The offers by the draft's name of the service. The page passes them in, because it reads content/. */
export type AddOnOffers = Partial<Record<keyof ChosenServices, AddOnOffer>>;
