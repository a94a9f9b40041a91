import { afterEach, expect, test, vi } from 'vitest';
import { connect } from '#client/connection.ts';
import { $places, findPlaces, mapTiles } from '#stores/search/places.ts';

const temple = { lat: '19.8048', lon: '85.8179', display_name: 'Jagannath Temple, Puri' };

function answer(with_: (query: string) => Response | Promise<Response>): string[] {
  const asked: string[] = [];
  connect({
    base: '/api',
    fetch: async (url) => {
      asked.push(url);
      return with_(new URL(url).searchParams.get('q') ?? '');
    },
  });
  return asked;
}

afterEach(async () => {
  connect();
  await findPlaces('');
});

test('places are asked of a service with the interface of Nominatim', async () => {
  const asked = answer(() => Response.json([temple]));
  await findPlaces('  Jagannath temple ');
  expect(asked).toEqual([
    'https://nominatim.openstreetmap.org/search?q=Jagannath+temple&format=jsonv2&limit=5',
  ]);
  expect($places.get()).toEqual({
    state: 'found',
    places: [{ name: 'Jagannath Temple, Puri', latitude: 19.8048, longitude: 85.8179 }],
  });
});

test('nothing found is an empty list, an empty question none at all', async () => {
  const asked = answer(() => Response.json([]));
  await findPlaces('Atlantis');
  expect($places.get()).toEqual({ state: 'found', places: [] });
  await findPlaces('   ');
  expect($places.get()).toEqual({ state: 'idle' });
  expect(asked).toHaveLength(1);
});

test.each([
  ['an error', () => new Response(null, { status: 503 })],
  ['another shape', () => Response.json({ places: [] })],
  ['coordinates that are no numbers', () => Response.json([{ ...temple, lat: 'north' }])],
  ['no answer', () => Promise.reject(new TypeError('offline'))],
])('%s is a failed search', async (_, respond) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  answer(respond);
  await findPlaces('Puri');
  expect($places.get()).toEqual({ state: 'failed' });
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test('an older answer never overwrites a newer one', async () => {
  const slow = Promise.withResolvers<Response>();
  answer((query) => (query === 'slow' ? slow.promise : Response.json([temple])));
  const first = findPlaces('slow');
  await findPlaces('Jagannath');
  slow.resolve(Response.json([]));
  await first;
  expect($places.get()).toMatchObject({ state: 'found', places: [{ name: 'Jagannath Temple, Puri' }] });
});

test('tiles are those of OpenStreetMap until a setting says otherwise', () => {
  expect(mapTiles).toBe('https://tile.openstreetmap.org/{z}/{x}/{y}.png');
});
