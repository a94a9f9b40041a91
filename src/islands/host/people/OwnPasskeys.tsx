import { useEffect } from 'react';
import type { PasskeyLine } from '#contract/host/passkeys.ts';
import { AskFirst } from '#islands/host/AskFirst.tsx';
import { LoadedPart } from '#islands/host/LoadedPart.tsx';
import list from '#islands/host/Rows.module.css';
import { Button } from '#islands/ui/Button.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/people.ts';
import { dayOf } from '#stores/host/moments.ts';
import {
  $asksForCodes,
  $isAdding,
  $passkeys,
  $removingPasskey,
  addPasskey,
  loadPasskeys,
  removeAskedPasskey,
  renewCodes,
} from '#stores/host/people/own-passkeys.ts';
import styles from './People.module.css';

export function OwnPasskeys() {
  const shown = useValue($passkeys);
  const isAdding = useValue($isAdding);
  const removing = useValue($removingPasskey);
  const asksForCodes = useValue($asksForCodes);
  useEffect(() => void loadPasskeys(), []);
  return (
    <LoadedPart title={messages.passkeys} shown={shown} load={loadPasskeys}>
      {shown.state === 'ready' && <List {...shown} />}
      <p className="soft">{messages.addHint}</p>
      <Button kind="quiet" className="start" busy={isAdding} onClick={() => void addPasskey()}>
        {messages.addPasskey}
      </Button>
      {removing && (
        <AskFirst
          title={messages.removePasskeyTitle}
          text={messages.removePasskeyText(removing.name)}
          action={messages.remove}
          onKeep={() => $removingPasskey.set(undefined)}
          onDo={() => void removeAskedPasskey()}
        />
      )}
      {asksForCodes && (
        <AskFirst
          title={messages.newCodesTitle}
          text={messages.newCodesText}
          action={messages.makeCodes}
          onKeep={() => $asksForCodes.set(false)}
          onDo={() => void renewCodes()}
        />
      )}
    </LoadedPart>
  );
}

function List({ passkeys, recovery_codes_left }: { passkeys: PasskeyLine[]; recovery_codes_left: number }) {
  if (passkeys.length === 0) return <p>{messages.NO_PASSKEYS}</p>;
  return (
    <>
      <ul className={`stack list ${list.rows}`} data-gap="0">
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <span className={styles.who}>
              <strong>{passkey.name}</strong>
              <small className="soft">
                {[
                  messages.added(dayOf(passkey.created_at)),
                  passkey.last_used_at ? messages.lastUsed(dayOf(passkey.last_used_at)) : messages.neverUsed,
                ].join(', ')}
              </small>
            </span>
            {passkeys.length > 1 && (
              <Button
                size="s"
                kind="quiet"
                aria-label={messages.removeOf(passkey.name)}
                onClick={() => $removingPasskey.set(passkey)}
              >
                {messages.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className="soft">{messages.codesLeft(recovery_codes_left)}</p>
      <Button kind="quiet" className="start" onClick={() => $asksForCodes.set(true)}>
        {messages.newCodes}
      </Button>
    </>
  );
}
