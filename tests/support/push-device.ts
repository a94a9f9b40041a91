import { vi } from 'vitest';
import { pushBrowser } from './push-service.ts';

interface Subscribed {
  endpoint: string;
  options: { applicationServerKey: ArrayBuffer };
  toJSON: () => { endpoint: string; keys?: { p256dh: string; auth: string } };
  unsubscribe: () => Promise<boolean>;
}

export interface PushDevice {
  permission: NotificationPermission;
  /** The host's answer to the browser's question; `dismissed` means that the host gives none. */
  answer: NotificationPermission | 'dismissed';
  fault: Error | undefined;
  /** Some browsers hide the keys of a subscription. */
  givesKeys: boolean;
  subscription: Subscribed | undefined;
  questions: number;
  /** Subscribes with another key, like another version of the site. */
  subscribeWith: (publicKey: string) => void;
}

export function pushDevice(endpoint: string): PushDevice {
  const { keys } = pushBrowser();
  const device: PushDevice = {
    permission: 'default',
    answer: 'granted',
    fault: undefined,
    givesKeys: true,
    subscription: undefined,
    questions: 0,
    subscribeWith(publicKey) {
      device.subscription = {
        endpoint,
        options: { applicationServerKey: new Uint8Array(Buffer.from(publicKey, 'base64url')).buffer },
        toJSON: () => (device.givesKeys ? { endpoint, keys } : { endpoint }),
        unsubscribe: async () => {
          device.subscription = undefined;
          return true;
        },
      };
    },
  };
  const pushManager = {
    getSubscription: async () => device.subscription,
    async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
      if (device.fault) throw device.fault;
      if (!device.subscription) device.subscribeWith(applicationServerKey);
      if (keyOf(device) !== applicationServerKey) throw new DOMException('Another key', 'InvalidStateError');
      return device.subscription;
    },
  };
  const registration = { pushManager };
  const serviceWorker = {
    ready: Promise.resolve(registration),
    register: async () => registration,
    getRegistration: async () => registration,
  };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return device.permission;
    },
    async requestPermission() {
      device.questions += 1;
      if (device.answer !== 'dismissed') device.permission = device.answer;
      return device.permission;
    },
  });
  return device;
}

export const keyOf = ({ subscription }: PushDevice) =>
  subscription && Buffer.from(subscription.options.applicationServerKey).toString('base64url');
