import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Translations } from '#domain/language/language.ts';
import type { PictureSizes } from '#domain/rooms/images.ts';
import type { Distances } from '#domain/rooms/property.ts';
import type { JsonColumn } from '#server/platform/database/schema.ts';

declare module '#server/platform/database/schema.ts' {
  interface Schema {
    property: PropertyTable;
    property_image: PropertyImageTable;
    property_faq: PropertyFaqTable;
    length_rule: LengthRuleTable;
    cancellation_rule: CancellationRuleTable;
    room: RoomTable;
    room_image: RoomImageTable;
    room_night: RoomNightTable;
    rate_plan: RatePlanTable;
  }
}

/** The host's words in other languages: `{}` while there are none. */
type TranslationsColumn = ColumnType<Translations, string | undefined, string>;

type SizesColumn = ColumnType<PictureSizes | null, string | null | undefined, string | null>;

export interface AmenityColumn {
  name: string;
  available: boolean;
}

interface PropertyTable {
  id: number;
  name: string;
  names: TranslationsColumn;
  type: string;
  address: string;
  addresses: TranslationsColumn;
  lat: number | null;
  lng: number | null;
  amenities: JsonColumn<AmenityColumn[]>;
  breakfast_price: number;
  extra_bed_price: number;
  check_in_time: Generated<string>;
  check_out_time: Generated<string>;
  gate_opens: Generated<string>;
  gate_closes: Generated<string>;
  distances: ColumnType<Partial<Distances>, string | undefined, string>;
  max_stay: Generated<number>;
  change_cutoff_hours: Generated<number>;
  /** Says whether rooms are still sold while a channel does not respond, or the host is asked first. */
  when_silent: Generated<'sell' | 'ask'>;
  upi_id: string | null;
  /** Years for which the register of guests is kept after check-out. */
  register_years: Generated<number>;
  /** What the code in the mail after a stay takes off, and the days for which it is good; null without such codes. */
  code_after_stay_percent: number | null;
  code_after_stay_days: number | null;
}

interface PropertyImageTable {
  id: Generated<number>;
  property_id: number;
  path: string;
  tag: string;
  /** Screen readers read this text; if it is empty, they read the tag. */
  alt: Generated<string>;
  position: number;
  sizes: SizesColumn;
}

interface PropertyFaqTable {
  id: Generated<number>;
  property_id: number;
  question: string;
  answer: string;
  position: number;
}

interface LengthRuleTable {
  property_id: number;
  min_nights: number;
  percent: number;
}

interface CancellationRuleTable {
  property_id: number;
  hours_before: number;
  percent: number;
}

interface RoomTable {
  id: number;
  property_id: number;
  name: string;
  names: TranslationsColumn;
  description: string;
  descriptions: TranslationsColumn;
  capacity: number;
  size: string;
  beds: Generated<string>;
  floor: Generated<string>;
  video_url: string | null;
  amenities: JsonColumn<AmenityColumn[]>;
  /** Since when guests can't see and nobody can book the room. */
  retired_at: ColumnType<Date | null, never, Date | null>;
}

interface RoomImageTable {
  id: Generated<number>;
  room_id: number;
  file_path: string;
  tag: string;
  /** Screen readers read this text; if it is empty, they read the tag. */
  alt: Generated<string>;
  position: number;
  sizes: SizesColumn;
}

interface RoomNightTable {
  night: string;
  room_id: number;
  price: number;
  discount: number;
  minimum_stay: number;
  reservation_id: number | null;
  hold_id: number | null;
  /** The end of that hold. */
  held_until: Date | null;
  closed: Generated<boolean>;
  /** The host's reason for closing the night. */
  closed_reason: string | null;
  set_by: NightWriter | null;
  /** The channel that has closed the night without a guest. */
  blocked_by: string | null;
}

/** Says where a night was last set: in the host's file, by the rate plan, or in the calendar. */
export type NightWriter = 'file' | 'rates' | 'calendar';

interface RatePlanTable {
  property_id: number;
  plan: JsonColumn<unknown>;
  updated_at: Date;
}

export type RoomRow = Selectable<RoomTable>;
export type NightRow = Selectable<RoomNightTable>;
export type PropertyRow = Selectable<PropertyTable>;
