import * as z from 'zod/mini';

/** How the guest of a booking was told of an act: by a mail in the outbox, or not yet. */
export const told = z.object({
  how: z.enum(['email', 'none']),
  /** With `email`: where the mail goes. */
  address: z.optional(z.string()),
  /** Opens a chat with all that the guest needs to know, which the host sends. Absent without a number in E.164 form. */
  whatsapp_url: z.optional(z.string()),
});
export type Told = z.infer<typeof told>;
