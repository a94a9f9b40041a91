import * as z from 'zod/mini';

const nights = z.int().check(z.gte(1), z.lte(365));
const percent = z.int().check(z.gte(0), z.lte(100));

/** Percent off from a number of nights on. */
export const lengthDiscounts = z.array(z.object({ nights, percent })).check(z.maxLength(12));
