import { type Logger, pino } from 'pino';

export type Log = Logger;

/** Structured logs, one JSON line an event. Callers pass no secrets and no personal data; these are a second guard. */
export function createLog(level: string): Log {
  return pino({
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
  });
}
