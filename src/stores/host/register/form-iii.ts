import type * as z from 'zod/mini';
import { call } from '#client/call.ts';
import { completeFormIII, getFormIII } from '#contract/host/register.ts';
import { todayInIndia } from '#domain/dates/calendar.ts';
import { countryName } from '#domain/party/countries.ts';
import { FOREIGN_FIELDS } from '#domain/register/traveller.ts';
import * as messages from '#messages/host/register/register.ts';
import * as fields from '#messages/register/traveller-fields.ts';
import { createForm } from '#stores/pattern/form.ts';
import { createLoader } from '#stores/pattern/loader.ts';

type Report = z.infer<typeof getFormIII.response>;

/** Returns the report that the address names: `/host/register?form=12`. */
export function formInAddress(): number | undefined {
  const [id] = /^\d{1,9}$/.exec(new URLSearchParams(location.search).get('form') ?? '') ?? [];
  return id === undefined ? undefined : Number(id);
}

export const { $loaded: $report, load: loadReport } = createLoader<Report, never, [id: number]>({
  read: (signal, id) => call(getFormIII, { params: { id }, signal }),
  failed: messages.FORM_NOT_LOADED,
});

export const { $form: $doneForm, send } = createForm({ notSent: messages.NOT_MARKED });

/** Says that the report was made; a second press changes nothing. */
export const markDone = (id: number): Promise<boolean> =>
  send({}, async () => {
    await call(completeFormIII, { params: { id }, body: {} });
    await loadReport(id);
  });

/** The portal writes days as 25/12/1990. */
const asInPortal = (date: string) => date.split('-').toReversed().join('/');

/** Returns what the portal asks, in its order, each with what is copied. Fields without a value are left out. */
export function portalFields({ traveller }: Report): { label: string; value: string }[] {
  const { foreign } = traveller;
  const day = (instant: string | null) =>
    instant === null ? '' : asInPortal(todayInIndia(new Date(instant)));
  const isDate = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value);
  const shown = (value: string | null | undefined) =>
    value && isDate(value) ? asInPortal(value) : (value ?? '');
  return [
    { label: fields.name, value: traveller.name },
    { label: fields.sex, value: fields.SEX_NAMES[traveller.sex] },
    { label: fields.birthDate, value: asInPortal(traveller.birth_date) },
    { label: fields.nationality, value: countryName(traveller.nationality) },
    ...FOREIGN_FIELDS.map((field) => ({
      label: fields.FOREIGN_NAMES[field],
      value: shown(foreign?.[field]),
    })),
    { label: messages.arrivedAt, value: `${day(traveller.arrived_at)}` },
    { label: messages.leftAt, value: day(traveller.left_at) },
    { label: messages.roomNames, value: traveller.rooms.join(', ') },
  ].filter(({ value }) => value !== '');
}
