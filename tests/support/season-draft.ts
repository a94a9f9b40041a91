import type { SeasonDraft } from '#stores/host/rates/rate-draft.ts';

export const seasonDraft = (change: Partial<SeasonDraft> = {}): SeasonDraft => ({
  key: 0,
  name: 'Fair',
  from: '2026-12-10',
  to: '2026-12-12',
  weekdays: [],
  roomIds: [],
  change: 'more',
  value: '30',
  minimumStay: '',
  ...change,
});
