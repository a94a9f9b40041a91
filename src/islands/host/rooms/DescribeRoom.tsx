import { useEffect } from 'react';
import { pagePath } from '#domain/language/page-path.ts';
import { focusPhotos } from '#islands/host/focus-problem.ts';
import { HostGate } from '#islands/host/gate/HostGate.tsx';
import { useKeptFocus } from '#islands/host/use-kept-focus.ts';
import { useUnsaved } from '#islands/host/use-unsaved.ts';
import { guarded } from '#islands/ui/feedback/ErrorScreen.tsx';
import { Form } from '#islands/ui/form/Form.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as shared from '#messages/host/describe.ts';
import * as messages from '#messages/host/room.ts';
import {
  $retiredAt,
  $roomForm,
  $roomId,
  roomEditor,
  saveRoom,
  type TypedRoom,
} from '#stores/host/rooms/host-room.ts';
import { $uploads } from '#stores/host/rooms/photo-upload.ts';
import { type Editing, isDirty, LOADING_FORM } from '#stores/pattern/editor.ts';
import { AmenityChips } from './AmenityChips.tsx';
import styles from './Describe.module.css';
import { FormState } from './FormState.tsx';
import { PhotoPart } from './PhotoPart.tsx';
import { RetireRoom } from './RetireRoom.tsx';
import { RoomWords } from './RoomWords.tsx';
import { SaveBar } from './SaveBar.tsx';

export const DescribeRoom = guarded(function DescribeRoom() {
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
  const form = useValue($roomForm, LOADING_FORM);
  const uploads = useValue($uploads);
  useEffect(() => void roomEditor.load(), []);
  useUnsaved(isDirty(form) || uploads.length > 0);
  return (
    <FormState form={form} load={roomEditor.load}>
      {form.state === 'ready' && <Room form={form} />}
    </FormState>
  );
}

function Room({ form }: { form: Editing<TypedRoom> }) {
  const id = useValue($roomId);
  const isSold = useValue($retiredAt) === null;
  const isNew = id === null;
  return (
    <>
      <header className={`row between ${styles.head}`}>
        <h1>{isNew ? messages.newTitle : form.saved.name}</h1>
        {!isNew && isSold && (
          <a className="tap" href={pagePath(`/rooms/${id}`)}>
            {shared.seeAsGuests}
          </a>
        )}
      </header>
      {isNew && <p className={styles.intro}>{messages.newIntro}</p>}
      <div className={`stack ${styles.page}`} data-gap="4" data-single={isNew || undefined}>
        {!isNew && <PhotoPart />}
        <Words form={form} isNew={isNew} />
        {!isNew && <RetireRoom name={form.saved.name} />}
      </div>
    </>
  );
}

function Words({ form, isNew }: { form: Editing<TypedRoom>; isNew: boolean }) {
  useKeptFocus(form);
  const send = async () => {
    if ((await saveRoom()) && isNew) focusPhotos();
  };
  return (
    <Form onSend={send}>
      <RoomWords typed={form.typed} problems={form.problems} onChange={roomEditor.change} />
      <AmenityChips
        title={messages.amenities}
        suggestions={messages.SUGGESTED}
        amenities={form.typed.amenities}
        hasCooling
        onChange={(amenities) => roomEditor.change({ amenities })}
      />
      <SaveBar
        isDirty={isDirty(form)}
        isPinned={isNew}
        isSaving={form.isSaving}
        isStale={form.isStale}
        message={form.message}
        label={isNew ? messages.create : shared.save}
        onDiscard={roomEditor.discard}
        onReload={() => void roomEditor.load()}
      />
    </Form>
  );
}
