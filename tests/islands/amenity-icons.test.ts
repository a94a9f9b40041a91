import { expect, test } from 'vitest';
import { iconOf } from '#islands/room/About.tsx';

test.each([
  ['Free WiFi', 'wifi'],
  ['Attached Bathroom', 'bath'],
  ['Air Conditioner', 'ac'],
  ['AC', 'ac'],
  ['Non-AC', 'fan'],
  ['Ceiling Fan', 'fan'],
  ['Electric kettle', 'kettle'],
  ['TV', 'tv'],
  ['Rooftop', 'terrace'],
  ['Shared kitchen', 'kitchen'],
  ['Inverter backup', 'power'],
  ['Extra beds', 'bed'],
  // Words inside of others.
  ['Infant cot', 'bed'],
  ['Steam iron', 'tick'],
  ['Airport pick-up', 'tick'],
  ['Cottage style', 'tick'],
])('%s has the icon %s', (amenity, icon) => {
  expect(iconOf(amenity)).toBe(icon);
});
