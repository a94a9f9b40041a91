import { expect, it } from 'vitest';
import { GST_STATES } from '#domain/party/gst-states.ts';
import { INDIAN_STATES, UNION_TERRITORIES } from '#domain/party/indian-states.ts';

it('all states and union territories have a code of their own, by name', () => {
  const names = GST_STATES.map(({ name }) => name);
  expect(names).toEqual([...INDIAN_STATES, ...UNION_TERRITORIES].toSorted());
  expect(new Set(GST_STATES.map(({ code }) => code)).size).toBe(36);
  expect(GST_STATES.every(({ code }) => /^(0[1-9]|[12]\d|3[0-8])$/.test(code))).toBe(true);
  expect(GST_STATES.find(({ code }) => code === '21')?.name).toBe('Odisha');
});
