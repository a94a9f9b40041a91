import { expect, test } from 'vitest';
import { idTokens } from '#server/platform/keys/id-tokens.ts';

const SECRET = 'a secret of at least thirty-two signs';
const tokens = idTokens(SECRET, 'review link');

test('a token fits into an address and names its booking', () => {
  for (const id of [1, 42, 2_147_483_647]) {
    expect(tokens.of(id)).toMatch(/^[\w-]{24,40}$/);
    expect(tokens.read(tokens.of(id))).toBe(id);
  }
});

test('no other text is one', () => {
  const [id, proof = ''] = [42, tokens.of(42).slice('42-'.length)];
  const other = idTokens('another secret of thirty-two signs!', 'review link').of(id);
  const forged = [
    `43-${proof}`,
    `042-${proof}`,
    `42-${proof}x`,
    `42-${proof.slice(1)}`,
    `42-${'A'.repeat(22)}`,
  ];
  for (const text of [...forged, other, '', '42', '-', `0-${proof}`, `9999999999-${proof}`]) {
    expect(tokens.read(text), text).toBeUndefined();
  }
});
