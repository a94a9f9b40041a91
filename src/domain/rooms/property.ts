import { type CancellationRule, type RefundStep, refundSteps } from '#domain/booking/cancellation.ts';
import { pagePath } from '#domain/language/page-path.ts';

/** Check-in and check-out times, `HH:MM`, India time. */
export interface PropertyTimes {
  checkIn: string;
  checkOut: string;
  /** The hours of the main gate; both are empty if the host has not told them. */
  gateOpens: string;
  gateCloses: string;
}

/** Spec section 9: the times that a new homestay begins with. Its gate is known only once the host tells it. */
export const DEFAULT_TIMES: PropertyTimes = {
  checkIn: '09:00',
  checkOut: '08:00',
  gateOpens: '',
  gateCloses: '',
};

/** Metres on foot from the property, as far as the host has told them; `temple` is its Lion Gate. */
export type Distances = Partial<Record<'beach' | 'market' | 'restaurants' | 'temple', number | undefined>>;

/** What a host sets for each homestay. The texts about times, terms and distances are made from it. */
export interface PropertyTerms {
  times: PropertyTimes;
  cancellation: readonly CancellationRule[];
  distances: Distances;
}

export interface PropertyFigures extends PropertyTimes {
  refunds: readonly RefundStep[];
  distances: Distances;
  /** On foot; 0 if the distance is unknown. */
  minutesToBeach: number;
}

/** Guests walk 600 m in ten minutes, with luggage or children. */
const METRES_A_MINUTE = 60;

export const walkingMinutes = (metres: number) => Math.ceil(metres / METRES_A_MINUTE);

export const homestayPath = (id: number) => pagePath(`/homestays/${id}`);

export function figuresOf({ times, cancellation, distances }: PropertyTerms): PropertyFigures {
  const minutesToBeach = walkingMinutes(distances.beach ?? 0);
  return { ...times, refunds: refundSteps(cancellation), distances, minutesToBeach };
}

/** A homestay on the wire, with the fields its texts need. */
interface WireProperty {
  check_in_time: string;
  check_out_time: string;
  gate_opens: string;
  gate_closes: string;
}

export function readTimes(wire: WireProperty): PropertyTimes {
  return {
    checkIn: wire.check_in_time,
    checkOut: wire.check_out_time,
    gateOpens: wire.gate_opens,
    gateCloses: wire.gate_closes,
  };
}

export function toWireTimes(times: PropertyTimes): WireProperty {
  return {
    check_in_time: times.checkIn,
    check_out_time: times.checkOut,
    gate_opens: times.gateOpens,
    gate_closes: times.gateCloses,
  };
}
