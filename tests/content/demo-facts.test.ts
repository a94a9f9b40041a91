import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LION_GATE } from '#domain/rooms/map-link.ts';
import { DEMO_HOMESTAYS } from '#server/host/demo-homestays.ts';

const METRES_A_DEGREE = 111_195;
/** Metres on foot between the Lion Gate and the nearest sand. */
const GATE_TO_SEA = 2000;

/** Returns metres in a straight line; in a town they are plain geometry. */
function metresToGate({ lat, lng }: { lat: number; lng: number }): number {
  const east = (LION_GATE.lng - lng) * Math.cos((lat * Math.PI) / 180);
  return Math.hypot(LION_GATE.lat - lat, east) * METRES_A_DEGREE;
}

describe.each(DEMO_HOMESTAYS)('the demo homestay $name', ({ id, lat, lng, distances }) => {
  const words = readFileSync(`content/demo/homestays/${id}.mdx`, 'utf8');

  test('is as far from the Lion Gate as its place on the map', () => {
    const straight = metresToGate({ lat, lng });
    expect(distances.temple).toBeGreaterThan(straight);
    expect(distances.temple).toBeLessThan(Math.max(400, straight * 1.8));
  });

  test('is near the sea or near the temple, not both', () => {
    expect((distances.beach ?? 0) + (distances.temple ?? 0)).toBeGreaterThanOrEqual(GATE_TO_SEA);
  });

  test('promises nothing before its gate opens, and no more than the inverter can do', () => {
    expect(words).not.toMatch(/from (four|five) in the morning/);
    expect(words).toMatch(/inverter keeps lights and fans on/);
  });
});

test('no text says of both homestays what is true of one', () => {
  const all = globSync(['content/**/*.{mdx,yaml}', 'src/messages/en/site/pages.ts']);
  const wrong =
    /two houses by the sea|private bathroom, hot water and|^The sea is a short walk|^A short walk from the house/m;
  expect(all.filter((file) => wrong.test(readFileSync(file, 'utf8')))).toEqual([]);
});
