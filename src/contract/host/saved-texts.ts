import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { filledLine, text } from '../typed.ts';

/** A message that hosts write often; its fields are those of `domain/booking/saved-text.ts`. */
const savedText = z.object({ name: filledLine(60), text: text(2000).check(z.minLength(1)) });
export type SavedText = z.infer<typeof savedText>;

const texts = z.object({ texts: z.array(savedText).check(z.maxLength(30)) });

export const getSavedTexts = endpoint({
  method: 'GET',
  path: '/host/saved-texts',
  summary: 'The messages that hosts write often. There are three before the first change.',
  access: 'host',
  response: texts,
  refusals: [],
});

export const saveTexts = endpoint({
  method: 'PUT',
  path: '/host/saved-texts',
  summary: 'Replace the saved messages.',
  access: 'host',
  role: 'owner',
  body: texts,
  response: texts,
  refusals: [],
});
