import { useState } from 'react';
import choices from '#islands/host/Choices.module.css';
import * as messages from '#messages/host/setup.ts';
import type { Setup } from '#stores/host/setup/setup.ts';
import { saveTerms, type Terms } from '#stores/host/setup/setup-steps.ts';
import styles from './Setup.module.css';
import { SetupForm } from './SetupForm.tsx';

type Choice = Terms | 'as-set';
const CHOICES: readonly Choice[] = ['as-set', 'flexible', 'usual', 'firm'];

/** What guests get back when they cancel, and how they pay. */
export function SetupPayments({ setup }: { setup: Setup }) {
  const [chosen, setChosen] = useState<Choice>('as-set');
  return (
    <SetupForm label={messages.finish} onSend={() => saveTerms(chosen)}>
      <fieldset className={`stack ${choices.list}`} data-gap="2">
        <legend>{messages.cancelling}</legend>
        {CHOICES.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name="terms"
              value={choice}
              checked={chosen === choice}
              onChange={() => setChosen(choice)}
            />
            <TermsText choice={choice} />
          </label>
        ))}
      </fieldset>
      <div className="stack" data-gap="2">
        <h3>{messages.paying}</h3>
        <p>{messages.PAYMENTS[setup.payments]}</p>
      </div>
    </SetupForm>
  );
}

function TermsText({ choice }: { choice: Choice }) {
  if (choice === 'as-set') return <strong>{messages.ownTerms}</strong>;
  const { name, means } = messages.TERMS[choice];
  return (
    <span className={styles.terms}>
      <strong>{name}</strong>
      <small className="soft">{means}</small>
    </span>
  );
}
