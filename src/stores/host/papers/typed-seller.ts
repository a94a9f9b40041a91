import type { BodyInput } from '#contract/endpoint.ts';
import type { Seller, saveSeller } from '#contract/host/papers.ts';
import { readGstin, stateOfGstin } from '#domain/papers/gstin.ts';
import { NEEDED } from '#messages/host/describe.ts';
import * as messages from '#messages/host/papers/seller.ts';
import type { Problems } from '#stores/pattern/form.ts';

const LINES = ['legal_name', 'address', 'phone', 'email', 'prefix'] as const;

/** A seller as its owner types it. */
export interface TypedSeller extends Record<(typeof LINES)[number], string> {
  property_id: number;
  state_code: string;
  pin: string;
  registered: keyof typeof messages.REGISTERED;
  gstin: string;
  registered_from: string;
  breakfast_is: Seller['breakfast_is'];
  specified_premises: boolean;
}

export function typedSeller(property_id: number, seller: Seller): TypedSeller {
  const { pin, gstin, registered_from, ...same } = seller;
  return {
    ...same,
    property_id,
    pin: pin ?? '',
    registered: gstin === null ? 'no' : 'yes',
    gstin: gstin ?? '',
    registered_from: registered_from ?? '',
  };
}

/** Returns whether the seller is asked for it: only a registered seller's food has another rate in specified premises. */
export const mayBeSpecified = ({ registered, breakfast_is }: TypedSeller): boolean =>
  registered === 'yes' && breakfast_is === 'food';

const PIN = /^[1-9]\d{5}$/;
const PREFIX = /^[A-Z0-9]{1,3}$/i;

export function checkSeller(typed: TypedSeller): Problems {
  const problems: Record<string, string> = {};
  const pin = typed.pin.trim();
  if (pin !== '' && !PIN.test(pin)) problems.pin = messages.CHECK_PIN;
  if (!PREFIX.test(typed.prefix.trim())) problems.prefix = messages.CHECK_PREFIX;
  for (const field of LINES) if (typed[field].trim() === '') problems[field] = NEEDED;
  return typed.registered === 'yes' ? { ...problems, ...checkRegistered(typed) } : problems;
}

/** A paper of a registered seller needs the PIN, too. */
function checkRegistered({ gstin, state_code, registered_from, pin }: TypedSeller): Problems {
  const problems: Record<string, string> = {};
  const read = readGstin(gstin);
  if (read === undefined) problems.gstin = messages.CHECK_GSTIN;
  else if (stateOfGstin(read) !== state_code) problems.gstin = messages.OTHER_STATE;
  if (registered_from === '') problems.registered_from = NEEDED;
  if (pin.trim() === '') problems.pin = NEEDED;
  return problems;
}

/** Returns the fields of the call. The typed fields must have passed `checkSeller`. */
export function fieldsOfSeller(typed: TypedSeller): BodyInput<typeof saveSeller> {
  const { property_id: _, registered, gstin, registered_from, pin, ...same } = typed;
  const isRegistered = registered === 'yes';
  return {
    ...same,
    pin: pin.trim() || null,
    prefix: typed.prefix.trim().toUpperCase(),
    gstin: isRegistered ? (readGstin(gstin) ?? null) : null,
    registered_from: isRegistered ? registered_from : null,
    specified_premises: mayBeSpecified(typed) && typed.specified_premises,
  };
}
