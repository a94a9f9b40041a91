import { sql } from 'kysely';
import type { Tx } from '#server/platform/database/database.ts';
import type { MailJob } from './queries.ts';

export type RefundMail = Extract<MailJob, { data: { amount_paise: number } }>;

/**
 * Subtracts `less` paise from the refund in queued mails of this kind. Returns false unless one of them was never
 * tried: any other may have been sent with the old amount.
 */
export async function correctMail(tx: Tx, { kind, data }: RefundMail, less: number): Promise<boolean> {
  const queued = await tx
    .selectFrom('outbox')
    .select(['id', 'data', 'attempts'])
    .where('kind', '=', kind)
    .where('sent_at', 'is', null)
    .where(sql`data->>'reservation_id'`, '=', String(data.reservation_id))
    .$if('reason' in data, (query) =>
      query.where(sql`data->>'reason'`, '=', 'reason' in data ? data.reason : ''),
    )
    .where(sql`data->>'amount_paise'`, '=', String(data.amount_paise + less))
    .forUpdate()
    .execute();
  for (const mail of queued) {
    const corrected = { ...mail.data, amount_paise: data.amount_paise };
    await tx
      .updateTable('outbox')
      .set({ data: JSON.stringify(corrected) })
      .where('id', '=', mail.id)
      .execute();
  }
  return queued.some(({ attempts }) => attempts === 0);
}
