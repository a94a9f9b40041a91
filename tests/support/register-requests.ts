import { sealTraveller } from '#server/register/seal.ts';
import type { TestApp } from './app.ts';
import type { HostRequest } from './host-requests.ts';
import { ASHA, HANS } from './travellers.ts';

const DAYS = 'from=2026-12-18&to=2026-12-20&property_id=1';
const NIGHT = 'date=2026-12-18&property_id=1';
const get = (path: string): HostRequest => [path, { method: 'GET' }];

/** The calls of the register on a booking, a report or a homestay. */
export const REGISTER_REQUESTS: Record<string, (objects: { id: number; form: number }) => HostRequest> = {
  listHostTravellers: ({ id }) => get(`/host/reservations/${id}/travellers`),
  saveHostTravellers: ({ id }) => [
    `/host/reservations/${id}/travellers`,
    { method: 'PUT', json: { travellers: [ASHA] } },
  ],
  getFormIII: ({ form }) => get(`/host/register/form-iii/${form}`),
  completeFormIII: ({ form }) => [`/host/register/form-iii/${form}/done`, { method: 'POST', json: {} }],
  getRegister: () => get(`/host/register?${DAYS}`),
  downloadRegister: () => get(`/host/register.csv?${DAYS}`),
  printRegister: () => get(`/host/register.pdf?${DAYS}`),
  getOccupancyReport: () => get(`/host/occupancy-report?${NIGHT}`),
  printOccupancyReport: () => get(`/host/occupancy-report.pdf?${NIGHT}`),
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
