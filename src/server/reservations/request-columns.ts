import type { ColumnType } from 'kysely';
import type { Extra, StayRequests } from '#domain/extras.ts';

/** The columns of a table that keeps what a guest wishes. */
export interface RequestColumns {
  services: ColumnType<readonly Extra[], string | undefined, string>;
  arrival_time: string | null;
  note: string | null;
}

interface RequestRow {
  services: readonly Extra[];
  arrival_time: string | null;
  note: string | null;
}

export function requestsOfRow({ services, arrival_time, note }: RequestRow): StayRequests {
  return { services, arrivalTime: arrival_time, note };
}

export function rowOfRequests({ services, arrivalTime, note }: StayRequests) {
  return { services: JSON.stringify(services), arrival_time: arrivalTime, note };
}
