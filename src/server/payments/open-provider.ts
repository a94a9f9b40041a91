import type { Config } from '#server/platform/config.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type PaymentProvider, PaymentUnavailable } from './provider.ts';
import { openRazorpay } from './razorpay/razorpay.ts';
import { openSandboxPayments, type SandboxPayments } from './sandbox/sandbox.ts';

const refuseCall = async () => {
  throw new PaymentUnavailable('This house has no payment gateway.');
};

/** Without a gateway nothing is paid online, and what an earlier gateway would report can't be checked. */
const NO_GATEWAY: PaymentProvider = {
  keyId: '',
  checkoutScript: '',
  createOrder: refuseCall,
  listPayments: async () => [],
  capture: refuseCall,
  refund: refuseCall,
  isCheckoutSigned: () => false,
  readWebhook: () => 'unsigned',
};

/** Returns the provider named by the settings; `sandbox` is set when that is the sandbox. */
export function openPayments(
  config: Pick<Config, 'payments'>,
  db: Database,
  clock: () => Date,
): { payments: PaymentProvider; sandbox: SandboxPayments | undefined } {
  if (config.payments.kind === 'at_property') return { payments: NO_GATEWAY, sandbox: undefined };
  if (config.payments.kind === 'razorpay') {
    return { payments: openRazorpay(config.payments), sandbox: undefined };
  }
  const sandbox = openSandboxPayments(db, clock);
  return { payments: sandbox, sandbox };
}
