import { type CancellationRule, type RefundStep, refundSteps } from './cancellation.ts';

/** When guests come and go, `HH:MM` in Puri. */
export interface PropertyTimes {
  checkIn: string;
  checkOut: string;
  gateOpens: string;
  gateCloses: string;
}

/** Spec section 9, for a homestay whose host has set nothing else. */
export const DEFAULT_TIMES: PropertyTimes = {
  checkIn: '09:00',
  checkOut: '08:00',
  gateOpens: '06:00',
  gateCloses: '22:00',
};

/** Metres on foot from the house. */
export interface Distances {
  beach: number;
  market: number;
  restaurants: number;
}

export const DEFAULT_DISTANCES: Distances = { beach: 600, market: 100, restaurants: 150 };

/** What a host sets for each homestay: every sentence about times, terms and distances is made from it. */
export interface PropertyTerms {
  times: PropertyTimes;
  cancellation: readonly CancellationRule[];
  distances: Distances;
}

/** A house in plain figures, ready to be said. */
export interface PropertyFigures extends PropertyTimes {
  refunds: readonly RefundStep[];
  distances: Distances;
  minutesToBeach: number;
}

/** A family with luggage or children: 600 m take ten minutes. */
const METRES_A_MINUTE = 60;

export function figuresOf({ times, cancellation, distances }: PropertyTerms): PropertyFigures {
  const minutesToBeach = Math.ceil(distances.beach / METRES_A_MINUTE);
  return { ...times, refunds: refundSteps(cancellation), distances, minutesToBeach };
}

/** A homestay on the wire, as far as its sentences need it. */
interface SentProperty {
  check_in_time: string;
  check_out_time: string;
  gate_opens: string;
  gate_closes: string;
}

export function readTimes(sent: SentProperty): PropertyTimes {
  return {
    checkIn: sent.check_in_time,
    checkOut: sent.check_out_time,
    gateOpens: sent.gate_opens,
    gateCloses: sent.gate_closes,
  };
}

export function tellTimes(times: PropertyTimes): SentProperty {
  return {
    check_in_time: times.checkIn,
    check_out_time: times.checkOut,
    gate_opens: times.gateOpens,
    gate_closes: times.gateCloses,
  };
}
