/**
 * Returns the sample rating of the demonstration (spec section 3) if it may be shown: never on the site of a house of
 * one's own, and no more once a homestay of the site has a rating from its guests.
 */
export function sampleToShow<Sample>(
  sample: Sample | undefined,
  site: { hasDemo: boolean; isRated: boolean | undefined },
): Sample | undefined {
  return site.hasDemo && !site.isRated ? sample : undefined;
}
