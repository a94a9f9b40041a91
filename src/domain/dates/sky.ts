import { DAY } from './duration.ts';

/**
 * Where sun and moon are, to a few hundredths of a degree: a moment of the lunar calendar is right to about five
 * minutes. After J. Meeus, "Astronomical Algorithms", chapters 25 and 47. Days are Julian days.
 */

const DEGREE = Math.PI / 180;
/** The Julian days of 1970-01-01 and of J2000, from which the series count. */
const EPOCH = 2_440_587.5;
const J2000 = 2_451_545;
/** The clocks of the earth are this much behind the time of the planets in these years. */
const CLOCK_LAG_DAYS = 70 / 86_400;

export const turn = (degrees: number) => ((degrees % 360) + 360) % 360;
const sin = (degrees: number) => Math.sin(degrees * DEGREE);
const cos = (degrees: number) => Math.cos(degrees * DEGREE);

const centuries = (day: number) => (day + CLOCK_LAG_DAYS - J2000) / 36_525;

/** Returns the Julian day of a civil date at 0:00 UTC. */
export function julianDay(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY + EPOCH;
}

/** Returns the sun's longitude in degrees, from the equinox of the day. */
export function sunLongitude(day: number): number {
  const t = centuries(day);
  const anomaly = 357.52911 + 35_999.05029 * t;
  const centre =
    (1.914602 - 0.004817 * t) * sin(anomaly) + 0.019993 * sin(2 * anomaly) + 0.000289 * sin(3 * anomaly);
  return turn(280.46646 + 36_000.76983 * t + centre - 0.00569);
}

/** The largest terms of the moon's longitude: degrees, and how often D, M, M' and F are in the angle. */
const MOON_TERMS: readonly (readonly [number, number, number, number, number])[] = [
  [6.288774, 0, 0, 1, 0],
  [1.274027, 2, 0, -1, 0],
  [0.658314, 2, 0, 0, 0],
  [0.213618, 0, 0, 2, 0],
  [-0.185116, 0, 1, 0, 0],
  [-0.114332, 0, 0, 0, 2],
  [0.058793, 2, 0, -2, 0],
  [0.057066, 2, -1, -1, 0],
  [0.053322, 2, 0, 1, 0],
  [0.045758, 2, -1, 0, 0],
  [-0.040923, 0, 1, -1, 0],
  [-0.03472, 1, 0, 0, 0],
  [-0.030383, 0, 1, 1, 0],
  [0.015327, 2, 0, 0, -2],
  [-0.012528, 0, 0, 1, 2],
  [0.01098, 0, 0, 1, -2],
  [0.010675, 4, 0, -1, 0],
  [0.010034, 0, 0, 3, 0],
  [0.008548, 4, 0, -2, 0],
];

/** Returns the moon's longitude in degrees, from the equinox of the day. */
export function moonLongitude(day: number): number {
  const t = centuries(day);
  const elongation = 297.8501921 + 445_267.1114034 * t;
  const sunAnomaly = 357.5291092 + 35_999.0502909 * t;
  const moonAnomaly = 134.9633964 + 477_198.8675055 * t;
  const latitude = 93.272095 + 483_202.0175233 * t;
  const wobble = MOON_TERMS.reduce(
    (sum, [size, d, m, moon, f]) =>
      sum + size * sin(d * elongation + m * sunAnomaly + moon * moonAnomaly + f * latitude),
    0,
  );
  return turn(218.3164477 + 481_267.88123421 * t + wobble);
}

export interface Place {
  latitude: number;
  longitude: number;
}

/** The sun's upper edge is on the horizon when its centre is this high, in degrees. */
const HORIZON = -0.833;

/** Returns sunrise and sunset of a civil date as Julian days, to about a minute. */
export function daylight(date: string, { latitude, longitude }: Place): { sunrise: number; sunset: number } {
  const noon = julianDay(date) + 0.5 - longitude / 360;
  const t = centuries(noon);
  const sun = sunLongitude(noon);
  const tilt = 23.439291 - 0.0130042 * t;
  const declination = Math.asin(sin(tilt) * sin(sun)) / DEGREE;
  const ascension = Math.atan2(cos(tilt) * sin(sun), cos(sun)) / DEGREE;
  const mean = turn(280.46646 + 36_000.76983 * t - 0.0057183);
  // By how much the sun is late against a clock, in days.
  const late = -(turn(mean - ascension + 180) - 180) / 360;
  const height = (sin(HORIZON) - sin(latitude) * sin(declination)) / (cos(latitude) * cos(declination));
  const half = Math.acos(height) / DEGREE / 360;
  return { sunrise: noon + late - half, sunset: noon + late + half };
}
