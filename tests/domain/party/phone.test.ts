import { describe, expect, it } from 'vitest';
import { optionalPhone } from '#contract/host/bookings.ts';
import { createReservation } from '#contract/reservation.ts';
import { phone } from '#contract/typed.ts';
import { detailProblem } from '#domain/party/guest-details.ts';
import { guestPhoneLink } from '#domain/party/guest-phone-link.ts';
import { isPhone, mainNumber } from '#domain/party/phone.ts';

const answers = (typed: string) => [
  isPhone(typed),
  detailProblem('phone', typed) === undefined,
  phone.safeParse(typed).success,
  optionalPhone.safeParse(typed).success,
  createReservation.body?.shape.guest_phone.safeParse(typed).success,
];
const all = (answer: boolean) => Array.from({ length: 5 }, () => answer);

describe('a phone number', () => {
  it.each([
    ...[
      '12345678',
      '123456789012345',
      '+91 (94370) 12-345',
      '0091 94370 12345',
      '094370 12345',
      '+44 (0)20 7946 0018',
    ],
    ...[
      '०९८७६५४३२१०',
      '୯୮୭୬୫ ୪୩୨୧୦',
      '٩٨٧٦٥٤٣٢١٠',
      '＋９１ ９８７６５ ４３２１０',
      '98765.43210',
      '(0674) 234-5678',
    ],
    ...[
      '\u202a+91 98765\u200b43210\u202c',
      '+91 98765 43210 ext. 1234',
      '98765 43210 x12',
      '98765 43210 Ext 123456',
    ],
    ...[
      '98765 43210 / 91234 56789',
      '98765 43210, 91234 56789',
      '98765 43210; 91234',
      '98765 43210 or 91234 56789',
    ],
    ...['030/901820', 'Ravi 98765 43210'],
  ])('can be %j', (typed) => {
    expect(answers(typed)).toEqual(all(true));
  });

  it.each([
    ...[
      '1234567',
      '1234567890123456',
      'call me',
      '98765 ext. 43210',
      '९८७६५',
      '+',
      '98765 43210 98765 43210',
      '12/34',
    ],
    ...['1234567 x8', 'ravi@example.in', '+91 98765 432101234'],
  ])("can't be %j", (typed) => {
    expect(answers(typed)).toEqual(all(false));
  });

  it('may be left out at the desk', () => {
    expect(optionalPhone.safeParse(' ')).toEqual({ success: true, data: '' });
    expect(phone.safeParse(' ').success).toBe(false);
  });

  it('is the first of several, without its extension', () => {
    expect(mainNumber('98765 43210 / 91234 56789').trim()).toBe('98765 43210');
    expect(mainNumber('98765 43210 ext. 12').trim()).toBe('98765 43210');
  });

  it('is called by its E.164 form, or by the digits that were typed', () => {
    expect(guestPhoneLink('+919876543210', '98765 43210')).toBe('tel:+919876543210');
    expect(guestPhoneLink(null, '+९९९ ७७७७ ८८८८')).toBe('tel:+99977778888');
    expect(guestPhoneLink(null, '555-2671-00 x12')).toBe('tel:555267100');
    expect(guestPhoneLink(null, '＋９９９ ７７７７ ８８８８')).toBe('tel:+99977778888');
  });
});
