import { HOUR } from '#domain/dates/duration.ts';
import { HOME_COUNTRY, type Traveller } from './traveller.ts';

export const FORM_EVENTS = ['arrival', 'departure'] as const;
export type FormEvent = (typeof FORM_EVENTS)[number];

/** Milliseconds after arrival or departure in which a foreigner is reported, and before that when hosts are alerted. */
export const FORM_TIME = 24 * HOUR;
export const FORM_WARNING = 6 * HOUR;

export const isReported = ({ nationality }: Pick<Traveller, 'nationality'>): boolean =>
  nationality !== HOME_COUNTRY;

export const formDueAt = (event: Date): Date => new Date(event.getTime() + FORM_TIME);
export const formAlertAt = (due: Date): Date => new Date(due.getTime() - FORM_WARNING);
/** The instant of the arrival or departure that a report is about. */
export const eventOf = (due: Date): Date => new Date(due.getTime() - FORM_TIME);
