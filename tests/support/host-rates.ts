import type { RatePlan, Season } from '#contract/host/rates.ts';
import type { TestApp } from './app.ts';

export const RATES: RatePlan = {
  rooms: [
    { room_id: 1, price: 2000, weekend_price: null },
    { room_id: 2, price: 3000, weekend_price: null },
    { room_id: 3, price: 1500, weekend_price: null, minimum_stay: 3 },
  ],
  weekend: [5, 6],
  minimum_stay: 1,
  seasons: [],
  until: '2027-01-31',
};

export const season = (from: string, to: string, more: Partial<Season> = {}): Season => ({
  name: 'Season',
  from,
  to,
  weekdays: [],
  room_ids: [1],
  minimum_stay: null,
  change: { kind: 'percent', percent: 50 },
  ...more,
});

export const DISCOUNTS = [
  { nights: 3, percent: 5 },
  { nights: 5, percent: 10 },
  { nights: 7, percent: 15 },
];

export function hostRates(api: Pick<TestApp, 'ask'>, headers: () => Record<string, string>) {
  const path = '/host/properties/1/rates';
  return {
    read: async () => (await api.ask(path, { headers: headers() })).json(),
    put: (plan: Partial<RatePlan>, more: object = {}) => {
      const json = { plan: { ...RATES, ...plan }, length_discounts: DISCOUNTS, ...more };
      return api.ask(path, { method: 'PUT', headers: headers(), json });
    },
  };
}
