import type { Config } from '#server/platform/config.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { PaymentProvider } from './provider.ts';
import { openRazorpay } from './razorpay/razorpay.ts';
import { openSandboxPayments, type SandboxPayments } from './sandbox/sandbox.ts';

/** Returns the provider named by the settings; `sandbox` is set when that is the sandbox. */
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
