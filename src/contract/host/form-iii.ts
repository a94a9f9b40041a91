import * as z from 'zod/mini';
import { instant } from './booking-line.ts';

/** A report to the police about a foreigner, due 24 hours after arrival and after departure. */
export const formIII = z.object({
  id: z.int(),
  traveller_id: z.int(),
  reservation_id: z.int(),
  name: z.string(),
  event: z.enum(['arrival', 'departure']),
  due_at: z.string(),
  done_at: instant,
  /** Null while it is not done, and once that account is deleted. */
  done_by: z.nullable(z.object({ id: z.int(), name: z.string() })),
});
export type FormIII = z.infer<typeof formIII>;
