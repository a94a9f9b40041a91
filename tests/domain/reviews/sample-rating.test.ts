import { describe, expect, it } from 'vitest';
import { sampleToShow } from '#domain/reviews/sample-rating.ts';
import { readHasDemo } from '#site/content-folder.ts';

const SAMPLE = { value: '4.5', reviews: 50 };

describe('the sample rating', () => {
  it('is shown by the demonstration', () => {
    expect(sampleToShow(SAMPLE, { hasDemo: readHasDemo({}), isRated: undefined })).toBe(SAMPLE);
    expect(sampleToShow(SAMPLE, { hasDemo: readHasDemo({ DEMO_DATA: 'rooms' }), isRated: false })).toBe(
      SAMPLE,
    );
  });

  it('is gone as soon as one homestay of the site has a rating', () => {
    expect(sampleToShow(SAMPLE, { hasDemo: true, isRated: true })).toBeUndefined();
  });

  it.each([{ DEMO_DATA: 'off' }, { DEMO_DATA: ' off ' }, { DATABASE_URL: 'postgres://db' }])(
    "is never shown by a house of one's own: %j",
    (env) => {
      expect(sampleToShow(SAMPLE, { hasDemo: readHasDemo(env), isRated: false })).toBeUndefined();
    },
  );
});
