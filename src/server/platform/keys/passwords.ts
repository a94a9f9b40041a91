import { hash, verify } from '@node-rs/argon2';
import { queue } from '../queue.ts';

/** OWASP's minimum for argon2id (the library's default kind): 19 MiB, two passes. About 55 ms of one core. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** More at once would only take memory: 19 MiB each. */
const MOST_AT_ONCE = 4;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long when `stored` is null, so that the time doesn't reveal whether an account exists. */
  matches(stored: string | null, password: string): Promise<boolean>;
}

/** Hashing with a queue: at most four run at once, the others wait. */
export function argonPasswords(): Passwords {
  const turn = queue(MOST_AT_ONCE);
  let dummy: Promise<string> | undefined;
  return {
    hash: (password) => turn(() => hash(password, OPTIONS)),
    async matches(stored, password) {
      if (stored !== null) return turn(() => verify(stored, password));
      dummy ??= hash('a password that nobody has', OPTIONS);
      const decoy = await dummy;
      await turn(() => verify(decoy, password));
      return false;
    },
  };
}
