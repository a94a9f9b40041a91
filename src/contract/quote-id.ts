import * as z from 'zod/mini';

/** Random, so that nobody guesses another guest's: 22 signs of base64url or more. */
export const quoteId = z.string().check(z.regex(/^[\w-]{20,64}$/));
