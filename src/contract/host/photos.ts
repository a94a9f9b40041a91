import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { pictureSizes } from '../room.ts';
import { line } from '../typed.ts';
import { id, pathId } from '../values.ts';

/** A photo of a room or a homestay. Screen readers read `alt`, else `tag`, else the name of what it shows. */
export const hostPhoto = z.object({
  id: z.int(),
  path: z.string(),
  tag: z.string(),
  alt: z.string(),
  sizes: pictureSizes,
});
export type HostPhoto = z.infer<typeof hostPhoto>;

/** All photos of the room or homestay after the change, in their order. */
const photos = z.object({ photos: z.array(hostPhoto) });

const photoParams = z.object({ id, photo_id: id });
/**
 * `tag` says in a word or two what a photo shows, `alt` describes it in a sentence. Both may be empty; pages then use the
 * name of the room or homestay.
 */
export const photoWords = z.object({ tag: line(60), alt: line(200) });
const order = z.object({ photo_ids: z.array(id).check(z.maxLength(100)) });

export const MAX_PHOTO_BYTES = 20 * 1024 * 1024;
export const MAX_PHOTOS = 40;

const owners = { access: 'host', role: 'owner' } as const;
const UPLOAD = 'Fields `photo` (JPEG, PNG or WebP under 20 MB), `tag`, `alt`, and `crop` as JSON.';
const uploadRefusals = [
  'not_found',
  'invalid_image',
  'body_too_large',
  'too_many_photos',
  'too_many_requests',
  'busy',
] as const;

export const addRoomPhoto = endpoint({
  ...owners,
  method: 'POST',
  path: '/host/rooms/:id/photos',
  summary: `Add a photo of a room, as the last one. ${UPLOAD}`,
  params: pathId,
  bodyType: 'multipart/form-data',
  status: 201,
  response: photos,
  refusals: uploadRefusals,
});

export const orderRoomPhotos = endpoint({
  ...owners,
  method: 'PUT',
  path: '/host/rooms/:id/photos/order',
  summary: 'Put the photos of a room in another order; the first is shown first. Names each of them once.',
  params: pathId,
  body: order,
  response: photos,
  refusals: ['not_found', 'settings_changed'],
});

export const describeRoomPhoto = endpoint({
  ...owners,
  method: 'PUT',
  path: '/host/rooms/:id/photos/:photo_id',
  summary: 'Say what a photo of a room shows.',
  params: photoParams,
  body: photoWords,
  response: photos,
  refusals: ['not_found'],
});

export const deleteRoomPhoto = endpoint({
  ...owners,
  method: 'DELETE',
  path: '/host/rooms/:id/photos/:photo_id',
  summary: 'Remove a photo of a room.',
  params: photoParams,
  response: photos,
  refusals: ['not_found'],
});

export const addPropertyPhoto = endpoint({
  ...owners,
  method: 'POST',
  path: '/host/properties/:id/photos',
  summary: `Add a photo of a homestay, as the last one. ${UPLOAD}`,
  params: pathId,
  bodyType: 'multipart/form-data',
  status: 201,
  response: photos,
  refusals: uploadRefusals,
});

export const orderPropertyPhotos = endpoint({
  ...owners,
  method: 'PUT',
  path: '/host/properties/:id/photos/order',
  summary: 'Put the photos of a homestay in another order. Names each of them once.',
  params: pathId,
  body: order,
  response: photos,
  refusals: ['not_found', 'settings_changed'],
});

export const describePropertyPhoto = endpoint({
  ...owners,
  method: 'PUT',
  path: '/host/properties/:id/photos/:photo_id',
  summary: 'Say what a photo of a homestay shows.',
  params: photoParams,
  body: photoWords,
  response: photos,
  refusals: ['not_found'],
});

export const deletePropertyPhoto = endpoint({
  ...owners,
  method: 'DELETE',
  path: '/host/properties/:id/photos/:photo_id',
  summary: 'Remove a photo of a homestay.',
  params: photoParams,
  response: photos,
  refusals: ['not_found'],
});
