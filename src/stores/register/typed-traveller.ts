import type * as z from 'zod/mini';
import type { TravellerView, typedTraveller } from '#contract/travellers.ts';
import {
  FOREIGN_FIELDS,
  type ForeignField,
  HOME_COUNTRY,
  type IdKind,
  JOURNEY_FIELDS,
  SECRET_FIELDS,
  type Sex,
} from '#domain/register/traveller.ts';

/** A traveller in a form; a field that is empty is `''`. */
export interface TypedTraveller {
  /** Tells the rows of the form apart. */
  key: string;
  /** The traveller as saved before. */
  id?: number | undefined;
  /** A traveller of an earlier stay, whose details are taken over. */
  known?: { id: number; name: string } | undefined;
  name: string;
  sex: Sex | '';
  birth_date: string;
  nationality: string;
  id_kind: IdKind;
  id_last4: string;
  id_seen: boolean;
  foreign: Record<ForeignField, string>;
}

const NO_FOREIGN = Object.fromEntries(FOREIGN_FIELDS.map((field) => [field, ''])) as Record<
  ForeignField,
  string
>;

export function newTraveller(name = ''): TypedTraveller {
  return {
    key: crypto.randomUUID(),
    name,
    sex: '',
    birth_date: '',
    nationality: HOME_COUNTRY,
    id_kind: 'aadhaar',
    id_last4: '',
    id_seen: false,
    foreign: NO_FOREIGN,
  };
}

export function typedOf(view: TravellerView): TypedTraveller {
  const foreign = Object.entries(view.foreign ?? {}).map(([field, value]) => [field, value ?? '']);
  return {
    ...newTraveller(),
    ...view,
    id_kind: view.id_kind ?? (view.nationality === HOME_COUNTRY ? 'aadhaar' : 'passport'),
    id_last4: view.id_last4 ?? '',
    foreign: { ...NO_FOREIGN, ...Object.fromEntries(foreign) },
  };
}

/**
 * Changes one of a list. A family comes from one country by one journey: who has no row of their own filled in yet gets
 * the nationality of the first, and a field of the journey that was left empty, or as the first had it, follows the first.
 */
export function changedIn<Row extends TypedTraveller>(
  list: readonly Row[],
  place: number,
  change: Partial<TypedTraveller>,
): Row[] {
  const [first] = list;
  const next = list.map((one, at) => (at === place ? changed(one, change) : one));
  const [leader] = next;
  if (!first || !leader) return next;
  return next.map((one, at) => {
    if (at === 0) return one;
    const isNew = isBlank(one) && one.nationality === first.nationality;
    const own = isNew ? changed(one, { nationality: leader.nationality }) : one;
    return own.nationality === HOME_COUNTRY
      ? own
      : { ...own, foreign: journeyLike(own.foreign, first.foreign, leader.foreign) };
  });
}

function journeyLike(
  own: TypedTraveller['foreign'],
  before: TypedTraveller['foreign'],
  now: TypedTraveller['foreign'],
): TypedTraveller['foreign'] {
  const foreign = { ...own };
  for (const field of JOURNEY_FIELDS)
    if (own[field] === '' || own[field] === before[field]) foreign[field] = now[field];
  return foreign;
}

/** With another country comes the ID that most people of it have. */
function changed<Row extends TypedTraveller>(traveller: Row, change: Partial<TypedTraveller>): Row {
  const { nationality } = change;
  if (nationality === undefined) return { ...traveller, ...change };
  const id_kind = nationality === HOME_COUNTRY ? 'aadhaar' : 'passport';
  return { ...traveller, ...change, id_kind };
}

/** Returns whether nobody has typed anything about this traveller. */
export const isBlank = ({ id, known, name, birth_date, id_last4, foreign }: TypedTraveller): boolean =>
  id === undefined &&
  !known &&
  [name, birth_date, id_last4, foreign.passport_number].every((text) => text.trim() === '');

/** Returns what is sent about a traveller. Whether the ID was seen is for the host to say. */
export function bodyOf(typed: TypedTraveller): z.infer<typeof typedTraveller> {
  const { id, known, key: _, id_seen: __, sex, foreign, ...fields } = typed;
  if (known) return { ...(id !== undefined && { id }), known_id: known.id };
  return {
    ...(id !== undefined && { id }),
    ...fields,
    ...(sex && { sex }),
    foreign: fields.nationality === HOME_COUNTRY ? null : foreign,
  };
}

/** Returns a traveller as this phone may keep it: without the numbers of passport and visa. */
export function withoutNumbers(typed: TypedTraveller): TypedTraveller {
  const foreign = { ...typed.foreign };
  for (const field of SECRET_FIELDS) foreign[field] = '';
  return { ...typed, foreign };
}

/** Returns whether a passport's number must be typed again. */
export const lacksNumbers = ({ nationality, known, foreign }: TypedTraveller): boolean =>
  nationality !== HOME_COUNTRY && !known && foreign.passport_number === '';
