import { randomInt } from 'node:crypto';
import { CHECK_CODE_SIGNS } from '#domain/booking/check-code.ts';
import { addDays, todayInIndia } from '#domain/dates/calendar.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { findProperty } from '#server/rooms/queries.ts';
import { insertCode } from './code-queries.ts';
import type { CodeRow } from './schema.ts';

/** 110 thousand million names: with ten guesses an hour nobody finds one. */
const LENGTH = 8;

const randomName = () =>
  Array.from({ length: LENGTH }, () => CHECK_CODE_SIGNS[randomInt(CHECK_CODE_SIGNS.length)]).join('');

/** Makes the code that a guest is mailed after a stay, for one booking; undefined where the homestay gives none. */
export async function makeCodeAfterStay(
  tx: Tx,
  { id, property_id }: Pick<ReservationRow, 'id' | 'property_id'>,
  now: Date,
  nameOf: () => string = randomName,
): Promise<CodeRow | undefined> {
  const property = await findProperty(tx, property_id);
  const { code_after_stay_percent: percent, code_after_stay_days: days } = property ?? {};
  if (percent == null || days == null) return undefined;
  const terms = {
    property_ids: [property_id],
    percent,
    rupees: null,
    uses: 1,
    valid_until: addDays(todayInIndia(now), days),
    created_at: now,
    created_by: null,
    reservation_id: id,
  };
  let made: CodeRow | undefined;
  while (!made) made = await insertCode(tx, { code: nameOf(), ...terms });
  return made;
}
