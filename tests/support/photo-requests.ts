import type { HostRequest } from './host-requests.ts';

export const PHOTO = 77;
export const photoCalls = (name: string, path: string): Record<string, () => HostRequest> => ({
  [`add${name}Photo`]: () => [`/host/${path}/1/photos`, { method: 'POST' }],
  [`order${name}Photos`]: () => [
    `/host/${path}/1/photos/order`,
    { method: 'PUT', json: { photo_ids: [PHOTO] } },
  ],
  [`describe${name}Photo`]: () => [
    `/host/${path}/1/photos/${PHOTO}`,
    { method: 'PUT', json: { tag: 'Bed', alt: '' } },
  ],
  [`delete${name}Photo`]: () => [`/host/${path}/1/photos/${PHOTO}`, { method: 'DELETE' }],
});
