import { sealTraveller } from '#server/register/seal.ts';
import type { TestApp } from './app.ts';
import type { HostRequest } from './host-requests.ts';
import { ASHA, HANS } from './travellers.ts';

/** The calls of the register on a booking or a report. */
export const REGISTER_REQUESTS: Record<string, (objects: { id: number; form: number }) => HostRequest> = {
  listHostTravellers: ({ id }) => [`/host/reservations/${id}/travellers`, { method: 'GET' }],
  saveHostTravellers: ({ id }) => [
    `/host/reservations/${id}/travellers`,
    { method: 'PUT', json: { travellers: [ASHA] } },
  ],
  getFormIII: ({ form }) => [`/host/register/form-iii/${form}`, { method: 'GET' }],
  completeFormIII: ({ form }) => [`/host/register/form-iii/${form}/done`, { method: 'POST', json: {} }],
};

/** Adds a foreigner to a booking, and returns the report about them. */
export async function addForm({ deps, clock }: TestApp, reservation_id: number): Promise<number> {
  const sealed = sealTraveller(deps.sealer, reservation_id, HANS);
  const { id: traveller_id } = await deps.db
    .insertInto('traveller')
    .values({ reservation_id, position: 0, sealed })
    .returning('id')
    .executeTakeFirstOrThrow();
  const form = await deps.db
    .insertInto('form_iii')
    .values({ traveller_id, event: 'arrival', due_at: clock() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return form.id;
}
