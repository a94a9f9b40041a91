import type { TypedTraveller } from '#contract/travellers.ts';
import { todayInIndia } from '#domain/dates/calendar.ts';
import { checkTraveller } from '#domain/register/check-traveller.ts';
import { matchTravellers } from '#domain/register/match-travellers.ts';
import { PROBLEMS } from '#messages/register/problems.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { type Refusal, refuse } from '#server/platform/http/refusal.ts';
import type { Sealer } from '#server/platform/keys/sealer.ts';
import { updateReservation } from '#server/reservations/queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { keepForms } from './forms.ts';
import { type OpenTraveller, sealTraveller } from './seal.ts';
import { replaceTravellers, travellersOf } from './traveller-queries.ts';

interface Typed {
  travellers: readonly TypedTraveller[];
  arrival_time?: string | null | undefined;
  note?: string | null | undefined;
}

interface SaveContext {
  sealer: Sealer;
  now: Date;
  by: 'guest' | 'host';
  /** Those of earlier stays who can be taken over. */
  known: readonly OpenTraveller[];
}

/**
 * Replaces the travellers of a booking, which must be locked; the last one who saves wins. Refuses with the wrong
 * fields, and keeps nothing then.
 */
export async function saveTravellers(
  tx: Tx,
  row: ReservationRow,
  { travellers, arrival_time, note }: Typed,
  { sealer, now, by, known }: SaveContext,
): Promise<Refusal | undefined> {
  const today = todayInIndia(now);
  if (row.status !== 'confirmed' || row.no_show_at) return refuse('wrong_state');
  if (by === 'guest' && (row.checked_out_at || row.check_out < today)) return refuse('wrong_state');
  const stored = await travellersOf(tx, sealer, row.id);
  const fields: Record<string, string> = {};
  const saved = matchTravellers(travellers, stored).flatMap(({ entry, stored: before, isNamed }, place) => {
    const copied = entry.known_id === undefined ? undefined : known.find(({ id }) => id === entry.known_id);
    if (entry.known_id !== undefined && !copied) fields[`travellers.${place}.known_id`] = PROBLEMS.known;
    const checked = checkTraveller(entry, {
      base: copied?.data ?? (isNamed ? before?.data : undefined),
      known: [copied?.data, before?.data],
      today,
      checkIn: row.check_in,
    });
    if ('wrong' in checked) {
      // Whose data are not known can't be wrong in them.
      if (entry.known_id !== undefined && !copied) return [];
      for (const [path, problem] of Object.entries(checked.wrong))
        fields[`travellers.${place}.${path}`] = PROBLEMS[problem];
      return [];
    }
    const id_seen = (by === 'host' ? entry.id_seen : undefined) ?? before?.id_seen ?? row.ids_seen;
    return [{ id: before?.id, id_seen, sealed: sealTraveller(sealer, row.id, checked.traveller) }];
  });
  if (Object.keys(fields).length > 0) return refuse('bad_request', { fields });
  await replaceTravellers(tx, row.id, saved);
  if (arrival_time !== undefined || note !== undefined)
    await updateReservation(tx, row.id, {
      ...(arrival_time !== undefined && { arrival_time }),
      ...(note !== undefined && { note: note || null }),
    });
  await keepForms(tx, sealer, row.id);
  return undefined;
}
