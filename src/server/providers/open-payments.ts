import type { Config } from '../config.ts';
import type { Database } from '../storage/database.ts';
import type { Payments } from './payments.ts';
import { openRazorpay } from './razorpay.ts';
import { openSandboxPayments, type SandboxPayments } from './sandbox-payments.ts';

/** The provider that the settings ask for; `sandbox` is there when it is the sandbox. */
export function openPayments(
  config: Pick<Config, 'payments'>,
  db: Database,
  clock: () => Date,
): { payments: Payments; sandbox: SandboxPayments | undefined } {
  if (config.payments.kind === 'razorpay') {
    return { payments: openRazorpay(config.payments), sandbox: undefined };
  }
  const sandbox = openSandboxPayments(db, clock);
  return { payments: sandbox, sandbox };
}
