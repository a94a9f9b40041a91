import { readRules } from '#domain/cancellation.ts';
import { coordinatesSwapped, lengthDiscountsUpsideDown, termsUpsideDown } from '#domain/host-warnings.ts';
import * as copy from '#messages/host-import-nights.ts';
import type { HomestayEntry } from './homestay-file.ts';

/** What a homestay's host has probably not meant. It is imported all the same. */
export function homestayWarnings({
  name,
  location,
  cancellation,
  length_discounts,
}: HomestayEntry): string[] {
  const lengths = length_discounts.map(({ nights, percent }) => ({ minNights: nights, percent }));
  const warnings = [
    location && coordinatesSwapped(location.lat, location.lng) && copy.swapped(name),
    termsUpsideDown(readRules(cancellation)) && copy.termsUpsideDown(name),
    lengthDiscountsUpsideDown(lengths) && copy.lengthsUpsideDown(name),
  ];
  return warnings.flatMap((text) => (text ? [copy.warning(text)] : []));
}
