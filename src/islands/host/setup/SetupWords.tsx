import { useEffect } from 'react';
import { FormState } from '#islands/host/rooms/FormState.tsx';
import { FirstWords, HostWords, PhoneField, RuleFields } from '#islands/host/words/WordFields.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { FormProblem } from '#islands/ui/form/Form.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/setup.ts';
import type { Setup } from '#stores/host/setup/setup.ts';
import { leaveWords, skipStep } from '#stores/host/setup/setup-steps.ts';
import { $wordsForm, saveTyped, showHomestay } from '#stores/host/words/words.ts';
import { LOADING_FORM } from '#stores/pattern/editor.ts';
import { SetupForm } from './SetupForm.tsx';

/** The last step: the words that guests miss most. Each may be left empty. */
export function SetupWords({ setup: { property } }: { setup: Setup }) {
  const form = useValue($wordsForm, LOADING_FORM);
  const id = property?.id;
  const load = async () => {
    if (id !== undefined) await showHomestay(id);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another homestay has other words
  useEffect(() => void load(), [id]);
  const later = (
    <Button kind="quiet" onClick={() => skipStep('words')}>
      {messages.later}
    </Button>
  );
  return (
    <>
      <p>{messages.wordsHint}</p>
      <FormState form={form} load={load}>
        {form.state === 'ready' && (
          <SetupForm label={messages.finish} onSend={async () => leaveWords(await saveTyped())} more={later}>
            <FirstWords form={form} />
            <HostWords form={form} />
            <PhoneField form={form} />
            <RuleFields form={form} />
            <FormProblem>{form.message}</FormProblem>
          </SetupForm>
        )}
      </FormState>
      {form.state !== 'ready' && later}
    </>
  );
}
