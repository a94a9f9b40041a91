import { beforeEach, expect, it, vi } from 'vitest';
import { Refusal } from '#client/errors.ts';
import { createForm } from '#stores/pattern/form.ts';
import { withKey } from '#stores/pattern/request-key.ts';

const refused = vi.fn();
const { $form, show, mend, send } = createForm<'name' | 'faqs'>({
  fields: ['name', 'faqs'],
  notSent: 'Not sent.',
  fieldOf: ({ code }) => (code === 'already_taken' ? 'name' : undefined),
  refused,
});
const refusal = (code: string, fields = {}) =>
  new Refusal(409, { code, error: 'The server says no.', fields } as never);

beforeEach(() => {
  show();
  refused.mockReset();
});

it('sends nothing while something is wrong, and once however often it is pressed', async () => {
  const work = vi.fn(async () => {});
  expect(await send({ name: 'Enter a name.' }, work)).toBe(false);
  expect($form.get()).toEqual({ isBusy: false, problems: { name: 'Enter a name.' } });
  const both = [send({}, work), send({}, work)];
  expect($form.get()).toEqual({ isBusy: true, problems: {} });
  expect(await Promise.all(both)).toEqual([true, false]);
  expect(work).toHaveBeenCalledOnce();
  expect($form.get()).toEqual({ isBusy: false, problems: {} });
});

it('says at which field it was refused, and of the whole form what else went wrong', async () => {
  await send({}, () => Promise.reject(new TypeError('offline')));
  expect($form.get().problems).toEqual({ form: 'Not sent.' });
  expect(refused).not.toHaveBeenCalled();
  await send({}, () => Promise.reject(refusal('invalid_input', { name: 'Too long.', other: 'Wrong.' })));
  expect($form.get().problems).toEqual({ name: 'Too long.' });
  await send({}, () => Promise.reject(refusal('already_taken')));
  expect($form.get().problems).toEqual({ name: 'The server says no.' });
  await send({}, () => Promise.reject(refusal('owner_only')));
  expect($form.get().problems).toEqual({ form: 'The server says no.' });
  expect(refused).toHaveBeenCalledTimes(3);
});

it('removes the sentence of a field that changes, with all its rows', () => {
  show({ name: 'Too long.', form: 'Look above.', 'faqs.2.answer': 'Too short.' } as never);
  mend(['faqs']);
  expect($form.get().problems).toEqual({ name: 'Too long.' });
});

it('drops the answer to a form that was cleared meanwhile', async () => {
  const answer = Promise.withResolvers<void>();
  const sending = send({}, () => answer.promise);
  show({ name: 'Another one.' });
  answer.resolve();
  expect(await sending).toBe(false);
  expect($form.get()).toEqual({ isBusy: false, problems: { name: 'Another one.' } });
});

it('a request keeps its key until an answer comes', async () => {
  const keys: string[] = [];
  const ask = (failure?: unknown) =>
    withKey('payment 1', async (key) => {
      keys.push(key);
      if (failure) throw failure;
    });
  await expect(ask(new TypeError('offline'))).rejects.toThrow();
  await expect(ask(refusal('idempotency_conflict'))).rejects.toThrow();
  await expect(ask(refusal('invalid_input'))).rejects.toThrow();
  await ask();
  await ask();
  const [first, second, third, fourth, fifth] = keys;
  expect([second, third]).toEqual([first, first]);
  expect(new Set([first, fourth, fifth]).size).toBe(3);
});
