/** Hosts as owners make them: by an invitation of the demo owner. */
import { type APIRequestContext, expect, type Page } from 'playwright/test';
import * as z from 'zod/mini';

const session = z.object({ access_token: z.string() });

/** The headers of an owner of the demo homestays. */
export async function demoOwner(request: APIRequestContext): Promise<{ Authorization: string }> {
  const answer = await request.post('/api/host/demo-session', { data: {} });
  return { Authorization: `Bearer ${z.parse(session, await answer.json()).access_token}` };
}

/** Mails somebody an invitation to the first demo homestay. */
export async function invitePerson(
  request: APIRequestContext,
  email: string,
  role: 'owner' | 'staff',
): Promise<void> {
  const headers = await demoOwner(request);
  const data = { email, role, property_ids: [1] };
  expect((await request.post('/api/host/invitations', { headers, data })).status()).toBe(201);
}

/** The page of people, as the demo owner. */
export async function openPeople(page: Page): Promise<void> {
  await page.goto('/host/people');
  await page.getByRole('button', { name: 'Open the demo desk' }).click();
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Who works here' }).getByRole('listitem').first(),
  ).toBeVisible();
}
