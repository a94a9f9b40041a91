import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lightColour } from '#domain/colour.ts';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

test('a light colour is read from the tokens', () => {
  expect(lightColour(tokens, 'sea')).toBe('#17305a');
  expect(lightColour(tokens, 'on-sea-soft')).toBe('#cdd6e6');
});

test('a colour that the tokens do not have is an error', () => {
  expect(() => lightColour(tokens, 'purple')).toThrow('The tokens have no colour purple');
});
