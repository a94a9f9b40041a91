import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CALLS } from '#server/platform/api-docs/calls.ts';
import { fieldsOf } from '#server/platform/http/fields.ts';
import { bodyOf } from '../../../support/fuzz.ts';

/** Becomes no text: `String` throws. */
const NO_TEXT = { toString: 'x' };
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns copies of a body, in each of which one field is no text. */
function withoutText(body: unknown): unknown[] {
  if (Array.isArray(body)) return [NO_TEXT, ...body.flatMap(withoutText).map((item) => [item])];
  if (!isObject(body)) return [NO_TEXT];
  const inside = Object.entries(body).flatMap(([name, value]) =>
    withoutText(value).map((wrong) => ({ ...body, [name]: wrong })),
  );
  return [NO_TEXT, ...inside];
}

const fieldsIn = (body: z.core.$ZodType, value: unknown) => {
  const { error } = z.safeParse(body, value, { reportInput: true });
  return fieldsOf(error?.issues ?? []);
};

it.each(CALLS.filter(({ endpoint }) => endpoint.body))(
  '$name has a sentence for each field that is an object in place of a text',
  ({ endpoint }) => {
    for (const value of withoutText(bodyOf(endpoint, 'x'))) {
      const fields = endpoint.body ? fieldsIn(endpoint.body, value) : {};
      for (const sentence of Object.values(fields)) expect(sentence).toMatch(/^[A-Z]/);
    }
  },
);

it('names each wrong field, whatever it is', () => {
  const wrong = z.unknown().check(z.refine(() => false));
  const body = z.object({ email: z.string(), guest_email: wrong, guest_phone: wrong, guest_name: wrong });
  for (const value of [NO_TEXT, Object.create(null), [], Symbol.iterator]) {
    const sent = { email: value, guest_email: value, guest_phone: value, guest_name: value };
    expect(fieldsIn(body, sent)).toEqual({
      email: 'Email is invalid',
      guest_email: 'Email is invalid',
      guest_phone: 'Please enter a phone number we can call',
      guest_name: 'Please enter your full name',
    });
  }
});
