import { describe, expect, it } from 'vitest';
import { asciiDigits } from '#domain/party/guest-phone-link.ts';
import { toE164 } from '#server/platform/phone-number.ts';

describe('a phone number in E.164 form', () => {
  it.each([
    ['୯୮୭୬୫୪୩୨୧୦', 'India', '+919876543210'],
    ['०९८७६ ५४३२१०', 'India', '+919876543210'],
    ['+৯১ ৯৮৭৬৫ ৪৩২১০', 'India', '+919876543210'],
    ['٩٨٧٦٥٤٣٢١٠', 'India', '+919876543210'],
    ['＋９１９８７６５４３２１０', 'India', '+919876543210'],
    ['(415) 555-2671', 'United States', '+14155552671'],
    ['415.555.2671', 'USA', '+14155552671'],
    ['011 91 98765 43210', 'United States', '+919876543210'],
    ['+91 098765 43210', 'India', '+919876543210'],
    ['+44 (0)20 7946 0018', 'India', '+442079460018'],
    ['020 7946 0018', 'United Kingdom', '+442079460018'],
    ['+91 98765 43210 ext. 12', 'India', '+919876543210'],
    ['98765 43210 x12', 'India', '+919876543210'],
    ['98765 43210 / 91234', 'India', '+919876543210'],
    ['98765 43210, 91234 56789', 'India', '+919876543210'],
    ['98765 43210; 91234 56789', 'India', '+919876543210'],
    ['98765 43210 or 91234 56789', 'India', '+919876543210'],
    ['030/901820', 'Germany', '+4930901820'],
    ['0091 98765 43210', 'India', '+919876543210'],
    ['00 44 20 7946 0018', 'United States', '+442079460018'],
    ['919876543210', 'India', '+919876543210'],
    ['098610-12345', 'India', '+919861012345'],
    ['(+91) 98610 12345', 'India', '+919861012345'],
    ['\u202a+91 98765\u200b43210\u202c', 'India', '+919876543210'],
    ['0674 234 5678', 'India', '+916742345678'],
    ['01712-345678', 'Bangladesh', '+8801712345678'],
    ['98610 12345', '', '+919861012345'],
    ['98610 12345', 'IN', '+919861012345'],
    ['+49 30 1234567', 'somewhere else', '+49301234567'],
  ])('of %s, typed by a guest of %s, is %s', (typed, country, number) => {
    expect(toE164(typed, country)).toBe(number);
  });

  it.each([
    ['', 'India'],
    ['ask at the desk', 'India'],
    ['12345', 'India'],
    ['98765 4321', 'India'],
    ['+91 98765 432101234', 'India'],
    ['+999 1234 5678', 'India'],
    ['555-2671', 'United States'],
    // The country is not known, so its code is not known either.
    ['030 901820', 'somewhere else'],
  ])('is not made of "%s", typed by a guest of %s', (typed, country) => {
    expect(toE164(typed, country)).toBeNull();
  });
});

it('reads the digits of every script', () => {
  const all = Array.from({ length: 0x11_0000 }, (_, code) => code)
    .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
    .map((code) => String.fromCodePoint(code))
    .filter((sign) => /\p{Nd}/u.test(sign))
    .join('');
  expect(asciiDigits(all)).toBe('0123456789'.repeat([...all].length / 10));
});
