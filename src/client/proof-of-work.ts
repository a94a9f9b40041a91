import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/**
 * Solves the server's challenge and returns challenge and solution as JSON in Base64. This takes about a second, and
 * the page stays usable.
 */
export async function solve(given: unknown): Promise<string> {
  const challenge = given as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The challenge was not solved in time');
  return btoa(JSON.stringify({ challenge, solution }));
}
