/**
 * Changes `src/domain/` a little at one place, runs the tests that pass through that place, and does so for every
 * place: a change that no test notices (a survivor) is a rule that nothing checks. `npm run test:mutation`, or for one
 * folder `npm run test:mutation -- --mutate 'src/domain/money/**'`. What survives and why is in RESULTS.md.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  // Pages carry the text of the second one's functions, which must name nothing else.
  mutate: ['src/domain/**/*.ts', '!src/domain/content/copy-of-site.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // What is computed once when a module is loaded needs a new process for each change, with all tests.
  ignoreStatic: true,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: '.stryker/report.json' },
  tempDirName: '.stryker/copies',
  ignorePatterns: [
    '/dist*',
    '.astro',
    '.netlify',
    'public',
    'tests/e2e',
    'tests/soak',
    'tests/bench',
    'tests/server',
  ],
};
