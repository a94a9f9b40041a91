import { bookingReference } from '#domain/booking/booking-reference.ts';
import { formatDate } from '#domain/dates/calendar.ts';
import { formatInstant } from '#domain/dates/instant.ts';
import { occupancyDueAt } from '#domain/register/occupancy.ts';
import type { RegisterAlert } from '#messages/host/alerts.ts';
import type { Database } from '#server/platform/database/database.ts';
import { findOpenForm } from '#server/register/form-queries.ts';
import { findOccupied } from '#server/register/occupancy-queries.ts';

interface AlertEvent {
  kind: 'form_iii' | 'occupancy_report';
  source_id: number;
  reservation_id: number | null;
}

/** Returns what an alert of the register says; undefined if it was done meanwhile, or is gone. */
export async function registerAlertOf(db: Database, event: AlertEvent): Promise<RegisterAlert | undefined> {
  if (event.kind === 'form_iii') {
    const form = await findOpenForm(db, event.source_id);
    if (!form || event.reservation_id === null) return undefined;
    const reference = bookingReference(event.reservation_id);
    return { kind: 'form_iii', reference, event: form.event, due: formatInstant(form.due_at) };
  }
  const night = await findOccupied(db, event.source_id);
  if (!night) return undefined;
  const due = formatInstant(occupancyDueAt(night.date));
  return { kind: 'occupancy_report', homestay: night.name, night: formatDate(night.date, 'short'), due };
}
