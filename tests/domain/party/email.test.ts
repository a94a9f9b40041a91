import { describe, expect, it } from 'vitest';
import { optionalEmail } from '#contract/host/bookings.ts';
import * as typed from '#contract/typed.ts';
import { asciiEmail, cleanEmail, emailProblem, isSameEmail } from '#domain/party/email.ts';

const label = 'a'.repeat(63);
const DEVANAGARI = 'asha@डाक.भारत';
const ENCODED = 'asha@xn--11bx1g.xn--h2brj9c';
/** 254 characters, and one more in its ASCII form alone. */
const LONGEST = `${'a'.repeat(59)}@${label}.${label}.${label}.in`;

describe('an email address', () => {
  it.each([
    'ananya@example.com',
    ' Ananya@Example.co.in\t',
    "o'neill+puri@mail.example.org",
    'a!#$%&*/=?^_`{|}~-z@example.in',
    'a.b.c@a.in',
    '1@2.in',
    `${'a'.repeat(64)}@example.in`,
    `a@${label}.in`,
    `${LONGEST}`,
    'a@a-b.co',
    'a@a--b.co',
    'a@1.2.c3',
    'a@0x7f.0x1',
    DEVANAGARI,
    ENCODED,
    'asha@ଡାକ.ଭାରତ',
    'asha@अच्छा१.in',
    'asha@straße.de',
    'asha@क्‍ष.भारत',
    'asha@डाक.xn--h2brj9c',
    'asha@ｅxample.in',
  ])('%s is one', (address) => {
    expect(emailProblem(address)).toBeUndefined();
    expect(typed.email.safeParse(address)).toEqual({ success: true, data: cleanEmail(address) });
    expect(optionalEmail.safeParse(address).success).toBe(true);
  });

  it.each([
    ...['ananya', 'ananya@', '@example.com', 'a b@example.com', 'a@example', 'a@b@c.in', 'a@.in', 'a@b..in'],
    ...['ravi.@example.in', '.ravi@example.in', 'ra..vi@example.in', '"ravi"@example.in', 'ravi,@example.in'],
    ...['asha@exam_ple.in', 'asha@-example.in', 'asha@example-.in', 'asha@example.in.', 'asha@exam ple.in'],
    ...['asha@127.0.0.1', 'asha@example.123', 'asha@example.१२', 'asha@[127.0.0.1]', 'asha@[::1]'],
    ...[`${'a'.repeat(65)}@example.in`, `a@a${label}.in`, `a${LONGEST}`, `asha@${'डाक'.repeat(30)}.भारत`],
    ...[
      'asha@xn--.in',
      'asha@a‍b.in',
      'asha@😀.in',
      'asha@भ.भ😀',
      'a\nb@example.in',
      'a\0@example.in',
      'a😀@example.in',
    ],
    ...['आशा@example', 'आशा..@example.in', `a@${'ड'.repeat(20)}.${label}.${label}.${label}.${label}`],
  ])('%j is none', (address) => {
    expect(emailProblem(address)).toBe('invalid');
    expect(typed.email.safeParse(address).success).toBe(false);
    expect(optionalEmail.safeParse(address).success).toBe(false);
  });

  it.each([
    'आशा@example.in',
    'josé@example.com',
    'आशा@डाक.भारत',
    'ashа@example.in',
    'ａsha@example.in',
    'a१@example.in',
  ])('%s has letters before the @ to which we can’t send mail', (address) => {
    expect(emailProblem(address)).toBe('script');
    expect(typed.email.safeParse(address).success).toBe(false);
  });

  it.each(['', ' \t'])('%j is missing', (address) => {
    expect(emailProblem(address)).toBe('missing');
    expect(typed.email.safeParse(address).success).toBe(false);
    expect(optionalEmail.safeParse(address)).toEqual({ success: true, data: '' });
  });

  it('is kept as it was typed, in lower case without blanks', () => {
    expect(cleanEmail(' Asha@Example.IN ')).toBe('asha@example.in');
    expect(cleanEmail(` ${DEVANAGARI}`)).toBe(DEVANAGARI);
    expect(cleanEmail(ENCODED)).toBe(ENCODED);
    expect(cleanEmail('asha@डाक.xn--h2brj9c')).toBe(ENCODED);
    expect(cleanEmail('asha@BÜCHER.de')).toBe('asha@bücher.de');
  });

  it('is the same in both spellings of its host', () => {
    expect(asciiEmail(DEVANAGARI)).toBe(ENCODED);
    expect(asciiEmail(ENCODED)).toBe(ENCODED);
    expect(isSameEmail(DEVANAGARI, ENCODED)).toBe(true);
    expect(isSameEmail('asha@डाक.भारत', 'usha@डाक.भारत')).toBe(false);
    expect(asciiEmail('')).toBe('');
  });
});
