import { parseArgs } from 'node:util';
import { walk } from './walk.ts';

/** `node tests/soak/guest/play.ts --seed 7 --acts 100 --log` plays one walk again. */
const { values } = parseArgs({
  options: { seed: { type: 'string' }, acts: { type: 'string', default: '100' }, log: { type: 'boolean' } },
});
const log = (line: string) => void (values.log && process.stdout.write(`${line}\n`));
try {
  const walked = await walk(Number(values.seed), Number(values.acts), log);
  process.stdout.write(`${JSON.stringify(walked)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  if (values.log) console.error(error);
  process.exitCode = 1;
}
