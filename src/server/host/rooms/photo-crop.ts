import * as z from 'zod/mini';

/** The part of an uploaded picture that is kept: fractions of its upright width and height. */
export const photoCrop = z.object({
  left: z.number().check(z.gte(0), z.lt(1)),
  top: z.number().check(z.gte(0), z.lt(1)),
  width: z.number().check(z.gt(0), z.lte(1)),
  height: z.number().check(z.gt(0), z.lte(1)),
});
export type PhotoCrop = z.infer<typeof photoCrop>;
