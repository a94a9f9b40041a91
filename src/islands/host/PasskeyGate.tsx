import { useEffect } from 'react';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host-proof.ts';
import { $proof, NO_PROOF, openProof } from '#stores/host/proof.ts';
import gate from './HostGate.module.css';
import { ProofForm } from './ProofForm.tsx';

/** An owner proves with a passkey that it is them; the first time they create one. */
export function PasskeyGate() {
  const isFirst = useValue($proof, NO_PROOF).step === 'create';
  useEffect(() => void openProof(), []);
  return (
    <section className={`card ${gate.gate}`}>
      <h1>{isFirst ? messages.createTitle : messages.confirmTitle}</h1>
      <p>{isFirst ? messages.createText : messages.confirmText}</p>
      <ProofForm />
    </section>
  );
}
