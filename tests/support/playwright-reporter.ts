import type {
  FullConfig,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from 'playwright/types/testReporter';
import { sendToRun } from './run-events.ts';

/** Reports each browser test to `npm test` as it ends. A skipped test counts as failed. */
export default class RunReporter implements Reporter {
  onBegin(_config: FullConfig, suite: Suite): void {
    sendToRun({ planned: suite.allTests().length });
  }

  onTestEnd(test: TestCase, { status, errors }: TestResult): void {
    if (status === 'passed') sendToRun({ test: 'passed' });
    else
      fail(test.titlePath().filter(Boolean).join(' > '), errors.length > 0 ? errors : [{ message: status }]);
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
