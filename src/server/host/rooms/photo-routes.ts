import type { Hono } from 'hono';
import * as contract from '#contract/host/photos.ts';
import { mountForHost } from '#server/host/access/access.ts';
import type { AppContext } from '#server/platform/context.ts';
import { photoChanges } from './photo-changes.ts';

const room = (params: { id: number }) => ({ kind: 'room', id: params.id }) as const;
const property = (params: { id: number }) => ({ kind: 'property', id: params.id }) as const;

export function photoRoutes(app: Hono, deps: AppContext): void {
  const photos = photoChanges(deps);

  mountForHost(app, deps, contract.addRoomPhoto, ({ params, host, c }) => photos.add(room(params), host, c));
  mountForHost(app, deps, contract.orderRoomPhotos, ({ params, body, host }) =>
    photos.order(room(params), host, body.photo_ids),
  );
  mountForHost(app, deps, contract.describeRoomPhoto, ({ params, body, host }) =>
    photos.describe(room(params), host, params.photo_id, body),
  );
  mountForHost(app, deps, contract.deleteRoomPhoto, ({ params, host }) =>
    photos.remove(room(params), host, params.photo_id),
  );

  mountForHost(app, deps, contract.addPropertyPhoto, ({ params, host, c }) =>
    photos.add(property(params), host, c),
  );
  mountForHost(app, deps, contract.orderPropertyPhotos, ({ params, body, host }) =>
    photos.order(property(params), host, body.photo_ids),
  );
  mountForHost(app, deps, contract.describePropertyPhoto, ({ params, body, host }) =>
    photos.describe(property(params), host, params.photo_id, body),
  );
  mountForHost(app, deps, contract.deletePropertyPhoto, ({ params, host }) =>
    photos.remove(property(params), host, params.photo_id),
  );
}
