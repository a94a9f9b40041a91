import { todayInIndia } from '#domain/dates/calendar.ts';
import { timeInIndia } from '#domain/dates/instant.ts';
import type { PropertyTimes } from './property.ts';

type Gate = Pick<PropertyTimes, 'gateOpens' | 'gateCloses'>;

/**
 * Returns whether the main gate is closed at a time of the day, `HH:MM`. A gate may close after midnight; a gate without
 * hours counts as open.
 */
export function isGateClosed(time: string, { gateOpens, gateCloses }: Gate): boolean {
  if (gateOpens === gateCloses || gateOpens === '' || gateCloses === '') return false;
  const isBefore = time < gateOpens;
  const isAfter = time > gateCloses;
  return gateOpens < gateCloses ? isBefore || isAfter : isBefore && isAfter;
}

interface Arrival {
  checkIn: string;
  /** `HH:MM`; empty if the guest has not said it. */
  arrivalTime: string;
}

/** Returns whether guests must call before they pay: they come while the gate is closed, or today, after it closed. */
export function mustCallFirst({ checkIn, arrivalTime }: Arrival, gate: Gate, now: Date): boolean {
  if (arrivalTime !== '' && isGateClosed(arrivalTime, gate)) return true;
  const hasClosed = gate.gateOpens < gate.gateCloses && isGateClosed(timeInIndia(now), gate);
  return checkIn === todayInIndia(now) && hasClosed && timeInIndia(now) > gate.gateCloses;
}
