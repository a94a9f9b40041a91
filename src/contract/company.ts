import * as z from 'zod/mini';
import { readGstin } from '#domain/papers/gstin.ts';
import { filledLine } from './typed.ts';

/** A GSTIN in capitals, with its check character. */
export const gstin = z.pipe(
  z.string().check(z.refine((typed) => readGstin(typed) !== undefined)),
  z.transform((typed) => readGstin(typed) ?? ''),
);

/** The company that papers are made out to. */
export const company = z.object({ name: filledLine(120), gstin: z._default(z.nullable(gstin), null) });
export type Company = z.infer<typeof company>;
