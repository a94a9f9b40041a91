import { useEffect } from 'react';
import { pagePath } from '#domain/language/page-path.ts';
import { HostGate } from '#islands/host/gate/HostGate.tsx';
import { useKeptFocus } from '#islands/host/use-kept-focus.ts';
import { useUnsaved } from '#islands/host/use-unsaved.ts';
import { guarded } from '#islands/ui/feedback/ErrorScreen.tsx';
import { Form } from '#islands/ui/form/Form.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as shared from '#messages/host/describe.ts';
import * as messages from '#messages/host/property.ts';
import {
  $propertyForm,
  $propertyId,
  propertyEditor,
  saveProperty,
} from '#stores/host/rooms/host-property.ts';
import { $uploads } from '#stores/host/rooms/photo-upload.ts';
import type { TypedProperty } from '#stores/host/rooms/typed-property.ts';
import { type Editing, isDirty, LOADING_FORM } from '#stores/pattern/editor.ts';
import { AmenityChips } from './AmenityChips.tsx';
import styles from './Describe.module.css';
import { FormState } from './FormState.tsx';
import { PhotoPart } from './PhotoPart.tsx';
import { PropertyAbout } from './PropertyAbout.tsx';
import { PropertyQuestions } from './PropertyQuestions.tsx';
import { PropertyTerms } from './PropertyTerms.tsx';
import { PropertyTimes } from './PropertyTimes.tsx';
import { SaveBar } from './SaveBar.tsx';

export const DescribeProperty = guarded(function DescribeProperty() {
  return (
    <HostGate>
      <p>
        <a className="tap" href={pagePath('/host/rooms')}>
          ‹ {shared.back}
        </a>
      </p>
      <Shown />
    </HostGate>
  );
});

function Shown() {
  const form = useValue($propertyForm, LOADING_FORM);
  const id = useValue($propertyId);
  const uploads = useValue($uploads);
  useEffect(() => void propertyEditor.load(), []);
  useUnsaved(isDirty(form) || uploads.length > 0);
  return (
    <FormState form={form} load={propertyEditor.load}>
      {form.state === 'ready' && (
        <>
          <header className={`row between ${styles.head}`}>
            <h1>{form.saved.name}</h1>
            <a className="tap" href={pagePath(`/homestays/${id}`)}>
              {shared.seeAsGuests}
            </a>
          </header>
          <nav className={styles.parts} aria-label={messages.partsLabel}>
            {Object.entries(messages.PARTS).map(([id, label]) => (
              <a key={id} href={`#${id}`}>
                {label}
              </a>
            ))}
          </nav>
          <div className="stack" data-gap="4">
            <PhotoPart />
            <Words form={form} />
          </div>
        </>
      )}
    </FormState>
  );
}

function Words({ form }: { form: Editing<TypedProperty> }) {
  const { typed, problems } = form;
  const { change } = propertyEditor;
  useKeptFocus(form);
  const part = { typed, problems, onChange: change };
  return (
    <Form onSend={saveProperty}>
      <div className={`stack ${styles.page}`} data-gap="4">
        <div className="stack" data-gap="4">
          <PropertyAbout {...part} />
          <AmenityChips
            id="amenities"
            title={messages.amenities}
            suggestions={messages.SUGGESTED}
            amenities={typed.amenities}
            onChange={(amenities) => change({ amenities })}
          />
          <PropertyTimes {...part} />
        </div>
        <div className="stack" data-gap="4">
          <PropertyTerms {...part} />
          <PropertyQuestions {...part} />
        </div>
      </div>
      <SaveBar
        isDirty={isDirty(form)}
        isSaving={form.isSaving}
        isStale={form.isStale}
        message={form.message}
        onDiscard={propertyEditor.discard}
        onReload={() => void propertyEditor.load()}
      />
    </Form>
  );
}
