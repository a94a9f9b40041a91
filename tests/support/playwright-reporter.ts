import type {
  FullConfig,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from 'playwright/types/testReporter';
import { endWithRun, sendToRun } from './run-events.ts';

/** An annotation of this type says how often a test has loaded pages. */
export const PAGE_LOADS = 'page loads';

export default class RunReporter implements Reporter {
  onBegin(_config: FullConfig, suite: Suite): void {
    endWithRun();
    sendToRun({ planned: suite.allTests().length });
  }

  onTestEnd(test: TestCase, { status, errors, duration, annotations }: TestResult): void {
    const name = test.titlePath().filter(Boolean).join(' > ');
    if (status === 'passed') sendToRun({ test: 'passed', name, seconds: duration / 1000 });
    else fail(name, errors.length > 0 ? errors : [{ message: status }]);
    sendToRun({ counted: 'browser tests', by: 1 });
    for (const { type, description } of annotations)
      if (type === PAGE_LOADS) sendToRun({ counted: type, by: Number(description) });
    sendToRun({ finished: 1 });
  }

  onError(error: TestError): void {
    fail('outside of any test', [error]);
  }
}

function fail(name: string, errors: readonly TestError[]): void {
  const output = errors.map(({ stack, message, snippet }) =>
    [stack ?? message, snippet].filter(Boolean).join('\n'),
  );
  sendToRun({ test: 'failed', name, output: output.join('\n') });
}
