import * as z from 'zod/mini';
import { line } from '../typed.ts';

const LONGEST = 40;

/** A code for a discount, as the guest has typed it. */
export const typedCode = z.optional(z.nullable(line(LONGEST)));

/** Why a code gives no discount. */
export const CODE_REFUSALS = ['code_unknown', 'code_expired', 'code_used_up', 'code_not_applicable'] as const;
