import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule, TestSpecification, TestSuite } from 'vitest/node';
import { endWithRun, sendToRun } from './run-events.ts';

type Failure = ReturnType<TestModule['errors']>[number];

export default class RunReporter implements Reporter {
  onTestRunStart(specifications: readonly TestSpecification[]): void {
    endWithRun();
    sendToRun({ planned: specifications.length });
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    const name = `${fileOf(test.module)} > ${test.fullName}`;
    const seconds = (test.diagnostic()?.duration ?? 0) / 1000;
    if (state === 'passed') sendToRun({ test: 'passed', name, seconds });
    else fail(name, errors.length > 0 ? errors : [{ message: state }]);
  }

  onTestSuiteResult(suite: TestSuite): void {
    if (suite.errors().length > 0) fail(`${fileOf(suite.module)} > ${suite.fullName}`, suite.errors());
  }

  onTestModuleEnd(module: TestModule): void {
    if (module.errors().length > 0) fail(fileOf(module), module.errors());
    sendToRun({ finished: 1 });
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandled: readonly Failure[]): void {
    if (unhandled.length > 0) fail('outside of any test', unhandled);
  }
}

const fileOf = ({ moduleId, project }: TestModule) =>
  `[${project.name}] ${relative(process.cwd(), moduleId)}`;

function fail(name: string, errors: readonly { message: string; stack?: string; diff?: string }[]): void {
  const output = errors.map(({ message, stack, diff }) =>
    [stack ?? message, diff].filter(Boolean).join('\n'),
  );
  sendToRun({ test: 'failed', name, output: output.join('\n') });
}
