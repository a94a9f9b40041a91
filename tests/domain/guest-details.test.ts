import { describe, expect, it } from 'vitest';
import { listCountries } from '#domain/countries.ts';
import { checkDetails, NO_DETAILS } from '#domain/guest-details.ts';
import { hasStateList, INDIAN_STATES, isInStateList, UNION_TERRITORIES } from '#domain/indian-states.ts';

const GUEST = {
  ...NO_DETAILS,
  name: 'Ananya Mohanty',
  email: 'ananya@example.com',
  phone: '+91 94370 12345',
  address: 'Bhubaneswar',
};

describe('the details of a guest', () => {
  it('need name, e-mail, phone and address', () => {
    expect(checkDetails(NO_DETAILS)).toEqual({
      name: 'missing',
      email: 'missing',
      phone: 'missing',
      address: 'missing',
    });
    expect(checkDetails({ ...GUEST, name: ' \t' })).toEqual({ name: 'missing' });
  });

  it('do not need country and state', () => {
    expect(checkDetails({ ...GUEST, country: '', state: '' })).toEqual({});
  });

  it.each([
    'ananya',
    'ananya@',
    '@example.com',
    'a b@example.com',
    'a@example',
    'a@b@c.in',
    'a@.in',
    'a@b..in',
  ])('refuse the e-mail %s', (email) => {
    expect(checkDetails({ ...GUEST, email })).toEqual({ email: 'invalid' });
  });

  it.each(['ananya@example.com', ' ananya@example.co.in ', "o'neill+puri@mail.example.org"])(
    'take the e-mail %s',
    (email) => {
      expect(checkDetails({ ...GUEST, email })).toEqual({});
    },
  );
});

describe('plausible details', () => {
  it.each(['A', '7', '…', 'x1'])('are no name of %s', (name) => {
    expect(checkDetails({ ...GUEST, name })).toEqual({ name: 'invalid' });
  });

  it.each([
    'Om',
    'ଆଶା ମିଶ୍ର',
    'Dr.Rao',
    'Dr. A. P. Rao',
    'St. John',
    'R.K. Das',
    'A.K.Singh',
    'A.K.Das',
    'M.S.Dhoni',
    'Anil.De',
    'St.John Smith',
    "O'Neill-Das",
    'Asha Mishra (c/o Das)',
    'Smt.Das/Shri.Das',
  ])('are the name %s', (name) => {
    expect(checkDetails({ ...GUEST, name })).toEqual({});
  });

  it.each([
    'http://win.example',
    'Asha www.win.example',
    'win.com',
    'see t.me/win',
    'bit.ly/x now',
    'WIN.IN',
    'x.com',
    'wa.me',
    'win.example/now',
    'asha@win.net',
    'pay at win．com',
  ])('are no link like %s in a name', (name) => {
    expect(checkDetails({ ...GUEST, name })).toEqual({ name: 'link' });
  });

  it.each(['1234567', '1234567890123456', 'call me'])('are no phone number of %s', (phone) => {
    expect(checkDetails({ ...GUEST, phone })).toEqual({ phone: 'invalid' });
  });

  it.each(['12345678', '+91 (94370) 12-345', '123456789012345', '०९८७६५४३२१०'])(
    'are the phone number %s',
    (phone) => {
      expect(checkDetails({ ...GUEST, phone })).toEqual({});
    },
  );

  it('are no address of fewer than 8 characters', () => {
    expect(checkDetails({ ...GUEST, address: ' Puri 75 ' })).toEqual({ address: 'invalid' });
    expect(checkDetails({ ...GUEST, address: 'Puri 752' })).toEqual({});
  });
});

describe('the countries', () => {
  it('are those of ISO 3166 by their English names, India first, each once', () => {
    const countries = listCountries();
    expect(countries).toHaveLength(249);
    expect(new Set(countries).size).toBe(249);
    expect(countries.slice(0, 2)).toEqual(['India', 'Afghanistan']);
    expect(countries).toContain('Nepal');
  });

  it('keep what a guest had typed before there was a list', () => {
    expect(listCountries('Bharat')[0]).toBe('Bharat');
    expect(listCountries(' India ')).toHaveLength(249);
  });
});

describe('the states', () => {
  it('have the 8 union territories beside them, each in order', () => {
    expect(UNION_TERRITORIES).toHaveLength(8);
    expect(UNION_TERRITORIES).toEqual([...UNION_TERRITORIES].sort());
    expect(UNION_TERRITORIES.filter((name) => INDIAN_STATES.includes(name))).toEqual([]);
    expect(['Delhi', 'Odisha', 'Bagmati'].map(isInStateList)).toEqual([true, true, false]);
  });

  it('are the 28 of India, each once, in order', () => {
    expect(INDIAN_STATES).toHaveLength(28);
    expect(new Set(INDIAN_STATES).size).toBe(28);
    expect(INDIAN_STATES).toEqual([...INDIAN_STATES].sort());
    expect(INDIAN_STATES).toContain('Odisha');
  });

  it('are listed for India only', () => {
    expect(['India', ' india ', 'Nepal', ''].map(hasStateList)).toEqual([true, true, false, false]);
  });
});
