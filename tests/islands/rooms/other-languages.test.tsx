import '../../support/browser.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RoomWords } from '#islands/host/rooms/RoomWords.tsx';

const ROOM = {
  name: 'Lotus',
  names: { bn: 'পদ্ম ঘর' },
  description: 'A quiet room.',
  descriptions: { or: 'ଶାନ୍ତ ରୁମ।' },
  capacity: 2,
  size: '',
  beds: '',
  floor: '',
  video: '',
  amenities: [],
};

it('the words of a room in other languages are folded below its English, each in its own field', () => {
  const html = renderToStaticMarkup(<RoomWords typed={ROOM} problems={{}} onChange={() => {}} />);
  const [before = '', folded = ''] = html.split('<details');
  expect(before).toMatch(/>Name<.*>Description</);
  expect(folded).toMatch(/^[^>]*><summary>In other languages<\/summary>/);
  expect(folded.slice(0, folded.indexOf('>'))).not.toContain('open');
  const [fields = ''] = folded.split('</details>');
  const labels = [...fields.matchAll(/<label[^>]*>([^<]*)/g)].map(([, label]) => label);
  expect(labels).toEqual([
    ...['Name (Hindi)', 'Name (Bengali)', 'Name (Odia)'],
    ...['Description (Hindi)', 'Description (Bengali)', 'Description (Odia)'],
  ]);
  expect(fields).toMatch(/<input[^>]*lang="bn-IN"[^>]*value="পদ্ম ঘর"/);
  expect(fields).toMatch(/<textarea[^>]*lang="or-IN"[^>]*>ଶାନ୍ତ ରୁମ।</);
});
