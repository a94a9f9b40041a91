import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import type { Random } from '../support/random.ts';

/** One small fault as a programmer could make it. */
interface Fault {
  file: string;
  start: number;
  end: number;
  replacement: string;
}

/** Where a fault costs money, nights or a guest's work. */
const FOLDERS = ['src/domain', 'src/server/payments', 'src/stores'];

const MOST_MILLISECONDS = 600_000;

const OPERATORS = new Map([
  ...Object.entries({ '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===' }),
  ...Object.entries({ '&&': '||', '||': '&&', '+': '-', '-': '+', '*': '/', '/': '*' }),
]);

/**
 * Makes so many faults, one at a time and drawn by `random`, the same share in each folder, in a copy of the
 * checkout, and runs the tests that import the changed file, directly or not. Returns how many were caught, prints
 * each, and throws if more than one in ten was missed. Some can't be caught, because the code does the same with
 * them: read the list.
 */
export async function makeFaults(form: { count: number; random: Random; isOver: () => boolean }) {
  const copy = mkdtempSync(join(tmpdir(), 'faults-'));
  const isLeftOut = /(^|\/)(node_modules|dist|test-results|\.git|\.data|\.astro)$/;
  cpSync('.', copy, { recursive: true, filter: (path) => !isLeftOut.test(path) });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  const figures = { caught: 0, missed: 0 };
  const drawn = new Set<string>();
  try {
    // Nearly every test imports this one.
    if (await fails(copy, 'src/domain/dates/calendar.ts')) throw new Error('The tests fail without a fault');
    for (let made = 0; made < form.count && !form.isOver(); ) {
      const fault = drawFault(FOLDERS[made % FOLDERS.length] ?? '', form.random);
      if (drawn.has(`${fault.file}:${fault.start}`)) continue;
      drawn.add(`${fault.file}:${fault.start}`);
      made += 1;
      const source = readFileSync(fault.file, 'utf8');
      const faulty = source.slice(0, fault.start) + fault.replacement + source.slice(fault.end);
      writeFileSync(join(copy, fault.file), faulty);
      const isCaught = await fails(copy, fault.file);
      writeFileSync(join(copy, fault.file), source);
      figures[isCaught ? 'caught' : 'missed'] += 1;
      process.stdout.write(`  ${isCaught ? 'caught' : 'MISSED'} ${describe(fault, source)}\n`);
    }
  } finally {
    rmSync(copy, { recursive: true });
  }
  if (figures.missed > (figures.caught + figures.missed) / 10)
    throw new Error(`${figures.missed} faults were missed, ${figures.caught} caught`);
  return figures;
}

function drawFault(folder: string, random: Random): Fault {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const all = files.sort().flatMap((name) => faultsOf(join(folder, name)));
  const fault = all[random(all.length)];
  if (!fault) throw new Error(`nothing can go wrong in ${folder}`);
  return fault;
}

/** Comparisons off by one or reversed, signs and conditions swapped, numbers one higher, a negation removed. */
function faultsOf(file: string): Fault[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const faults: Fault[] = [];
  const replace = (node: ts.Node, replacement: string) =>
    faults.push({ file, start: node.getStart(source), end: node.getEnd(), replacement });
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) {
      const other = OPERATORS.get(node.operatorToken.getText(source));
      if (other) replace(node.operatorToken, other);
    } else if (ts.isConditionalExpression(node)) {
      const [condition, yes, no] = [node.condition, node.whenTrue, node.whenFalse].map((one) =>
        one.getText(source),
      );
      replace(node, `${condition} ? ${no} : ${yes}`);
    } else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      replace(node, node.operand.getText(source));
    else if (ts.isNumericLiteral(node)) replace(node, `${Number(node.text.replaceAll('_', '')) + 1}`);
    else if (node.kind === ts.SyntaxKind.TrueKeyword) replace(node, 'false');
    else if (node.kind === ts.SyntaxKind.FalseKeyword) replace(node, 'true');
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}

function describe({ file, start, end, replacement }: Fault, source: string): string {
  const line = source.slice(0, start).split('\n').length;
  return `${file}:${line}: ${source.slice(start, end)} → ${replacement}`.replaceAll(/\s+/g, ' ');
}

/** The quick tests first: most faults need no others. */
async function fails(root: string, file: string): Promise<boolean> {
  for (const projects of [
    ['rules', 'browser code'],
    ['stores and server', 'server'],
  ]) {
    const args = ['related', file, '--run', '--bail=1', '--reporter=dot', '-c', 'tests/vitest.config.ts'];
    const requested = projects.map((name) => `--project=${name}`);
    const runner = spawn(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', ...args, ...requested, '--passWithNoTests'],
      {
        // A fault may make a loop endless: that is caught, too.
        timeout: MOST_MILLISECONDS,
        cwd: root,
        stdio: 'ignore',
      },
    );
    const [code] = await once(runner, 'exit');
    if (code !== 0) return true;
  }
  return false;
}
