import { call } from '#client/call.ts';
import { getHostProperty, saveHostProperty } from '#contract/host/properties.ts';
import { createHostRoom, getHostRoom } from '#contract/host/rooms.ts';
import type { SetupStep } from '#contract/host/setup.ts';
import { DEFAULT_CANCELLATION_RULES, toWireRules } from '#domain/booking/cancellation.ts';
import * as messages from '#messages/host/setup.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { showPhotos } from '#stores/host/rooms/photos.ts';
import type { Problems } from '#stores/pattern/form.ts';
import { $setup, type Setup, saveStep, showProblems, showStep } from './setup.ts';

const FOLLOWING: Record<SetupStep, SetupStep | 'end'> = {
  property: 'rooms',
  rooms: 'photos',
  photos: 'rates',
  rates: 'payments',
  payments: 'words',
  words: 'end',
};

export function currentSetup(): Setup {
  const current = $setup.get();
  if (current.state !== 'ready') throw new Error('The setup is not loaded');
  return current.setup;
}

export async function saveAndGoOn(
  step: SetupStep,
  problems: Problems,
  save: () => Promise<void>,
): Promise<void> {
  if (await saveStep(problems, save)) showStep(FOLLOWING[step]);
}

export const skipStep = (step: SetupStep) => showStep(FOLLOWING[step]);

/** Leaves the last step once its words are saved. Their form says itself what is wrong with them. */
export async function leaveWords(isSaved: boolean): Promise<void> {
  if (isSaved) await saveAndGoOn('words', {}, async () => {});
}

export interface RoomForm {
  name: string;
  sleeps: number;
  beds: string;
  size: string;
  description: string;
  amenities: readonly string[];
}

/** Adds a room. The step stays open, because most homestays have several rooms. Returns whether it was saved. */
export async function addRoom(form: RoomForm): Promise<boolean> {
  const { property } = currentSetup();
  if (!property) return false;
  const problems = {
    ...(form.name.trim() === '' && { name: messages.NEEDED.name }),
    ...(form.size.trim() === '' && { size: messages.NEEDED.size }),
    ...(form.description.trim() === '' && { description: messages.NEEDED.description }),
  };
  const { name, sleeps, beds, size, description } = form;
  const available = form.amenities.map((amenity) => ({ name: amenity, available: true }));
  const hasCooling = form.amenities.includes(messages.AMENITIES[0]);
  const amenities = hasCooling
    ? available
    : [...available, { name: messages.AMENITIES[0], available: false }];
  return saveStep(problems, async () => {
    await call(createHostRoom, {
      body: {
        property_id: property.id,
        name,
        capacity: sleeps,
        beds,
        size,
        description,
        floor: '',
        video: '',
        amenities,
      },
    });
  });
}

/** Adds a room like the newest one. Its photos, its film and its floor are not copied. Returns whether it was saved. */
export async function addSameRoom(name: string): Promise<boolean> {
  const { property, rooms } = currentSetup();
  const last = rooms.at(-1);
  if (!property || !last) return false;
  return saveStep(name.trim() === '' ? { name: messages.NEEDED.name } : {}, async () => {
    const { room } = await call(getHostRoom, { params: { id: last.id } });
    const { capacity, beds, size, description, amenities } = room;
    const same = { capacity, beds, size, description, amenities, floor: '', video: '' };
    await call(createHostRoom, { body: { property_id: property.id, name, ...same } });
  });
}

export async function openPhotosOf(roomId: number): Promise<void> {
  showProblems();
  try {
    const { room } = await call(getHostRoom, { params: { id: roomId } });
    showPhotos({ kind: 'room', id: room.id }, room.photos);
  } catch (error) {
    showProblems({ form: failureSentence(error, messages.LOAD_FAILED) });
  }
}

/** Photos are saved one by one before, so this step sends nothing. */
export const leavePhotos = () => saveAndGoOn('photos', {}, async () => {});

/** Guests get `percent` of their money back until `hours_before` check-in. */
const TERMS = {
  flexible: [{ hours_before: 48, percent: 100 }],
  usual: toWireRules(DEFAULT_CANCELLATION_RULES),
  firm: [{ hours_before: 336, percent: 50 }],
} as const;
export type Terms = keyof typeof TERMS;

export async function saveTerms(terms: Terms | 'as-set' | undefined): Promise<void> {
  const { property } = currentSetup();
  if (!property) return;
  await saveAndGoOn('payments', terms ? {} : { form: messages.NEEDED.terms }, async () => {
    if (!terms || terms === 'as-set') return;
    const params = { id: property.id };
    const { id, photos, ...fields } = (await call(getHostProperty, { params })).property;
    await call(saveHostProperty, { params, body: { ...fields, cancellation: [...TERMS[terms]] } });
  });
}
