import { describe, expect, it, test } from 'vitest';
import { NO_DETAILS } from '#domain/party/guest-details.ts';
import { withEnglishRegion } from '#server/language/regions.ts';

const regionOf = (country: string, state: string) => {
  const details = withEnglishRegion({ ...NO_DETAILS, country, state });
  return [details.country, details.state];
};

describe('the country and state of a guest', () => {
  test.each([
    ['India', 'Odisha', 'India', 'Odisha'],
    ['India', 'ଓଡ଼ିଶା', 'India', 'Odisha'],
    ['भारत', 'पश्चिम बंगाल', 'India', 'West Bengal'],
    ['ভারত', 'দিল্লি', 'India', 'Delhi'],
    ['ଭାରତ', 'ଝାଡ଼ଖଣ୍ଡ', 'India', 'Jharkhand'],
    ['india', 'goa', 'India', 'Goa'],
    ['বাংলাদেশ', 'ঢাকা', 'Bangladesh', 'ঢাকা'],
    ['ଫ୍ରାନ୍ସ', 'Bretagne', 'France', 'Bretagne'],
  ])('typed as %s, %s are stored as %s, %s', (country, state, ...stored) => {
    expect(regionOf(country, state)).toEqual(stored);
  });

  it('stay as they are typed if nobody knows them', () => {
    expect(regionOf('Bharat', 'Utkal')).toEqual(['Bharat', 'Utkal']);
    expect(regionOf('', '')).toEqual(['', '']);
    expect(regionOf('पाकिस्तान', 'पंजाब')).toEqual(['Pakistan', 'पंजाब']);
  });
});
