import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * Where a process that stays writes its log: several lines at a time under load, the rest at its end. A function that
 * may be frozen after its answer must not use it.
 */
export const openLog = (file?: string): DestinationStream =>
  pino.destination({ dest: file ?? 1, sync: false });

/** Structured logs, one JSON line an event. Callers pass no secrets and no personal data; these are a second guard. */
export function createLog(level: string, to?: DestinationStream): Log {
  const options = {
    level,
    redact: [
      'password',
      'token',
      'email',
      'phone',
      'authorization',
      'cookie',
      '*.password',
      '*.token',
      '*.email',
    ],
  };
  return to ? pino(options, to) : pino(options);
}
