import { describe, expect, it } from 'vitest';
import { fitNotice } from '#messages/booking/party.ts';

describe('the rooms that a party needs', () => {
  const notice = (offered?: number) =>
    fitNotice({ fit: 'more-rooms', needed: 2 }, '4 adults and 2 children', '₹200', offered);

  it('are as many as are offered', () => {
    expect(notice(2)).toBe('For 4 adults and 2 children you need 2 rooms');
    expect(notice()).toBe('For 4 adults and 2 children you need 2 rooms');
  });

  it('or at least so many, if more are offered', () => {
    expect(notice(3)).toBe('For 4 adults and 2 children you need at least 2 rooms');
  });
});
