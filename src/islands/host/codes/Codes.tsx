import { useEffect, useRef, useState } from 'react';
import type { HostCode } from '#contract/codes/host-codes.ts';
import { AskFirst } from '#islands/host/AskFirst.tsx';
import { HostGate } from '#islands/host/gate/HostGate.tsx';
import { NotLoaded } from '#islands/host/NotLoaded.tsx';
import { PageHead } from '#islands/host/PageHead.tsx';
import list from '#islands/host/Rows.module.css';
import { guarded } from '#islands/ui/feedback/ErrorScreen.tsx';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/codes/codes.ts';
import * as host from '#messages/host/desk.ts';
import { $codes, $ending, endAsked, loadCodes } from '#stores/host/codes/codes.ts';
import { CodeRow } from './CodeRow.tsx';
import styles from './Codes.module.css';
import { NewCode } from './NewCode.tsx';

export const Codes = guarded(function Codes() {
  return (
    <HostGate>
      <PageHead title={messages.TITLE} />
      <Loaded />
    </HostGate>
  );
});

function Loaded() {
  const shown = useValue($codes);
  useEffect(() => void loadCodes(), []);
  if (shown.state === 'loading') return <Spinner label={host.loading} />;
  if (shown.state === 'failed') return <NotLoaded message={shown.message} load={loadCodes} />;
  return <ShownCodes own={shown.own} mailed={shown.mailed} />;
}

interface Props {
  /** The codes that hosts have made. */
  own: readonly HostCode[];
  /** Those that guests were mailed after a stay. */
  mailed: readonly HostCode[];
}

/** The form for a new code and the codes that there are. */
export function ShownCodes({ own, mailed }: Props) {
  const ending = useValue($ending);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone with the code.
  const end = async () => {
    await endAsked();
    heading.current?.focus();
  };
  return (
    <div className={styles.page}>
      <NewCode />
      <section className="panel stack" data-gap="4" aria-label={messages.TITLE}>
        <h2 ref={heading} tabIndex={-1}>
          {messages.TITLE}
        </h2>
        {own.length === 0 && <p>{messages.NONE}</p>}
        {own.length > 0 && <Rows codes={own} />}
        {mailed.length > 0 && <Mailed codes={mailed} />}
      </section>
      {ending && (
        <AskFirst
          title={messages.endTitle(ending.code)}
          text={messages.endText}
          action={messages.endIt}
          onKeep={() => $ending.set(undefined)}
          onDo={() => void end()}
        />
      )}
    </div>
  );
}

function Rows({ codes }: { codes: readonly HostCode[] }) {
  return (
    <ul className={`stack list ${list.rows}`} data-gap="0">
      {codes.map((code) => (
        <CodeRow key={`${code.code} ${code.created_at}`} code={code} />
      ))}
    </ul>
  );
}

/** There is one for each stay, so they are shown only when they are asked for. */
function Mailed({ codes }: { codes: readonly HostCode[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.mailed} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{messages.afterStays(codes.length)}</summary>
      {isOpen && <Rows codes={codes} />}
    </details>
  );
}
