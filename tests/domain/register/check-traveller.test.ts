import { describe, expect, it } from 'vitest';
import { checkTraveller, type TypedFields } from '#domain/register/check-traveller.ts';
import type { Foreign, Traveller } from '#domain/register/traveller.ts';
import { PROBLEMS } from '#messages/register/problems.ts';
import { ASHA, HANS, PASSPORT } from '../../support/travellers.ts';

const WHEN = { today: '2026-12-16', checkIn: '2026-12-18' };
const check = (typed: TypedFields, base?: Traveller) =>
  checkTraveller(typed, { ...WHEN, base, known: [base] });
const wrong = (typed: TypedFields, base?: Traveller) => {
  const result = check(typed, base);
  return 'wrong' in result ? result.wrong : {};
};
const whole = (typed: TypedFields, base?: Traveller) => {
  const result = check(typed, base);
  if ('wrong' in result) throw new Error(JSON.stringify(result.wrong));
  return result.traveller;
};
const foreigner = (foreign: Partial<Record<keyof Foreign, string | null>>): TypedFields => ({
  ...HANS,
  foreign: { ...PASSPORT, ...foreign },
});

describe('a traveller of India', () => {
  it('needs a name, a sex, a birth date, a country and an ID', () => {
    expect(wrong({})).toEqual({
      name: 'missing',
      sex: 'missing',
      birth_date: 'missing',
      nationality: 'missing',
    });
    expect(wrong({ ...ASHA, id_kind: null, id_last4: null })).toEqual({
      id_kind: 'missing',
      id_last4: 'missing',
    });
    expect(whole(ASHA)).toEqual(ASHA);
  });

  it.each([
    [{ birth_date: '2026-12-17' }, { birth_date: 'in_future' }],
    [{ birth_date: '1990-02-30' }, { birth_date: 'date' }],
    [{ birth_date: 'May 1990' }, { birth_date: 'date' }],
    [{ nationality: 'XX' }, { nationality: 'country' }],
    [{ nationality: 'India' }, { nationality: 'country' }],
    [{ id_last4: '123412341234' }, { id_last4: 'last_four' }],
    [{ id_last4: '12-4' }, { id_last4: 'last_four' }],
    [{ id_last4: '' }, { id_last4: 'missing' }],
    [{ name: '  ' }, { name: 'missing' }],
  ])('is refused for %o', (typed, problems) => {
    expect(wrong({ ...ASHA, ...typed })).toEqual(problems);
  });

  it('may be born today, and may have an ID of fewer than four characters', () => {
    expect(wrong({ ...ASHA, birth_date: WHEN.today, id_kind: null, id_last4: null })).toEqual({});
    expect(whole({ ...ASHA, id_last4: ' a1 ' }).id_last4).toBe('A1');
  });

  it('needs no ID under 18 at check-in, whatever kind was chosen', () => {
    const child = { ...ASHA, birth_date: '2008-12-19', id_last4: null };
    expect(whole(child)).toMatchObject({ id_kind: null, id_last4: null });
    expect(wrong({ ...child, birth_date: '2008-12-18' })).toEqual({ id_last4: 'missing' });
    expect(wrong({ ...child, id_kind: null, id_last4: '12' })).toEqual({ id_kind: 'missing' });
  });

  it('drops what is asked of foreigners', () => {
    expect(whole({ ...HANS, nationality: 'in' })).toMatchObject({ nationality: 'IN', foreign: null });
  });

  it('may be named in any script', () => {
    for (const name of ['ଆଶା ମିଶ୍ର', 'आशा मिश्र', 'আশা', 'فاطمة', '小林', 'Zoë O’Neil'])
      expect(whole({ ...ASHA, name }).name).toBe(name);
  });
});

