import { expect, test } from 'vitest';
import { reviewTokens } from '#server/platform/keys/review-tokens.ts';

const tokens = reviewTokens('a secret of at least thirty-two signs');

test('a token fits into an address and names its booking', () => {
  for (const id of [1, 42, 2_147_483_647]) {
    expect(tokens.of(id)).toMatch(/^[\w-]{24,40}$/);
    expect(tokens.read(tokens.of(id))).toBe(id);
  }
});

test('no other text is one', () => {
  const [id, proof = ''] = [42, tokens.of(42).slice('42-'.length)];
  const other = reviewTokens('another secret of thirty-two signs!').of(id);
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
