import type { ColumnType } from 'kysely';
import type { Extra, StayWishes } from '#domain/extras.ts';

/** The columns of a table that keeps what a guest wishes. */
export interface WishColumns {
  services: ColumnType<readonly Extra[], string | undefined, string>;
  arrival_time: string | null;
  note: string | null;
}

interface WishRow {
  services: readonly Extra[];
  arrival_time: string | null;
  note: string | null;
}

export function wishesOfRow({ services, arrival_time, note }: WishRow): StayWishes {
  return { services, arrivalTime: arrival_time, note };
}

export function rowOfWishes({ services, arrivalTime, note }: StayWishes) {
  return { services: JSON.stringify(services), arrival_time: arrivalTime, note };
}
