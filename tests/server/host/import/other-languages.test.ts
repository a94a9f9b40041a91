import { expect, it } from 'vitest';
import { runImport } from '#server/host/import/run-import.ts';
import { databaseFiles } from '#server/platform/files.ts';
import { serverTest } from '../../../support/open-app.ts';

const fileWith = ({ homestay = '', room = '' }) => `
homestays:
  - id: 1
    name: Nilachal Sea View
    address: Chakratirtha Road, Puri
    ${homestay}
    rooms:
      - id: 1
        name: Garden Room
        description: A quiet room.
        size: 180 sq ft
        ${room}
`;

serverTest('the other languages in the file of homestays', { empty: true }, (api) => {
  const bringIn = (text: string) =>
    runImport({
      text,
      folder: '.',
      db: api.deps.db,
      files: databaseFiles(api.deps.db),
      now: api.clock(),
      dryRun: false,
    });
  const stored = async () => {
    const { db } = api.deps;
    const room = await db.selectFrom('room').select(['names', 'descriptions']).executeTakeFirstOrThrow();
    const homestay = await db.selectFrom('property').select(['names', 'addresses']).executeTakeFirstOrThrow();
    return { room, homestay };
  };

  it('stand beside the English; a map replaces the stored one, and one left out stays', async () => {
    const homestay = 'names: { hi: नीलाचल, bn: নীলাচল }\n    addresses: { or: "ଚକ୍ରତୀର୍ଥ ରୋଡ, ପୁରୀ" }';
    const room = 'names: { or: ବଗିଚା ରୁମ }\n        descriptions: { bn: শান্ত ঘর। }';
    await bringIn(fileWith({ homestay, room }));
    const written = {
      homestay: { names: { hi: 'नीलाचल', bn: 'নীলাচল' }, addresses: { or: 'ଚକ୍ରତୀର୍ଥ ରୋଡ, ପୁରୀ' } },
      room: { names: { or: 'ବଗିଚା ରୁମ' }, descriptions: { bn: 'শান্ত ঘর।' } },
    };
    expect(await stored()).toEqual(written);
    expect((await bringIn(fileWith({}))).join('\n')).toContain('unchanged');
    expect(await stored()).toEqual(written);
    const lines = await bringIn(fileWith({ homestay: 'names: { bn: "" }' }));
    expect(lines.join('\n')).toMatch(/Nilachal Sea View.*changed/);
    expect(await stored()).toEqual({
      ...written,
      homestay: { ...written.homestay, names: { bn: '' } },
    });
  });

  it.each([
    ['names: { ta: நீலாசல் }', 'ta'],
    [`names: { bn: ${'ক'.repeat(121)} }`, 'names'],
    ['names: নীলাচল', 'names'],
  ])('are refused where they are wrong: %s', async (homestay, named) => {
    await expect(bringIn(fileWith({ homestay }))).rejects.toThrow(named);
  });
});
