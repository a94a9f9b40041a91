import type { recordView } from '#contract/analytics.ts';
import type { BodyInput } from '#contract/endpoint.ts';
import { connection } from './connection.ts';
import { tokens } from './tokens.ts';

/**
 * Reports a page view, and throws if it could not be sent. It is separate from `call`, because every information page
 * sends it within 3 KB of script, and so imports only types of the contract.
 */
export async function sendPageView(view: BodyInput<typeof recordView>): Promise<void> {
  const { base, fetch } = connection();
  const token = tokens().access();
  const response = await fetch(`${base}/analytics/views`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(view),
    credentials: 'include',
    keepalive: true,
  });
  if (!response.ok) throw new Error(`Answered ${response.status}`);
}
