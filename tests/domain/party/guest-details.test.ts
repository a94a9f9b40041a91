import { describe, expect, it } from 'vitest';
import { checkDetails, NO_DETAILS } from '#domain/party/guest-details.ts';
import {
  hasStateList,
  INDIAN_STATES,
  isInStateList,
  UNION_TERRITORIES,
} from '#domain/party/indian-states.ts';

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
});

describe('plausibility', () => {
  it('an address has at least 8 characters', () => {
    expect(checkDetails({ ...GUEST, address: ' Puri 75 ' })).toEqual({ address: 'invalid' });
    expect(checkDetails({ ...GUEST, address: 'Puri 752' })).toEqual({});
  });
});

describe('the list of states', () => {
  it('adds the 8 union territories, each list in order', () => {
    expect(UNION_TERRITORIES).toHaveLength(8);
    expect(UNION_TERRITORIES).toEqual([...UNION_TERRITORIES].sort());
    expect(UNION_TERRITORIES.filter((name) => INDIAN_STATES.includes(name))).toEqual([]);
    expect(['Delhi', 'Odisha', 'Bagmati'].map(isInStateList)).toEqual([true, true, false]);
  });

  it('has the 28 of India, each once, in order', () => {
    expect(INDIAN_STATES).toHaveLength(28);
    expect(new Set(INDIAN_STATES).size).toBe(28);
    expect(INDIAN_STATES).toEqual([...INDIAN_STATES].sort());
    expect(INDIAN_STATES).toContain('Odisha');
  });

  it('exists for India only', () => {
    expect(['India', ' india ', 'Nepal', ''].map(hasStateList)).toEqual([true, true, false, false]);
  });
});
