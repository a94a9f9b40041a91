import * as z from 'zod/mini';
import { type SessionAnswer, sessionAnswer } from '#contract/auth.ts';
import type { TestApp } from './app.ts';

const shownMail = z.object({
  id: z.int(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  created_at: z.string(),
  attachments: z.array(z.object({ filename: z.string(), content_type: z.string() })),
});
export type ShownMail = z.infer<typeof shownMail>;

export async function mailsTo(api: Pick<TestApp, 'ask'>, email: string): Promise<ShownMail[]> {
  const response = await api.ask('/sandbox/mail', { headers: { Accept: 'application/json' } });
  const mails = z.array(shownMail).parse(await response.json());
  return mails.filter((mail) => mail.to === email);
}

export async function mailedToken(
  api: Pick<TestApp, 'ask'>,
  email: string,
  page: 'verify-email' | 'reset-password' | 'my-booking',
): Promise<string> {
  const link = new RegExp(`http://localhost:4321(?:/[a-z]{2})?/${page}/([\\w-]+)`);
  for (const mail of await mailsTo(api, email)) {
    const token = link.exec(mail.text)?.[1];
    if (token) return token;
  }
  throw new Error(`no ${page} link was mailed to ${email}`);
}

export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

export const PASSWORD = 'jagannath-1';

export async function signUp(
  api: Pick<TestApp, 'ask'>,
  email: string,
  name = 'Ananya Mohanty',
): Promise<SessionAnswer> {
  await api.ask('/auth/register', { json: { email, name } });
  const verified = await api.ask('/auth/verify-email', {
    json: { token: await mailedToken(api, email, 'verify-email') },
  });
  const { user_id } = z.object({ user_id: z.int() }).parse(await verified.json());
  const response = await api.ask('/auth/set-first-password', {
    json: { user_id, password: PASSWORD },
    headers: { Cookie: cookiesOf(verified) },
  });
  return sessionAnswer.parse(await response.json());
}

export function bearer(session: Pick<SessionAnswer, 'access_token'>): { Authorization: string } {
  return { Authorization: `Bearer ${session.access_token}` };
}
