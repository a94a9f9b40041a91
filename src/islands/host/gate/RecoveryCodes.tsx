import { Button } from '#islands/ui/Button.tsx';
import { saveFile } from '#islands/ui/save-file.ts';
import * as messages from '#messages/host/proof.ts';
import { codesFile, copyCodes, keepCodes } from '#stores/host/proof.ts';
import gate from './HostGate.module.css';
import styles from './Proof.module.css';

const focus = (heading: HTMLElement | null) => heading?.focus();

export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <section className={`card ${gate.gate}`}>
      <h1 ref={focus} tabIndex={-1}>
        {messages.codesTitle}
      </h1>
      <p>{messages.codesText}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="row">
        <Button kind="quiet" onClick={() => void copyCodes()}>
          {messages.copy}
        </Button>
        <Button kind="quiet" onClick={() => saveFile(codesFile())}>
          {messages.download}
        </Button>
      </div>
      <Button onClick={() => void keepCodes()}>{messages.kept}</Button>
    </section>
  );
}
