import type { ChosenServices } from '#domain/booking/draft.ts';

/** The host's words and picture of an add-on; all optional. */
export interface AddOnOffer {
  text?: string | undefined;
  /** Of an extra, which is paid at the homestay. */
  price?: string | undefined;
  picture?: string | undefined;
}

/** By the draft's name of the service; passed in by the page, which reads content/. */
export type AddOnOffers = Partial<Record<keyof ChosenServices, AddOnOffer>>;
