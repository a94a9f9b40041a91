import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { reconcile } from '#server/payments/reconcile.ts';
import { payDueRefunds } from '#server/payments/refunds.ts';
import { openRazorpay } from '#server/providers/razorpay.ts';
import type { Database, OpenDatabase } from '#server/storage/database.ts';
import type { TestApp } from './app.ts';
import { expectBalancedBooks } from './books.ts';
import type { TestDatabase } from './database.ts';
import { openHomestays } from './homestays.ts';
import { appWithRazorpay, type Guest, payingGuest } from './paying-guest.ts';
import { type Mood, type RazorpayServer, startRazorpay } from './razorpay-server.ts';

/** Milliseconds. */
const SHORTLY = 150;

/** What every test about payments starts with: a guest with an order for two nights in room 1, ₹4,000. */
export interface Scene {
  razorpay: RazorpayServer;
  database: OpenDatabase;
  app: TestApp;
  guest: Guest;
  /** A minute later at the least, the background jobs have run. */
  minutesLater(minutes: number): Promise<void>;
  /** What becomes of Razorpay; a silent one is waited for only shortly. */
  razorpayIs(mood: Mood): void;
  /** Somebody else books the room for the same nights. */
  takeRoom(): Promise<Guest>;
}

/** As new, for a tenth of what a new database costs. */
export async function emptyDatabase(db: Database): Promise<void> {
  await sql`truncate property, webhook_event, outbox, rate_limit cascade`.execute(db);
  await db.updateTable('number_series').set({ last: 0 }).execute();
}

/** Sets the scene anew before each test, and checks the books after it. Call it in a `describe`. */
export function paymentScene(kind: TestDatabase): Scene {
  const scene = {} as Scene;
  beforeAll(async () => {
    scene.razorpay = await startRazorpay();
    scene.database = await kind.open();
  });
  afterAll(async () => {
    await scene.database.close();
    await scene.razorpay.stop();
  });
  beforeEach(async () => {
    Object.assign(scene.razorpay.state, { mood: 'well', pendingRefunds: false });
    scene.razorpay.requests.length = 0;
    scene.razorpay.refunds.clear();
    await emptyDatabase(scene.database.db);
    await openHomestays(scene.database.db);
    scene.app = appWithRazorpay(scene.database, scene.razorpay);
    scene.guest = await payingGuest(scene.app, scene.razorpay);
  });
  afterEach(() => expectBalancedBooks(scene.database.db));
  scene.minutesLater = async (minutes) => {
    scene.app.clock.advance(minutes * 60_000);
    await reconcile(scene.app.deps);
    await payDueRefunds(scene.app.deps);
  };
  scene.razorpayIs = (mood) => {
    scene.razorpay.state.mood = mood;
    const patience = mood === 'silent' ? SHORTLY : undefined;
    Object.assign(scene.app.deps.payments, openRazorpay(scene.razorpay.keys, patience));
  };
  scene.takeRoom = async () => {
    const other = await payingGuest(scene.app, scene.razorpay);
    await other.verify(other.pay('captured'));
    return other;
  };
  return scene;
}
