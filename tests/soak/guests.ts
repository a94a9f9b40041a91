/** Many guests who request the same rooms at the same moment, in a process with a server of its own. */
import { pino } from 'pino';
import { openPostgres } from '#server/platform/database/database.ts';
import { testApp } from '../support/app.ts';
import { bookingRequest } from '../support/homestays.ts';
import { type Attempts, CARTS, type Outcomes } from './last-room.ts';

const database = openPostgres(process.argv[2] ?? '', { onError: () => {} });
const { deps } = testApp(database);
const api = testApp(database, {
  config: { ...deps.config, rateLimits: false },
  log: pino({ level: 'silent' }),
  clock: () => now,
});
let now = new Date();

async function attempt(json: object): Promise<string> {
  const answer = await api.ask('/public/reservation/create', { json });
  const { code } = await answer.json();
  return answer.status === 201 ? 'held' : `${answer.status} ${code}`;
}

async function tryAll({ from, count, carts, at }: Attempts): Promise<Outcomes> {
  now = new Date(at);
  const outcomes = await Promise.all(
    Array.from({ length: count }, (_, index) => {
      const number = from + index;
      return attempt(bookingRequest({ guest_email: `guest${number}@example.in`, ...CARTS[carts](number) }));
    }),
  );
  return Object.fromEntries(
    [...Map.groupBy(outcomes, (outcome) => outcome)].map(([outcome, all]) => [outcome, all.length]),
  );
}

process.on('message', (attempts: Attempts) => {
  tryAll(attempts).then(
    (outcomes) => process.send?.(outcomes),
    (error: Error) => {
      process.stderr.write(`${error.stack}\n`);
      process.exit(1);
    },
  );
});
process.send?.('ready');
