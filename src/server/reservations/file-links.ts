import type { FileLinks } from '#contract/reservation-files.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Bearer } from '#server/platform/keys/file-keys.ts';
import type { ReservationRow } from './schema.ts';

export type ReservationFile = 'invoice' | 'calendar';

/** Returns the name that a file's key is signed for. */
export const subjectOf = (file: ReservationFile, id: number) => `${file}/${id}`;

/**
 * Returns the addresses of a reservation's files, with keys for the one who reads it. There is an invoice, or
 * a voucher, from the first payment on.
 */
export async function fileLinks(
  { accounts, config, clock }: Pick<AppContext, 'accounts' | 'config' | 'clock'>,
  row: Pick<ReservationRow, 'id' | 'has_papers'>,
  bearer: Bearer | undefined,
): Promise<FileLinks> {
  const addressOf = async (file: ReservationFile, path: string) => {
    const key = bearer && (await accounts.fileKeys.sign(subjectOf(file, row.id), bearer, clock()));
    return `${config.publicApiUrl}/public/${path}${key ? `?key=${key}` : ''}`;
  };
  return {
    invoice: row.has_papers ? await addressOf('invoice', `invoice/download/${row.id}`) : null,
    calendar: await addressOf('calendar', `calendar-file/${row.id}.ics`),
  };
}
