import { describe, expect, it } from 'vitest';
import { PAID_REFERENCE, UPI_ID, upiLink } from '#domain/money/upi.ts';

describe('a payment by UPI', () => {
  it('is a link with everything filled in, and a name that an app reads as it is', () => {
    const link = upiLink({ upiId: 'sagar@okaxis', payee: 'Sagar & Søn #1', rupees: 4000, reference: 'SH12' });
    expect(link).toBe('upi://pay?pa=sagar@okaxis&pn=Sagar%20%26%20S%C3%B8n%20%231&am=4000&cu=INR&tn=SH12');
    expect(new URL(link).searchParams.get('pn')).toBe('Sagar & Søn #1');
  });

  it.each(['sagar@okaxis', '9437012345@ybl', 'sagar.kutir-1@upi', 'A_b@HDFCBANK', 'x1@axisbank2'])(
    'goes to the UPI ID %s',
    (typed) => expect(typed).toMatch(UPI_ID),
  );

  it.each([
    '',
    '@okaxis',
    'sagar',
    'sagar@',
    'sagar@ok axis',
    'sagar@bank.in',
    'sagar@@ybl',
    'ସାଗର@ybl',
    'a&am=1@ybl',
    'sagar@1',
  ])('does not go to “%s”', (typed) => expect(typed).not.toMatch(UPI_ID));

  it.each([
    ['412345678901', true],
    ['AXIS', true],
    ['a'.repeat(40), true],
    ['abc', false],
    ['a'.repeat(41), false],
    ['4123 4567', false],
    ['41-23', false],
    ['୪୧୨୩', false],
    ['<b>1234', false],
  ])('has the reference %s: %s', (typed, isOne) => expect(PAID_REFERENCE.test(typed)).toBe(isOne));
});
