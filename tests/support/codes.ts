import type { HostCode } from '#contract/codes/host-codes.ts';

/** A code of the desk that can be used. */
export function hostCode(code: string, more: Partial<HostCode> = {}): HostCode {
  return {
    code,
    percent: 10,
    rupees: null,
    uses: 20,
    used: 3,
    valid_until: '2099-12-31',
    minimum_nights: 1,
    property_ids: [1],
    ended: false,
    reservation_id: null,
    created_at: '2026-11-20T06:00:00.000Z',
    ...more,
  };
}
