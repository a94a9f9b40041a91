import { expect, it } from 'vitest';
import { checkCompany, companyOf } from '#domain/party/company.ts';
import { ODISHA_GSTIN } from '../../support/papers.ts';

it('a company needs a name, and a GSTIN only a right one', () => {
  expect(checkCompany({ name: 'Kalinga Steel', gstin: '' })).toEqual({});
  expect(checkCompany({ name: 'Kalinga Steel', gstin: ODISHA_GSTIN })).toEqual({});
  expect(checkCompany({ name: ' ', gstin: '' })).toEqual({ name: 'missing' });
  const wrong = `${ODISHA_GSTIN.slice(0, -1)}0`;
  expect(checkCompany({ name: 'Kalinga Steel', gstin: wrong })).toEqual({ gstin: 'wrong' });
});

it('a company is sent without spaces around its name, and with a GSTIN in capitals or none', () => {
  const typed = { name: ' Kalinga Steel ', gstin: ODISHA_GSTIN.toLowerCase() };
  expect(companyOf(typed)).toEqual({ name: 'Kalinga Steel', gstin: ODISHA_GSTIN });
  expect(companyOf({ ...typed, gstin: ' ' })).toEqual({ name: 'Kalinga Steel', gstin: null });
});
