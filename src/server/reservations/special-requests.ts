import type { BodyOf } from '#contract/endpoint.ts';
import type { createReservation } from '#contract/reservation.ts';
import {
  type ExtraKind,
  extraProblem,
  hasOwnDay,
  NO_SPECIAL_REQUESTS,
  type SpecialRequests,
} from '#domain/booking/extras.ts';
import { type Party, type Stay, totalGuests } from '#domain/dates/stay.ts';
import { say } from '#server/language/say.ts';
import { type Refusal, refuse } from '#server/platform/http/refusal.ts';

type RequestFields = Pick<BodyOf<typeof createReservation>, 'services' | 'arrival_time' | 'note'>;

/** Returns the guest's requests; absent fields stay as before. Null and an empty text mean none. */
export function readSpecialRequests(
  request: RequestFields,
  before: SpecialRequests = NO_SPECIAL_REQUESTS,
): SpecialRequests {
  const { services, arrival_time, note } = request;
  return {
    services: services
      ? services.map(({ note: extraNote, ...extra }) => ({
          ...extra,
          ...(extraNote ? { note: extraNote } : {}),
        }))
      : before.services,
    arrivalTime: arrival_time === undefined ? before.arrivalTime : arrival_time,
    note: note === undefined ? before.note : note || null,
  };
}

/** Returns the refusal of extras that can't be arranged, with a sentence for each field. */
export function refuseSpecialRequests(
  { services }: SpecialRequests,
  stay: Stay,
  party: Party,
): Refusal | undefined {
  const guests = totalGuests(party);
  const fields: Record<string, string> = {};
  for (const [index, extra] of services.entries()) {
    const problem = extraProblem(extra, stay, guests);
    if (!problem) continue;
    fields[`services.${index}.${problem}`] = sentenceOf(problem, extra.kind, guests);
  }
  return Object.keys(fields).length > 0 ? refuse('bad_request', { fields }) : undefined;
}

function sentenceOf(problem: 'count' | 'date' | 'from', kind: ExtraKind, guests: number): string {
  if (problem === 'count') return say().bookingExtras.extraCountWrong(guests);
  if (problem === 'date')
    return hasOwnDay(kind) ? say().bookingExtras.extraDateWrong : say().bookingExtras.pickUpDateWrong;
  return hasOwnDay(kind) ? say().bookingExtras.fromNotUsed : say().bookingExtras.pickUpFromMissing;
}

/** Returns the guest's requests on the wire. */
export function specialRequestsView({ services, arrivalTime, note }: SpecialRequests) {
  return { services: services.map((extra) => ({ ...extra })), arrival_time: arrivalTime, note };
}