describe('a foreigner', () => {
  it('needs all that the form asks, but no phone in India', () => {
    expect(wrong({ ...HANS, foreign: null })).toMatchObject({
      'foreign.passport_number': 'missing',
      'foreign.passport_place': 'missing',
      'foreign.passport_issued': 'missing',
      'foreign.passport_expires': 'missing',
      'foreign.visa_number': 'missing',
      'foreign.visa_type': 'missing',
      'foreign.visa_issued': 'missing',
      'foreign.visa_expires': 'missing',
      'foreign.arrived_from': 'missing',
      'foreign.arrived_in_india': 'missing',
      'foreign.next_destination': 'missing',
      'foreign.address_in_india': 'missing',
      'foreign.purpose': 'missing',
    });
    expect(whole(HANS)).toEqual(HANS);
  });

  it.each([
    [{ passport_number: 'AB12' }, { 'foreign.passport_number': 'passport_number' }],
    [{ passport_number: 'A'.repeat(16) }, { 'foreign.passport_number': 'passport_number' }],
    [{ passport_number: 'AB-12345' }, { 'foreign.passport_number': 'passport_number' }],
    [{ passport_issued: '2026-12-17' }, { 'foreign.passport_issued': 'in_future' }],
    [{ passport_expires: '2026-12-17' }, { 'foreign.passport_expires': 'ends_before_check_in' }],
    [{ visa_expires: '2026-12-17' }, { 'foreign.visa_expires': 'ends_before_check_in' }],
    [{ visa_expires: 'soon' }, { 'foreign.visa_expires': 'date' }],
    [{ visa_issued: '2027-01-01' }, { 'foreign.visa_issued': 'in_future' }],
    [{ visa_number: '<script>' }, { 'foreign.visa_number': 'visa_number' }],
    [{ arrived_in_india: '2026-12-19' }, { 'foreign.arrived_in_india': 'after_check_in' }],
  ])('is refused for %o', (foreign, problems) => {
    expect(wrong(foreigner(foreign))).toEqual(problems);
  });

  it('may have a passport that ends at check-in, and arrive in India on that day', () => {
    expect(wrong(foreigner({ passport_expires: WHEN.checkIn, arrived_in_india: WHEN.checkIn }))).toEqual({});
  });

  it('has a number without blanks, in capitals, whose end serves as that of the ID', () => {
    const typed = { ...foreigner({ passport_number: ' c01x 00t47 ' }), id_last4: null };
    expect(whole(typed)).toMatchObject({ id_last4: '0T47', foreign: { passport_number: 'C01X00T47' } });
  });

  it('needs no visa of some countries', () => {
    const typed = { ...foreigner({ visa_type: 'None', visa_number: 'X1' }), nationality: 'NP' };
    expect(whole(typed).foreign).toMatchObject({
      visa_type: 'none',
      visa_number: null,
      visa_issued: null,
      visa_expires: null,
    });
  });

  it('has with an OCI card its number, and no end', () => {
    const card = { visa_type: 'oci', visa_number: 'A1234567', visa_issued: null, visa_expires: '2000-01-01' };
    expect(whole(foreigner(card)).foreign).toMatchObject({
      visa_type: 'OCI',
      visa_number: 'A1234567',
      visa_expires: null,
    });
    expect(wrong(foreigner({ ...card, visa_number: null }))).toEqual({ 'foreign.visa_number': 'missing' });
  });
});

describe('what was there before', () => {
  it('stays where something is left out', () => {
    expect(whole({ name: 'Hans-Peter Müller' }, HANS)).toEqual({ ...HANS, name: 'Hans-Peter Müller' });
    expect(whole({ foreign: { purpose: 'Yoga' } }, HANS).foreign).toEqual({ ...PASSPORT, purpose: 'Yoga' });
  });

  it('stays where a masked number comes back, and only where it is the same', () => {
    const shown = { passport_number: '•••••T47', visa_number: '•••••12C' };
    expect(whole(foreigner(shown), HANS).foreign).toEqual(PASSPORT);
    expect(wrong(foreigner({ passport_number: '•••••T48' }), HANS)).toEqual({
      'foreign.passport_number': 'masked',
    });
    expect(wrong(foreigner(shown))).toEqual({
      'foreign.passport_number': 'masked',
      'foreign.visa_number': 'masked',
    });
  });

  it('is checked again', () => {
    const old = { ...HANS, foreign: { ...PASSPORT, visa_expires: '2026-11-30' } };
    expect(wrong({}, old)).toEqual({ 'foreign.visa_expires': 'ends_before_check_in' });
  });
});

it('has a sentence for each problem', () => {
  expect(PROBLEMS.ends_before_check_in).toBe('It ends before check-in.');
  expect(PROBLEMS.in_future).toBe('This day is yet to come.');
});
