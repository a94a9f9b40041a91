import type { ContentProblem, SiteState } from '#contract/host/site.ts';
import type { Site } from '#server/host/today/site-routes.ts';
import type { Log } from '#server/platform/log.ts';
import { refuseMistakes } from './check-content.ts';

/** The steps of publishing; tests pass a builder of their own. */
export interface PublishingSteps {
  /** Changes whenever something does that the site is built from; asked every second. */
  watch(): Promise<string>;
  check(): Promise<readonly ContentProblem[]>;
  /** Builds beside the served site; does nothing when the build is up to date. Throws if it fails. */
  build(): Promise<void>;
  /** Builds the next language whose pages are older than the English ones, if there is one and `ending` is not aborted. */
  buildNext(ending: AbortSignal): Promise<void>;
  /** Serves the newest build. Resolves to when that was made; throws if there is none. */
  show(): Promise<Date>;
  /** Serves the build that is there, whatever has changed since. Resolves to undefined if there is none of this house. */
  showEarlier(): Promise<Date | undefined>;
  /** True if there is a newer build of the same sources than the one that is served, in any language. */
  hasOther(): Promise<boolean>;
}

export interface Publisher extends Site {
  /** Shows the build that is there, and begins to make a newer one; waits for the first build. Throws if that fails. */
  open(): Promise<void>;
  /** Begins to publish changes by itself. */
  start(): void;
  /** Begins nothing more; a running build continues. */
  stop(): void;
}

const WATCH_MILLISECONDS = 1000;
/** How long a changed file must stay as it is, as a share of that time. */
const QUIET = 0.3;

/**
 * Publishes what the host changes. Files that are being saved are waited for: a change counts when two looks in a row
 * see the same. A mistake or a failed build keeps the last good build, until something changes or a host asks again.
 */
export function createPublisher(
  steps: PublishingSteps,
  log: Log,
  everyMilliseconds = WATCH_MILLISECONDS,
): Publisher {
  let state: SiteState = { state: 'building', published_at: null, problems: [] };
  /** The state after the last round; `isBlind` says that new changes can't be seen at the moment. */
  let settled = state;
  let isBlind = false;
  /** `done` is the source of the last round, `seen` what the last look saw. */
  let done = '';
  let seen = '';
  let isAsked = false;
  let isStopped = false;
  let running: Promise<boolean> | undefined;
  let language: { ended: Promise<void>; stop: AbortController } | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function show(): Promise<void> {
    const published_at = (await steps.show()).toISOString();
    state = { state: 'published', published_at, problems: [] };
    settled = state;
  }

  /** Looks for changes. If rooms or files could not be read for a moment, the earlier state returns afterwards. */
  async function watch(): Promise<string> {
    try {
      const now = await steps.watch();
      if (isBlind) state = settled;
      isBlind = false;
      return now;
    } catch (error) {
      isBlind = true;
      throw error;
    }
  }

  async function round(): Promise<void> {
    done = await watch();
    const problems = [...(await steps.check())];
    if (problems.length > 0) {
      state = { ...state, state: 'wrong', problems };
      settled = state;
      log.warn({ problems }, 'mistakes in the content: the last build stays');
      return;
    }
    state = { ...state, state: 'building', problems };
    await steps.build();
    await show();
    log.info({ at: state.published_at }, 'the site is published');
  }

  /** Returns whether a change was seen that may not be complete yet. */
  async function look(): Promise<boolean> {
    if (isAsked) {
      isAsked = false;
      await publishNow();
      return false;
    }
    const now = await watch();
    const isQuiet = now === seen;
    seen = now;
    if (now !== done) {
      if (isQuiet) await publishNow();
      return !isQuiet;
    }
    if (await steps.hasOther()) await show();
    else language ??= buildLanguage();
    return false;
  }

  /** English comes first: the build of another language is ended, and begins again with the new words. */
  async function publishNow(): Promise<void> {
    language?.stop.abort();
    await language?.ended;
    await round();
  }

  function buildLanguage() {
    const stop = new AbortController();
    const ended = steps
      .buildNext(stop.signal)
      .catch((error: unknown) => stop.signal.aborted || fail(error))
      .then(() => {
        language = undefined;
      });
    return { ended, stop };
  }

  function fail(error: unknown): void {
    // This is asked every second, so the same reason is told only once.
    if (isStopped || (isBlind && state.state === 'failed')) return;
    state = { ...state, state: 'failed' };
    if (!isBlind) settled = state;
    log.error({ err: error }, 'the site could not be published: the last build stays');
  }

  /** Runs one build at a time. */
  function run(): Promise<boolean> {
    running ??= look()
      .catch((error: unknown) => {
        fail(error);
        return false;
      })
      .finally(() => {
        running = undefined;
        if (isAsked && !isStopped) void run();
      });
    return running;
  }

  function start(share = 1): void {
    const next = async () => {
      const isChanging = await run();
      if (!isStopped) start(isChanging ? QUIET : 1);
    };
    timer = setTimeout(() => void next(), everyMilliseconds * share);
  }

  return {
    state: () => state,
    start: () => start(),
    async publish() {
      isAsked = true;
      state = { ...state, state: 'building', problems: [] };
      void run();
    },
    async open() {
      const earlier = await steps.showEarlier();
      if (earlier) {
        state.published_at = earlier.toISOString();
        isAsked = true;
        void run();
        return;
      }
      await round().catch((error: unknown) => {
        fail(error);
        throw error;
      });
      refuseMistakes(state.problems);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
