import * as z from 'zod/mini';
import { cleanEmail, emailProblem } from '#domain/party/email.ts';
import { detailProblem, hasLink } from '#domain/party/guest-details.ts';

/** Schemas of typed text. They are not in `values.ts`, so that pages without a form do not load them. */

/** Returns the schema of a typed line: trimmed, without line breaks or NUL, at most `max` characters. */
export function line(max: number) {
  return z.string().check(z.trim(), z.maxLength(max), z.regex(/^[^\r\n\0]*$/, 'must be a single line'));
}

export const filledLine = (max: number) => line(max).check(z.minLength(1));

/** A person's name: one line without links, because emails contain it. */
export const personName = line(120).check(z.refine((name) => !hasLink(name)));

/** Returns the schema of a typed text that may have several lines. */
export function text(max: number) {
  return z.string().check(z.trim(), z.maxLength(max), z.regex(/^[^\0]*$/));
}

/** An address in the spelling that was typed; `asciiEmail` compares two. */
export const email = z.string().check(
  z.overwrite(cleanEmail),
  z.refine((typed) => emailProblem(typed) === undefined),
);

export const phone = line(40).check(z.refine((value) => detailProblem('phone', value) === undefined));

/** Spec section 9: at least 8 characters. The maximum limits the cost of hashing. */
export const password = z.string().check(z.minLength(8), z.maxLength(200));
/** A password that is compared, not chosen, so it may be shorter. */
export const typedPassword = z.string().check(z.minLength(1), z.maxLength(200));
