import { isCountryCode } from '#domain/party/countries.ts';
import { isAdult } from './age.ts';
import { birthProblem, type Problem } from './check-dates.ts';
import { checkForeign } from './check-foreign.ts';
import {
  type Foreign,
  HOME_COUNTRY,
  ID_KINDS,
  type IdKind,
  SEXES,
  type Sex,
  type Traveller,
} from './traveller.ts';

/** A traveller as typed; what is undefined was left out. */
export interface TypedFields {
  name?: string | undefined;
  sex?: Sex | undefined;
  birth_date?: string | undefined;
  nationality?: string | undefined;
  id_kind?: IdKind | null | undefined;
  id_last4?: string | null | undefined;
  foreign?: { [Field in keyof Foreign]?: string | null | undefined } | null | undefined;
}

export interface Circumstances {
  /** What is kept where the entry leaves something out. */
  base?: Traveller | undefined;
  /** Travellers whose numbers a masked one may stand for. */
  known?: readonly (Traveller | undefined)[];
  today: string;
  checkIn: string;
}

/** The wrong fields, by their path within the traveller. */
export type WrongFields = Record<string, Problem>;

/** Returns the whole traveller, or what is wrong. */
export function checkTraveller(
  typed: TypedFields,
  { base, known = [], today, checkIn }: Circumstances,
): { traveller: Traveller } | { wrong: WrongFields } {
  const wrong: WrongFields = {};
  const name = (typed.name ?? base?.name ?? '').trim();
  if (name === '') wrong.name = 'missing';
  const sex = typed.sex ?? base?.sex;
  if (!sex) wrong.sex = 'missing';
  else if (!SEXES.includes(sex)) wrong.sex = 'wrong';
  const birth_date = typed.birth_date ?? base?.birth_date ?? '';
  const born = birthProblem(birth_date, today);
  if (born) wrong.birth_date = born;
  const nationality = (typed.nationality ?? base?.nationality ?? '').trim().toUpperCase();
  if (nationality === '') wrong.nationality = 'missing';
  else if (!isCountryCode(nationality)) wrong.nationality = 'country';

  const isForeign = isCountryCode(nationality) && nationality !== HOME_COUNTRY;
  const foreign = isForeign
    ? checkForeign(merged(typed.foreign, base?.foreign), {
        known: known.flatMap((one) => one?.foreign ?? []),
        today,
        checkIn,
      })
    : { foreign: null, wrong: {} };
  for (const [field, problem] of Object.entries(foreign.wrong)) wrong[`foreign.${field}`] = problem;

  const id = checkId(
    {
      kind: typed.id_kind === undefined ? (base?.id_kind ?? null) : typed.id_kind,
      last4: typed.id_last4 === undefined ? (base?.id_last4 ?? '') : (typed.id_last4 ?? ''),
      passport: foreign.foreign?.passport_number ?? null,
    },
    born === undefined && isAdult({ birth_date }, checkIn),
  );
  Object.assign(wrong, id.wrong);
  if (Object.keys(wrong).length > 0 || !sex) return { wrong };
  const { id_kind, id_last4 } = id;
  return {
    traveller: { name, sex, birth_date, nationality, id_kind, id_last4, foreign: foreign.foreign },
  };
}

/** With `null` the traveller has none any more. */
function merged(typed: TypedFields['foreign'], base: Foreign | null | undefined): Partial<Foreign> {
  if (typed === null) return {};
  const left = Object.entries(typed ?? {}).filter(([, value]) => value !== undefined);
  return { ...base, ...(Object.fromEntries(left) as Partial<Foreign>) };
}

const LAST_FOUR = /^[A-Z0-9]{1,4}$/;

/** Adults need an ID. The last characters of a passport follow from its number. */
function checkId(
  { kind, last4: typed, passport }: { kind: IdKind | null; last4: string; passport: string | null },
  isNeeded: boolean,
): { id_kind: IdKind | null; id_last4: string | null; wrong: WrongFields } {
  const wrong: WrongFields = {};
  const own = typed.replaceAll(/\s/g, '').toUpperCase();
  const last4 = own === '' && kind === 'passport' && passport ? passport.slice(-4) : own;
  if (kind !== null && !ID_KINDS.includes(kind)) wrong.id_kind = 'wrong';
  if (last4 !== '' && !LAST_FOUR.test(last4)) wrong.id_last4 = 'last_four';
  if (kind === null && (isNeeded || last4 !== '')) wrong.id_kind = 'missing';
  if (last4 === '' && isNeeded) wrong.id_last4 = 'missing';
  // A form that has chosen a kind for a child without an ID means none.
  return last4 === '' ? { id_kind: null, id_last4: null, wrong } : { id_kind: kind, id_last4: last4, wrong };
}
