/**
 * Runs before every test file. Storage is empty for each test, and the console must stay silent. A test that expects
 * a message allows it: `vi.spyOn(console, 'error').mockImplementation(() => {})`.
 */
import { afterEach, beforeEach } from 'vitest';
import { memoryStorage } from './storage.ts';

const METHODS = ['debug', 'log', 'info', 'warn', 'error'] as const;

globalThis.localStorage = memoryStorage();
globalThis.sessionStorage = memoryStorage();

let written: string[] = [];

for (const method of METHODS) {
  console[method] = (...args: unknown[]) => {
    written.push(`console.${method}: ${args.map(String).join(' ')}`);
  };
}

beforeEach(() => {
  written = [];
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  if (written.length > 0) throw new Error(`Unexpected console output\n${written.join('\n')}`);
});
