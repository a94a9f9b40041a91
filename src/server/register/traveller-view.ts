import type { TravellerView } from '#contract/travellers.ts';
import { masked } from '#domain/register/masking.ts';
import type { Traveller } from '#domain/register/traveller.ts';
import { UNREADABLE } from '#messages/host/register/register-papers.ts';
import type { OpenTraveller } from './seal.ts';

/** Returns all of a traveller, for owners; undefined if it can't be read. */
export function wholeTraveller({ id, id_seen, data }: OpenTraveller): TravellerView | undefined {
  return data && wireOf(id, id_seen, data);
}

/** Returns a traveller for guests: the numbers of passport and visa are masked. */
export function maskedTraveller({ id, id_seen, data }: OpenTraveller): TravellerView | undefined {
  return data && wireOf(id, id_seen, masked(data));
}

function wireOf(id: number, id_seen: boolean, { foreign, ...fields }: Traveller): TravellerView {
  return { id, ...fields, id_seen, ...(foreign && { foreign }) };
}

export const nameOfTraveller = ({ data }: OpenTraveller): string => data?.name ?? UNREADABLE;

/** Returns all that staff may know. */
export function namedTraveller(traveller: OpenTraveller) {
  return { id: traveller.id, name: nameOfTraveller(traveller), id_seen: traveller.id_seen };
}

/** Returns whether an answer with this traveller has a number that every reading is written down for. */
export const hasNumber = ({ data }: OpenTraveller): boolean => data?.foreign?.passport_number != null;
