import type { SubmitEvent } from 'react';
import { focusProblem } from '#islands/host/focus-problem.ts';
import { TextField } from '#islands/host/TextField.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { DialogActions } from '#islands/ui/Dialog.tsx';
import * as messages from '#messages/host/connect.ts';
import { type Connecting, connectSite, showSites, typeConnection } from '#stores/host/channels/connect.ts';
import styles from './Connect.module.css';
import { useStepFocus } from './use-step-focus.ts';

/** Where the other site shows the link of its calendar, and the field to paste it. */
export function ConnectTheirs({ connecting }: { connecting: Connecting }) {
  const { site, name, url, problems, isBusy } = connecting;
  const heading = useStepFocus();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    await connectSite();
    focusProblem(form);
  };
  return (
    <form className={`stack ${styles.form}`} data-gap="4" noValidate onSubmit={(event) => void submit(event)}>
      <h3 ref={heading}>{messages.theirs(site === 'other' ? messages.thatSite : name)}</h3>
      <Steps steps={messages.THEIR_STEPS[site]} />
      <p className="soft">
        {messages.mayDiffer} {messages.leaveOpen}
      </p>
      <TextField
        label={messages.address}
        hint={messages.addressHint}
        error={problems.url}
        type="url"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2000}
        value={url}
        onChange={(value) => typeConnection({ url: value })}
      />
      <TextField
        label={messages.name}
        error={problems.name}
        maxLength={40}
        value={name}
        onChange={(value) => typeConnection({ name: value })}
      />
      <div role="alert">
        {problems.form && (
          <p className="notice" data-tone="danger">
            {problems.form}
          </p>
        )}
      </div>
      <DialogActions>
        <Button kind="quiet" onClick={showSites}>
          {messages.back}
        </Button>
        <Button type="submit" busy={isBusy}>
          {messages.connect}
        </Button>
      </DialogActions>
    </form>
  );
}

export function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={`stack list ${styles.steps}`}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
