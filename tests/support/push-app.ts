import { pushKeys } from '#server/host/people/push-keys.ts';
import { pushSender } from '#server/host/people/push-sender.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { type TestApp, testApp } from './app.ts';
import { openPushService, type PushService } from './push-service.ts';

/** The push service of the app that was opened last. */
export let pushService: PushService;

export async function withPushService(database: OpenDatabase): Promise<TestApp> {
  pushService = await openPushService();
  const keys = pushKeys(testApp(database).deps.accounts);
  return testApp(database, { push: pushSender(keys, 'mailto:host@test.example', { loopback: true }) });
}
