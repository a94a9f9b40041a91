import type { Config } from '#server/platform/config.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { PaymentProvider } from './provider.ts';
import { openRazorpay } from './razorpay/razorpay.ts';
import { openSandboxPayments, type SandboxPayments } from './sandbox/sandbox.ts';

/** The provider that the settings ask for; `sandbox` is there when it is the sandbox. */
export function openPayments(
  config: Pick<Config, 'payments'>,
  db: Database,
  clock: () => Date,
): { payments: PaymentProvider; sandbox: SandboxPayments | undefined } {
  if (config.payments.kind === 'razorpay') {
    return { payments: openRazorpay(config.payments), sandbox: undefined };
  }
  const sandbox = openSandboxPayments(db, clock);
  return { payments: sandbox, sandbox };
}
