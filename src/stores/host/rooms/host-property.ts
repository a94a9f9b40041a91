import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { getHostProperty, type HostProperty, saveHostProperty } from '#contract/host/properties.ts';
import { SAVED } from '#messages/host/desk.ts';
import { toastSuccess } from '#stores/browser/toasts.ts';
import { createEditor } from '#stores/pattern/editor.ts';
import { showPhotos } from './photos.ts';
import { checkProperty, fieldsOfTyped, type TypedProperty, typedProperty } from './typed-property.ts';

export const $propertyId = atom<number | undefined>(undefined);

const idInPath = () => Number(/\/(\d+)\/?$/.exec(location.pathname)?.[1]) || 0;

function show(property: HostProperty) {
  const { id, photos, version } = property;
  $propertyId.set(id);
  showPhotos({ kind: 'property', id }, photos);
  return { typed: typedProperty(property), version };
}

export const propertyEditor = createEditor<TypedProperty>({
  load: async () => show((await call(getHostProperty, { params: { id: idInPath() } })).property),
  check: checkProperty,
  save: async (typed, version) => {
    const body = { ...fieldsOfTyped(typed), version };
    const { property } = await call(saveHostProperty, { params: { id: idInPath() }, body });
    return show(property);
  },
});

export const $propertyForm = propertyEditor.$form;

export async function saveProperty(): Promise<boolean> {
  if (!(await propertyEditor.save())) return false;
  toastSuccess(SAVED);
  return true;
}
