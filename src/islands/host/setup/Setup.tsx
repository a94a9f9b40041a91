import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { SetupStep } from '#contract/host/setup.ts';
import choices from '#islands/host/Choices.module.css';
import { HostGate } from '#islands/host/gate/HostGate.tsx';
import { NotLoaded } from '#islands/host/NotLoaded.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { guarded } from '#islands/ui/feedback/ErrorScreen.tsx';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import { RadioGroup } from '#islands/ui/form/RadioGroup.tsx';
import { StepBar } from '#islands/ui/StepBar.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as host from '#messages/host/desk.ts';
import * as messages from '#messages/host/setup.ts';
import { lead, TITLE } from '#messages/host/setup-start.ts';
import {
  $setup,
  followSetupAddress,
  isReachable,
  openSetup,
  SETUP_STEPS,
  type Setup as SetupData,
  showStep,
} from '#stores/host/setup/setup.ts';
import { $ownProperty, openOwnProperty, termsOfProperty } from '#stores/host/setup/setup-property.ts';
import { saveTerms, skipStep, type Terms } from '#stores/host/setup/setup-steps.ts';
import styles from './Setup.module.css';
import { SetupEnd } from './SetupEnd.tsx';
import { SetupForm } from './SetupForm.tsx';
import { SetupProperty } from './SetupProperty.tsx';
import { SetupRates } from './SetupRates.tsx';
import { SetupRooms } from './SetupRooms.tsx';

/** The later steps load when they are reached. */
const SetupPhotos = lazy(async () => ({ default: (await import('./SetupPhotos.tsx')).SetupPhotos }));
const SetupWords = lazy(async () => ({ default: (await import('./SetupWords.tsx')).SetupWords }));

export const Setup = guarded(function Setup() {
  return (
    <HostGate>
      <div className={styles.page}>
        <h1>{TITLE}</h1>
        <Steps />
      </div>
    </HostGate>
  );
});

function Steps() {
  const shown = useValue($setup);
  useEffect(() => void openSetup(), []);
  useEffect(followSetupAddress, []);
  if (shown.state === 'loading') return <Spinner label={host.loading} />;
  if (shown.state === 'failed') {
    return <NotLoaded message={shown.message} load={openSetup} />;
  }
  const { setup, step } = shown;
  return (
    <>
      {step !== 'end' && <p>{lead}</p>}
      <StepBar
        steps={SETUP_STEPS.map((id, index) => ({
          id: index + 1,
          title: messages.STEPS[id],
          isActive: id === step,
          isCompleted: setup.done.includes(id),
        }))}
        canSelect={(id) => isReachable(setup, stepOf(id))}
        onSelect={(id) => showStep(stepOf(id))}
      />
      {step === 'end' ? <SetupEnd setup={setup} /> : <StepPart key={step} setup={setup} step={step} />}
    </>
  );
}

const stepOf = (id: number): SetupStep => SETUP_STEPS[id - 1] ?? 'property';

const PARTS = {
  property: SetupProperty,
  rooms: SetupRooms,
  photos: SetupPhotos,
  rates: SetupRates,
  payments: SetupPayments,
  words: SetupWords,
} as const;

const TITLES = {
  property: messages.propertyTitle,
  rooms: messages.roomsTitle,
  photos: messages.photosTitle,
  rates: messages.ratesTitle,
  payments: messages.paymentsTitle,
  words: messages.wordsTitle,
};

/** The heading takes the focus, so that a screen reader reads the new step. */
function StepPart({ setup, step }: { setup: SetupData; step: SetupStep }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const Part = PARTS[step];
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className={`panel ${styles.part}`}>
      <h2 ref={heading} tabIndex={-1}>
        {TITLES[step]}
      </h2>
      <Suspense fallback={<Spinner label={host.loading} />}>
        <Part setup={setup} />
      </Suspense>
    </section>
  );
}

type Choice = Terms | 'as-set';

function SetupPayments({ setup }: { setup: SetupData }) {
  const [chosen, setChosen] = useState<Choice>();
  const shown = useValue($ownProperty);
  useEffect(() => void openOwnProperty(), []);
  const isOwn = shown.state === 'ready' && shown.property.id === setup.property?.id;
  const means = isOwn ? termsOfProperty(shown.property) : undefined;
  return (
    <SetupForm
      label={messages.next}
      onSend={() => saveTerms(chosen)}
      more={
        <Button kind="quiet" onClick={() => skipStep('payments')}>
          {messages.later}
        </Button>
      }
    >
      <RadioGroup
        legend={messages.cancelling}
        choices={{ 'as-set': { name: messages.ownTerms, means }, ...messages.TERMS }}
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
