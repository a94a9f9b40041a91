import { type APIRequestContext, expect, type Page } from 'playwright/test';
import * as z from 'zod/mini';

const session = z.object({ access_token: z.string() });

export async function demoOwner(request: APIRequestContext): Promise<{ Authorization: string }> {
  const answer = await request.post('/api/host/demo-session', { data: {} });
  return { Authorization: `Bearer ${z.parse(session, await answer.json()).access_token}` };
}

export async function invitePerson(
  request: APIRequestContext,
  email: string,
  role: 'owner' | 'staff',
): Promise<void> {
  const headers = await demoOwner(request);
  const data = { email, role, property_ids: [1] };
  expect((await request.post('/api/host/invitations', { headers, data })).status()).toBe(201);
}

export async function openPeople(page: Page): Promise<void> {
  await page.goto('/host/people');
  await page.getByRole('button', { name: 'Open the demo desk' }).click();
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Who works here' }).getByRole('listitem').first(),
  ).toBeVisible();
}
