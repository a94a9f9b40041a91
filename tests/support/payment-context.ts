import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { reconcile } from '#server/payments/orders/reconcile.ts';
import { openRazorpay } from '#server/payments/razorpay/razorpay.ts';
import { payDueRefunds } from '#server/payments/refunds/pay-refunds.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import type { TestApp } from './app.ts';
import { expectBalancedBooks } from './books.ts';
import { databases, type TestDatabase } from './database.ts';
import { appWithRazorpay, type Guest, payingGuest } from './paying-guest.ts';
import { type Mood, type RazorpayServer, startRazorpay } from './razorpay-server.ts';

const SHORTLY = 150;

/** Every test about payments begins with a guest who has an order for two nights in room 1, ₹4,000. */
export interface PaymentTestContext {
  razorpay: RazorpayServer;
  database: OpenDatabase;
  app: TestApp;
  guest: Guest;
  /** Advances the clock, then runs the background jobs. */
  minutesLater(minutes: number): Promise<void>;
  razorpayIs(mood: Mood): void;
  takeRoom(): Promise<Guest>;
}

/** Describes payments. The context is created before each test, and the rules of books.ts are checked after it. */
export function paymentTest(
  name: string,
  tests: (context: PaymentTestContext) => void,
  on: readonly TestDatabase[] = databases,
): void {
  describe.each(on)(`${name}, on $name`, (database) => tests(paymentContext(database)));
}

function paymentContext(kind: TestDatabase): PaymentTestContext {
  const context = {} as PaymentTestContext;
  beforeAll(async () => {
    context.razorpay = await startRazorpay();
  });
  afterAll(() => context.razorpay.stop());
  beforeEach(async () => {
    Object.assign(context.razorpay.state, { mood: 'well', pendingRefunds: false });
    context.razorpay.requests.length = 0;
    context.razorpay.refunds.clear();
    context.database = await kind.open('homestays');
    context.app = appWithRazorpay(context.database, context.razorpay);
    context.guest = await payingGuest(context.app, context.razorpay);
  });
  afterEach(async () => {
    await expectBalancedBooks(context.database.db);
    await context.database.close();
  });
  context.minutesLater = async (minutes) => {
    context.app.clock.advance(minutes * 60_000);
    await reconcile(context.app.deps);
    await payDueRefunds(context.app.deps);
  };
  context.razorpayIs = (mood) => {
    context.razorpay.state.mood = mood;
    const patience = mood === 'silent' ? SHORTLY : undefined;
    Object.assign(context.app.deps.payments, openRazorpay(context.razorpay.keys, patience));
  };
  context.takeRoom = async () => {
    const other = await payingGuest(context.app, context.razorpay);
    await other.verify(other.pay('captured'));
    return other;
  };
  return context;
}
