import * as z from 'zod/mini';

/** The id is random, so that it can't be guessed: 22 base64url characters or more. */
export const quoteId = z.string().check(z.regex(/^[\w-]{20,64}$/));
