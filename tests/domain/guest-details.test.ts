import { describe, expect, it } from 'vitest';
import { checkDetails, NO_DETAILS } from '#domain/guest-details.ts';
import { hasStateList, INDIAN_STATES } from '#domain/indian-states.ts';

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

describe('the states', () => {
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
