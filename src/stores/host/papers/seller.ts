import { call } from '#client/call.ts';
import { getSeller, saveSeller } from '#contract/host/papers.ts';
import { SAVED } from '#messages/host/papers/seller.ts';
import { toastSuccess } from '#stores/browser/toasts.ts';
import { createEditor, LOADING_FORM } from '#stores/pattern/editor.ts';
import { $homestay } from './homestay.ts';
import { checkSeller, fieldsOfSeller, type TypedSeller, typedSeller } from './typed-seller.ts';

/** A seller has no version: the last one who saves it wins. */
const version = '';

/** Reads the seller of the chosen homestay; reads again if another one was chosen meanwhile. */
async function read(): Promise<TypedSeller> {
  const id = $homestay.get() ?? 0;
  const seller = await call(getSeller, { params: { id } });
  return id === ($homestay.get() ?? 0) ? typedSeller(id, seller) : read();
}

export const sellerEditor = createEditor<TypedSeller>({
  load: async () => ({ typed: await read(), version }),
  check: checkSeller,
  save: async (typed) => {
    const { property_id: id } = typed;
    const saved = await call(saveSeller, { params: { id }, body: fieldsOfSeller(typed) });
    return { typed: typedSeller(id, saved), version };
  },
});

export const $sellerForm = sellerEditor.$form;

export async function loadSeller(): Promise<void> {
  $sellerForm.set(LOADING_FORM);
  await sellerEditor.load();
}

export async function sendSeller(): Promise<boolean> {
  if (!(await sellerEditor.save())) return false;
  toastSuccess(SAVED);
  return true;
}
