/** `node tests/soak/world/play.ts --seed 42 --days 28 [--template file] [--log]`: one world, in a process of its own. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { liveInWorld } from './world.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '42' },
    days: { type: 'string', default: '28' },
    template: { type: 'string' },
    log: { type: 'boolean', default: false },
  },
});
const { template } = values;
try {
  const lived = await liveInWorld({
    seed: Number(values.seed),
    days: Number(values.days),
    ...(template && { template: new Blob([readFileSync(template)]) }),
    ...(values.log && { log: (line: string) => void process.stdout.write(`${line}\n`) }),
  });
  process.stdout.write(`${JSON.stringify(lived)}\n`);
} catch (error) {
  console.error(error);
  process.exit(1);
}
