import * as z from 'zod';
import { DEFAULT_CANCELLATION_RULES } from '#domain/booking/cancellation.ts';
import { CLOCK_TIME, daysBetween, isCivilDate } from '#domain/dates/calendar.ts';
import { DEFAULT_TIMES } from '#domain/rooms/property.ts';
import { DUPLICATES, EXPECTED } from '#messages/host/import/import.ts';
import { DATE, TIME } from '#messages/site/field-mistakes.ts';

/**
 * The format of the file for `npm run host:import`: everything a host sells, in YAML. Money is whole rupees, dates
 * are YYYY-MM-DD, ranges of nights are inclusive. `example.yaml` beside this file explains each field.
 */

const text = z.string().trim().min(1, EXPECTED.text).max(5000);
const name = text.max(120);
/** A text in other languages, each optional. If the map is absent, what the database has stays. */
const inOtherLanguages = (max: number) => {
  const other = z.string().trim().max(max).optional();
  return z.strictObject({ hi: other, bn: other, or: other }).optional();
};
const rupees = z.int(EXPECTED.rupees).min(0, EXPECTED.rupees).max(1_000_000, EXPECTED.rupees);
const id = z.int(EXPECTED.id).positive(EXPECTED.id).max(2_147_483_647, EXPECTED.id);
const date = z.string(DATE).refine(isCivilDate, DATE);
const time = z.string(TIME).regex(CLOCK_TIME, TIME);
const metres = z.int(EXPECTED.metres).min(0, EXPECTED.metres).max(50_000, EXPECTED.metres).optional();
const percent = z.int(EXPECTED.percent).min(0, EXPECTED.percent).max(100, EXPECTED.percent);
const hours = z.int(EXPECTED.hours).min(0, EXPECTED.hours).max(8760, EXPECTED.hours);
const stayNights = z.int(EXPECTED.nights).min(1, EXPECTED.nights).max(365, EXPECTED.nights);
const people = z.int(EXPECTED.people).min(1, EXPECTED.people).max(20, EXPECTED.people);

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

const photo = z.strictObject({
  /** A path relative to the YAML file; the file is a JPEG, PNG or WebP. */
  file: text,
  /** Says in a word or two what the photo shows: "Bed", "View". */
  tag: text.max(60),
});

const degrees = (most: number) =>
  z.number(EXPECTED.degrees).min(-most, EXPECTED.degrees).max(most, EXPECTED.degrees);

/** The first and the last night; both are included. */
const nights = { from: date, to: date };
const MAX_NIGHTS = 1200;
type Range = { from: string; to: string };
/** Returns whether both dates exist: a wrong date has a message of its own, and its order is not checked. */
const isRange = ({ from, to }: Range) => isCivilDate(from) && isCivilDate(to);
const inOrder = (range: Range) => !isRange(range) || range.from <= range.to;
const ORDER = { error: EXPECTED.order, path: ['to'] };
const notEndless = (range: Range) => !isRange(range) || daysBetween(range.from, range.to) <= MAX_NIGHTS;
const LENGTH = { error: EXPECTED.length(MAX_NIGHTS), path: ['to'] };

const rate = z
  .strictObject({
    ...nights,
    price: rupees,
    discount: rupees.default(0),
    minimum_stay: stayNights.default(1),
    /** Limits the rate to these nights of the range; absent means all. */
    weekdays: z.array(z.enum(WEEKDAYS)).min(1).optional(),
  })
  .refine(inOrder, ORDER)
  .refine(notEndless, LENGTH)
  .refine(({ price, discount }) => price < 0 || discount <= price, {
    error: EXPECTED.discount,
    path: ['discount'],
  });

const closed = z.strictObject(nights).refine(inOrder, ORDER).refine(notEndless, LENGTH);

