import type { MiddlewareHandler } from 'hono';
import { acceptedLanguage } from '#domain/language/accept-language.ts';
import { inLanguage } from './say.ts';

/** Answers in the best of our languages that the request accepts. Caches keep what is read apart by it. */
export const answerInLanguage: MiddlewareHandler = async (c, next) => {
  await inLanguage(acceptedLanguage(c.req.header('Accept-Language')), next);
  if (c.req.method === 'GET') c.header('Vary', 'Accept-Language', { append: true });
};
