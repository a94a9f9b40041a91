import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import { createCode, endCode, type HostCode, listCodes } from '#contract/codes/host-codes.ts';
import { isCivilDate } from '#domain/dates/calendar.ts';
import { readRupees } from '#domain/money/typed-rupees.ts';
import { CODE_LIMITS, CODE_SIGNS } from '#domain/rates/code-limits.ts';
import * as messages from '#messages/host/codes/codes.ts';
import { NOT_SAVED } from '#messages/host/desk.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { toastError, toastSuccess } from '#stores/browser/toasts.ts';
import { today } from '#stores/browser/today.ts';
import { copyAddress } from '#stores/host/copy-address.ts';
import { createHomestayChoice } from '#stores/host/homestay-choice.ts';
import { createForm, type Problems } from '#stores/pattern/form.ts';
import { createLoader } from '#stores/pattern/loader.ts';

/** The homestays that the host owns: with several, a code is for all of them or for one. */
export const { $homestays } = createHomestayChoice('owner');

export const {
  $loaded: $codes,
  load: loadCodes,
  reload: reloadCodes,
} = createLoader({
  read: async (signal) => {
    const { codes } = await call(listCodes, { signal });
    const [own, mailed] = [codes.filter(isOwn), codes.filter((code) => !isOwn(code))];
    return { own, mailed };
  },
  failed: (error) => {
    const isStaff = error instanceof Refusal && error.code === 'owner_only';
    const message = isStaff ? messages.ownersOnly : failureSentence(error, messages.NOT_LOADED);
    return { state: 'failed', message };
  },
});

/** Others were mailed to guests after a stay. */
const isOwn = ({ reservation_id }: HostCode) => reservation_id === null;

/** Returns why nobody can book with a code any more; undefined while they can. */
export function codeState(
  { ended, valid_until, used, uses }: HostCode,
  now: string,
): keyof typeof messages.STATES | undefined {
  if (ended) return 'ended';
  if (now > valid_until) return 'over';
  return used >= uses ? 'used_up' : undefined;
}

/** What a code takes off. */
export type OffKind = 'percent' | 'rupees';

/** A new code as it is typed. */
export interface TypedCode {
  code: string;
  kind: OffKind;
  off: string;
  uses: string;
  validUntil: string;
  nights: string;
  /** The id of a homestay; empty for all of them. */
  homestay: string;
}

type Field = OffKind | 'code' | 'uses' | 'valid_until' | 'minimum_nights' | 'property_id';

export const { $form: $newCode, send } = createForm<Field>({
  fields: ['code', 'percent', 'rupees', 'uses', 'valid_until', 'minimum_nights', 'property_id'],
  notSent: NOT_SAVED,
  fieldOf: ({ code }) => (code === 'code_exists' ? 'code' : undefined),
  refused: () => reloadCodes(),
});

/** Returns a whole number from 1 to `most`; undefined for anything else. */
function numberOf(typed: string, most: number): number | undefined {
  const number = readRupees(typed);
  return number !== undefined && number >= 1 && number <= most ? number : undefined;
}

function readTyped({ code, kind, off, uses, validUntil, nights, homestay }: TypedCode) {
  return {
    code: code.trim().toUpperCase(),
    off: numberOf(off, CODE_LIMITS[kind]),
    uses: numberOf(uses, CODE_LIMITS.uses),
    valid_until: validUntil,
    minimum_nights: numberOf(nights, CODE_LIMITS.nights),
    property_id: homestay === '' ? null : Number(homestay),
  };
}

function problemsOf(read: ReturnType<typeof readTyped>, kind: OffKind): Problems<Field> {
  const { code, off, uses, valid_until, minimum_nights } = read;
  const problems: Problems<Field> = {};
  const { leastSigns, mostSigns } = CODE_LIMITS;
  if (!CODE_SIGNS.test(code) || code.length < leastSigns || code.length > mostSigns)
    problems.code = messages.CODE_WRONG;
  if (off === undefined) problems[kind] = messages.WRONG[kind];
  if (uses === undefined) problems.uses = messages.WRONG.uses;
  if (!isCivilDate(valid_until)) problems.valid_until = messages.DAY_NEEDED;
  else if (valid_until < today()) problems.valid_until = messages.DAY_OVER;
  if (minimum_nights === undefined) problems.minimum_nights = messages.WRONG.minimum_nights;
  return problems;
}

/** Makes a code. Returns whether it is there. */
export function makeCode(typed: TypedCode): Promise<boolean> {
  const { kind } = typed;
  const read = readTyped(typed);
  return send(problemsOf(read, kind), async () => {
    const { off = 1, uses = 1, minimum_nights = 1, ...named } = read;
    const body = { ...named, uses, minimum_nights, [kind]: off };
    const { code } = await call(createCode, { body });
    toastSuccess(messages.made(code.code));
    await reloadCodes();
  });
}

/** The code that the host is asked about before it ends. */
export const $ending = atom<HostCode | undefined>(undefined);

/** Ends the code that the host was asked about, and reads the list again: another owner may have been faster. */
export async function endAsked(): Promise<void> {
  const asked = $ending.get();
  if (!asked) return;
  $ending.set(undefined);
  try {
    await call(endCode, { params: { code: asked.code } });
    toastSuccess(messages.endedNow(asked.code));
  } catch (error) {
    toastError(failureSentence(error, NOT_SAVED));
  } finally {
    await reloadCodes();
  }
}

export const copyCode = ({ code }: Pick<HostCode, 'code'>) => copyAddress(code, messages.COPY_FAILED);
