import { useState } from 'react';
import choices from '#islands/host/Choices.module.css';
import { RadioGroup } from '#islands/ui/RadioGroup.tsx';
import * as messages from '#messages/host/setup.ts';
import type { Setup } from '#stores/host/setup/setup.ts';
import { saveTerms, type Terms } from '#stores/host/setup/setup-steps.ts';
import { SetupForm } from './SetupForm.tsx';

type Choice = Terms | 'as-set';
const CHOICES = { 'as-set': { name: messages.ownTerms }, ...messages.TERMS };

/** What guests get back when they cancel, and how they pay. */
export function SetupPayments({ setup }: { setup: Setup }) {
  const [chosen, setChosen] = useState<Choice>('as-set');
  return (
    <SetupForm label={messages.finish} onSend={() => saveTerms(chosen)}>
      <RadioGroup
        legend={messages.cancelling}
        choices={CHOICES}
        chosen={chosen}
        onChange={setChosen}
        className={choices.list}
      />
      <div className="stack" data-gap="2">
        <h3>{messages.paying}</h3>
        <p>{messages.PAYMENTS[setup.payments]}</p>
      </div>
    </SetupForm>
  );
}
