import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * Opens the log of a long-running process, which writes several lines at a time under load and the remaining ones at
 * its end. A function that may be frozen after its response must not use it.
 */
export const openLog = (file?: string): DestinationStream =>
  pino.destination({ dest: file ?? 1, sync: false });

/** An e-mail address, or enough digits for a telephone number; bounded, so that a long line is read once. */
const PERSONAL = /[\w.+%'-]{1,64}@[\w-]{1,63}(\.[\w-]{1,63}){1,9}|\+?\d[\d ()-]{6,30}\d/g;

const mask = (text: string) => text.replace(PERSONAL, '[hidden]');

/** Returns what is logged of an error: a database's own has fields with values that a guest typed. */
function errorWithoutData(error: unknown) {
  if (!(error instanceof Error)) return { name: 'unknown' };
  const code = 'code' in error ? error.code : undefined;
  return { name: error.name, code, message: mask(error.message), stack: mask(error.stack ?? '') };
}

/**
 * Creates structured logs, one JSON line per event. Callers pass no secrets and no personal data; the masks here are a
 * second guard.
 */
export function createLog(level: string, to?: DestinationStream): Log {
  const options = {
    level,
    // A reason may be a provider's text.
    serializers: { err: errorWithoutData, reason: mask },
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
