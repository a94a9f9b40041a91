import { afterEach, expect, test, vi } from 'vitest';
import { connect } from '#client/connection.ts';
import { reportPageView } from '#stores/browser/page-view.ts';

function record(status = 204) {
  const sent: { url: string; body: Record<string, unknown> }[] = [];
  connect({
    base: '/api',
    fetch: async (url, init) => {
      sent.push({ url, body: JSON.parse(String(init.body)) });
      return new Response(null, { status });
    },
  });
  return sent;
}

afterEach(() => connect());

test('a view names page, address, time, session and device', async () => {
  const sent = record();
  await reportPageView('Services', 'http://puri.test/services', 320);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.url).toBe('/api/analytics/views');
  expect(sent[0]?.body).toEqual({
    page: 'Services',
    url: 'http://puri.test/services',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    session_id: expect.any(String),
    device_type: 'mobile',
  });
});

test('views of one visit share a session', async () => {
  const sent = record();
  await reportPageView('Home', 'http://puri.test/', 1280);
  await reportPageView('About Us', 'http://puri.test/about', 1280);
  expect(sent[0]?.body.session_id).toBe(sent[1]?.body.session_id);
});

test('a stored session that is not one is replaced', async () => {
  const sent = record();
  localStorage.setItem('analytics_session', '{');
  await reportPageView('Home', 'http://puri.test/', 1280);
  expect(sent[0]?.body.session_id).toBeTruthy();
});

test('a failure is only logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  record(500);
  await reportPageView('Home', 'http://puri.test/', 1280);
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
