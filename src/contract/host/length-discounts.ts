import * as z from 'zod/mini';

const nights = z.int().check(z.gte(1), z.lte(365));
const percent = z.int().check(z.gte(0), z.lte(100));

/** Each row takes a percentage off stays of at least that many nights. */
export const lengthDiscounts = z.array(z.object({ nights, percent })).check(z.maxLength(12));
