import { Dialog } from '#islands/ui/Dialog.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host-proof.ts';
import { $question, declineProof } from '#stores/host/proof.ts';
import { ProofForm } from './ProofForm.tsx';

/** Asks for a fresh proof over whatever is open; that stays as it was typed. */
export function ProofDialog() {
  const question = useValue($question, undefined);
  if (!question) return null;
  return (
    <Dialog title={messages.freshTitle} onClose={declineProof}>
      <p>{messages.freshText}</p>
      <ProofForm />
    </Dialog>
  );
}
