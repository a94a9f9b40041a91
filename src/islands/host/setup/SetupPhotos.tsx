import { useEffect, useState } from 'react';
import { PhotoPart } from '#islands/host/rooms/PhotoPart.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import { FormProblem } from '#islands/ui/form/Form.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/setup.ts';
import { $uploads, isPhoto, restoreUploads, uploadsOf } from '#stores/host/rooms/photo-upload.ts';
import { $photoCounts, $photos, ownerKey } from '#stores/host/rooms/photos.ts';
import { $setupForm, type Setup } from '#stores/host/setup/setup.ts';
import { leavePhotos, openPhotosOf } from '#stores/host/setup/setup-steps.ts';

/** Photos can wait, because a room without any is shown with an illustration. */
export function SetupPhotos({ setup: { rooms } }: { setup: Setup }) {
  const [roomId, setRoomId] = useState(rooms.find((room) => room.photo_count === 0)?.id ?? rooms[0]?.id);
  const { isBusy, problems } = useValue($setupForm);
  const shown = useValue($photos);
  const counts = useValue($photoCounts);
  useValue($uploads);
  useEffect(() => {
    // A room with photos that are not sent yet is shown first, so that the host can send them.
    const unsent = () => rooms.findLast(({ id }) => uploadsOf({ kind: 'room', id }).some(isPhoto));
    void restoreUploads().then(() => setRoomId((chosen) => unsent()?.id ?? chosen));
  }, [rooms]);
  useEffect(() => {
    if (roomId) void openPhotosOf(roomId);
  }, [roomId]);
  const countOf = ({ id, photo_count }: Setup['rooms'][number]) =>
    counts[ownerKey({ kind: 'room', id })] ?? photo_count;
  const unsentOf = ({ id }: Setup['rooms'][number]) => uploadsOf({ kind: 'room', id }).filter(isPhoto).length;
  const isComplete = rooms.every((room) => countOf(room) > 0);
  return (
    <>
      <p>{messages.photosHint}</p>
      <Field label={messages.whichRoom}>
        {(control) => (
          <select {...control} value={roomId} onChange={({ target }) => setRoomId(Number(target.value))}>
            {rooms.map((room) => (
              <option key={room.id} value={room.id}>
                {messages.photosOf(room.name, countOf(room), unsentOf(room))}
              </option>
            ))}
          </select>
        )}
      </Field>
      <FormProblem>{problems.form}</FormProblem>
      {shown?.of.id === roomId && <PhotoPart />}
      <div className="row" data-gap="3">
        <Button kind={isComplete ? 'loud' : 'quiet'} busy={isBusy} onClick={() => void leavePhotos()}>
          {isComplete ? messages.next : messages.later}
        </Button>
      </div>
    </>
  );
}
