import { addDays } from './calendar.ts';
import { daylight, moonLongitude, type Place, sunLongitude, turn } from './sky.ts';

/** The lunar rules of Puri's festivals, which the published dates are checked against. */

const PURI: Place = { latitude: 19.8135, longitude: 85.8312 };

/** When a festival's lunar day must prevail: at sunrise, in the afternoon, or an hour after sunset. */
type Moment = 'sunrise' | 'afternoon' | 'evening';

/** A lunar day: the month from new moon to new moon, Chaitra is 0; the day 1 to 15 is bright, 30 is the new moon. */
export interface LunarRule {
  month: number;
  day: number;
  moment: Moment;
}

const [JYESHTHA, ASHADHA, ASHVINA] = [2, 3, 6];

/** The rules by the file's name in content/festivals. */
export const LUNAR_RULES: Readonly<Record<string, LunarRule>> = {
  'snana-purnima': { month: JYESHTHA, day: 15, moment: 'sunrise' },
  'rath-yatra': { month: ASHADHA, day: 2, moment: 'sunrise' },
  dusshera: { month: ASHVINA, day: 10, moment: 'afternoon' },
  diwali: { month: ASHVINA, day: 30, moment: 'evening' },
};

function instantOn(date: string, moment: Moment): number {
  const { sunrise, sunset } = daylight(date, PURI);
  if (moment === 'sunrise') return sunrise;
  // The fourth of the day's five parts is the afternoon of the almanacs.
  return moment === 'afternoon' ? sunrise + (sunset - sunrise) * 0.7 : sunset + 1 / 24;
}

/** How far the moon is ahead of the sun, 0 to 360 degrees: twelve for each lunar day. */
const elongation = (day: number) => turn(moonLongitude(day) - sunLongitude(day));

const lunarDay = (day: number) => Math.floor(elongation(day) / 12) + 1;

/** Degrees that the moon gains on the sun in a day, on average. */
const GAIN = 360 / 29.530589;

/** Returns the new moon near a Julian day. */
function newMoonNear(day: number): number {
  let found = day;
  for (let round = 0; round < 8; round += 1) found -= (turn(elongation(found) + 180) - 180) / GAIN;
  return found;
}

/** Returns the sign of the zodiac in which the sun is, Mesha is 0, by the fixed stars (ayanamsa of Lahiri). */
function signOf(day: number): number {
  const shift = 23.853 + (0.0139697 * (day - 2_451_545)) / 365.25;
  return Math.floor(turn(sunLongitude(day) - shift) / 30);
}

/** Returns the lunar month of an instant; undefined in a leap month, in which the sun enters no sign. */
function lunarMonth(day: number): number | undefined {
  const start = newMoonNear(day - elongation(day) / GAIN);
  const sign = signOf(start);
  return signOf(newMoonNear(start + 29.53)) === sign ? undefined : (sign + 1) % 12;
}

/** Returns the first date of a year on which the lunar day prevails at this moment in Puri. */
function firstDate({ month, day }: LunarRule, moment: Moment, year: number): string | undefined {
  for (let date = `${year}-01-01`; date.startsWith(`${year}`); date = addDays(date, 1)) {
    const instant = instantOn(date, moment);
    if (lunarDay(instant) === day && lunarMonth(instant) === month) return date;
  }
  return undefined;
}

/** Returns the date of a festival in a year. A lunar day that misses its moment counts where the sun rises on it. */
export function dateByRule(rule: LunarRule, year: number): string | undefined {
  return firstDate(rule, rule.moment, year) ?? firstDate(rule, 'sunrise', year);
}
