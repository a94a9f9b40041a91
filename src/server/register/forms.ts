import { FORM_EVENTS, formDueAt, isReported } from '#domain/register/form-iii.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { Sealer } from '#server/platform/keys/sealer.ts';
import { findReservation } from '#server/reservations/queries.ts';
import { deleteForm, insertForm, listFormsOfBooking, setDue } from './form-queries.ts';
import { travellersOf } from './traveller-queries.ts';

/**
 * Keeps the reports about the foreigners of a booking in step with it: an arrival once they were checked in, a departure
 * once they were checked out. What was done stays. The reservation must be locked.
 */
export async function keepForms(tx: Tx, sealer: Sealer, reservationId: number): Promise<void> {
  const row = await findReservation(tx, reservationId);
  if (!row) return;
  const forms = await listFormsOfBooking(tx, reservationId);
  // Most bookings have neither, so nothing has to be opened.
  if (!row.checked_in_at && forms.length === 0) return;
  const happened = {
    arrival: row.status === 'confirmed' ? row.checked_in_at : null,
    departure: row.status === 'confirmed' && row.checked_in_at ? row.checked_out_at : null,
  };
  for (const traveller of await travellersOf(tx, sealer, reservationId)) {
    // Nobody knows whether one who can't be read is a foreigner, so what is there stays.
    if (!traveller.data) continue;
    for (const event of FORM_EVENTS) {
      const form = forms.find((one) => one.traveller_id === traveller.id && one.event === event);
      const at = isReported(traveller.data) ? happened[event] : null;
      if (form?.done_at) continue;
      if (form && !at) await deleteForm(tx, form.id);
      if (!form && at) await insertForm(tx, { traveller_id: traveller.id, event, due_at: formDueAt(at) });
      if (form && at && form.due_at.getTime() !== formDueAt(at).getTime())
        await setDue(tx, form.id, formDueAt(at));
    }
  }
}