const room = z.strictObject({
  id,
  name,
  names: inOtherLanguages(120),
  description: text,
  descriptions: inOtherLanguages(5000),
  capacity: people.default(2),
  size: text.max(60),
  beds: z.string().trim().max(80).default(''),
  floor: z.string().trim().max(60).default(''),
  video: z.url(EXPECTED.video).optional(),
  amenities: z.array(name).default([]),
  /** Amenities that guests see as missing: "Air Conditioner" here makes a Non-AC room say so. */
  missing_amenities: z.array(name).default([]),
  /** If the list is absent, the photos in the database stay. */
  photos: z.array(photo).optional(),
  /** If two lines share nights, the later one applies. */
  rates: z.array(rate).default([]),
  /** Nights that are not for sale, whatever the rates say. */
  closed: z.array(closed).default([]),
});

const homestay = z.strictObject({
  id,
  name,
  names: inOtherLanguages(120),
  type: name.default('Homestay'),
  address: text.max(300),
  addresses: inOtherLanguages(300),
  location: z.strictObject({ lat: degrees(90), lng: degrees(180) }).optional(),
  amenities: z.array(name).default([]),
  /** Rupees; 0 or absent says that the homestay offers none. */
  breakfast_price: rupees.default(0),
  extra_bed_price: rupees.default(0),
  check_in_time: time.default(DEFAULT_TIMES.checkIn),
  check_out_time: time.default(DEFAULT_TIMES.checkOut),
  gate: z
    .strictObject({ opens: time, closes: time })
    .default({ opens: DEFAULT_TIMES.gateOpens, closes: DEFAULT_TIMES.gateCloses }),
  /** Metres on foot; `temple` is to the Lion Gate. */
  distances: z
    .strictObject({ beach: metres, market: metres, restaurants: metres, temple: metres })
    .default({}),
  /** If the list is absent, the photos in the database stay. */
  photos: z.array(photo).optional(),
  /** Replaces the built-in ones; an answer may use the placeholders `{beach}`, `{cancellation}`, `{checkIn}`. */
  faqs: z.array(z.strictObject({ question: text, answer: text })).default([]),
  /** Each row takes a percentage off stays of at least that many nights. */
  length_discounts: z.array(z.strictObject({ nights: stayNights, percent })).default([]),
  /** Cancelling at least `hours_before` the `check_in_time` refunds `percent` of the amount paid. */
  cancellation: z
    .array(z.strictObject({ hours_before: hours, percent }))
    .default(
      DEFAULT_CANCELLATION_RULES.map(({ hoursBefore, percent }) => ({ hours_before: hoursBefore, percent })),
    ),
  max_stay: stayNights.default(30),
  /** A booking can be changed online until so many hours before the `check_in_time`. */
  change_cutoff_hours: hours.default(0),
  rooms: z.array(room).min(1, EXPECTED.room),
});

export const homestayFile = z
  .strictObject({ homestays: z.array(homestay).min(1, EXPECTED.homestay) })
  .superRefine(({ homestays }, context) => {
    const once = (what: keyof typeof DUPLICATES) => {
      const seen = new Set<number>();
      return (value: number, path: (string | number)[]) => {
        if (seen.has(value)) context.addIssue({ code: 'custom', message: DUPLICATES[what], path });
        seen.add(value);
      };
    };
    const [homestayOnce, roomOnce] = [once('homestay'), once('room')];
    homestays.forEach((home, index) => {
      const at = ['homestays', index];
      const [discountOnce, ruleOnce] = [once('lengthDiscount'), once('cancellation')];
      homestayOnce(home.id, [...at, 'id']);
      home.length_discounts.forEach((each, number) => {
        discountOnce(each.nights, [...at, 'length_discounts', number, 'nights']);
      });
      home.cancellation.forEach((each, number) => {
        ruleOnce(each.hours_before, [...at, 'cancellation', number, 'hours_before']);
      });
      home.rooms.forEach((each, number) => {
        roomOnce(each.id, [...at, 'rooms', number, 'id']);
      });
    });
  });

export type HomestayFile = z.infer<typeof homestayFile>;
export type HomestayEntry = HomestayFile['homestays'][number];
export type RoomEntry = HomestayEntry['rooms'][number];
export type PhotoEntry = z.infer<typeof photo>;

/** Returns 0 for Sunday, as in `domain/dates/calendar`. */
export function weekdayNumber(day: (typeof WEEKDAYS)[number]): number {
  return WEEKDAYS.indexOf(day);
}
