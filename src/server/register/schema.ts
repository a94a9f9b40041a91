import type { Generated, Selectable } from 'kysely';
import type { FormEvent } from '#domain/register/form-iii.ts';

declare module '#server/platform/database/schema.ts' {
  interface Schema {
    traveller: TravellerTable;
    form_iii: FormTable;
    occupancy_alert: { id: Generated<number>; property_id: number; date: string; alerted_at: Date };
  }
}

interface TravellerTable {
  id: Generated<number>;
  reservation_id: number;
  position: number;
  /** Who it is, sealed for the reservation (`seal.ts`). */
  sealed: string;
  id_seen: Generated<boolean>;
}

interface FormTable {
  id: Generated<number>;
  traveller_id: number;
  event: FormEvent;
  due_at: Date;
  done_at: Date | null;
  done_by: number | null;
  /** When the hosts were alerted that it is due soon. */
  alerted_at: Date | null;
}

export type TravellerRow = Selectable<TravellerTable>;
export type FormRow = Selectable<FormTable>;
