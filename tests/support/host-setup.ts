import { $setup } from '#stores/host/setup/setup.ts';
import { type PropertyForm, saveProperty } from '#stores/host/setup/setup-property.ts';
import { addRoom, type RoomForm } from '#stores/host/setup/setup-steps.ts';
import { SITE_DETAILS } from './host.ts';

export function shownSetup() {
  const page = $setup.get();
  if (page.state !== 'ready') throw new Error(`The setup is ${page.state}`);
  return page;
}

export const propertyForm = (changes: Partial<PropertyForm> = {}): PropertyForm => ({
  ...SITE_DETAILS,
  checkIn: '12:00',
  checkOut: '10:00',
  longest: '30',
  breakfast: '',
  extraBed: '',
  ...changes,
});

export const roomForm = (changes: Partial<RoomForm> = {}): RoomForm => ({
  name: 'Room 101',
  sleeps: 3,
  beds: 'Double bed',
  size: '160 sq ft',
  amenities: ['Balcony'],
  description: 'Quiet, with a window to the garden.',
  ...changes,
});

export async function addHomestay(rooms: number): Promise<number[]> {
  await saveProperty(propertyForm());
  for (let count = 1; count <= rooms; count += 1) await addRoom(roomForm({ name: `Room ${count}` }));
  return shownSetup().setup.rooms.map(({ id }) => id);
}
