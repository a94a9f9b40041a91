import { expect, test } from 'vitest';
import { readBuiltPages } from '../support/dist.ts';

const pages = readBuiltPages().filter(({ route }) => /^\/rooms\/\d+$/.test(route));
const garuda = pages.find(({ route }) => route === '/rooms/1')?.html ?? '';

test('every demo room has a page of its own', () => {
  expect(pages.map(({ route }) => Number(route.slice('/rooms/'.length))).sort((a, b) => a - b)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]);
});

test.each([
  ['its name', '<h1 tabindex="-1"[^>]*>Garuda Room</h1>'],
  ['its title', '<title>Garuda Room · Nilachal Homestays</title>'],
  ['where it is', '<a href="/homestays/1">Sagar Kutir homestay</a><span> · Chakratirtha Road, Puri'],
  ['its pictures', '<img src="/api/admin/uploads/demo/rooms/1/1.svg"'],
  ['its amenities', '</svg><span>Kettle</span></li>'],
  ['its beds', '</svg><span>Double bed and a cot</span></li>'],
  ['the way to the temple', 'Lion Gate: 25 min on foot \\(1.5 km\\)'],
  ['its host', 'Sarala Mohanty, your host'],
  ['the rating of content/site.yaml', '>Rating</span><span> 4\\.5 \\(50 reviews\\)'],
  ['its size', '220 sq ft'],
  ['whom it sleeps', 'Sleeps 3'],
  ['its lowest price', 'from ₹2,600'],
  ['the rules of the house', '<dd>Open from 6 AM to 10 PM</dd>'],
  ['what guests ask', '<summary>Is breakfast included\\?</summary>'],
])('the page of a room has %s without scripts', (_, words) => {
  // React separates adjacent texts by a comment.
  expect(garuda.replaceAll('<!-- -->', '')).toMatch(new RegExp(words));
});

test('no part of a room waits for a script to be shown', () => {
  expect(garuda).not.toMatch(/<div hidden="" id="S:/);
});
