import { type ReactNode, useEffect, useState } from 'react';
import { STEPS } from '#domain/booking/booking-steps.ts';
import { fingerprintOf, type RoomSummary } from '#domain/rooms/room-detail.ts';
import { guarded } from '#islands/ui/feedback/ErrorScreen.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { $alive, $step } from '#stores/booking/steps.ts';
import { $room, type RoomState } from '#stores/room/room.ts';
import { RoomDetails } from './RoomDetails.tsx';
import type { RoomSections } from './RoomSections.tsx';
import { RoomFailed, RoomLoading, RoomUnknown } from './RoomStates.tsx';
import type { RoomText } from './room-text.ts';

const LOADING: RoomState = { state: 'loading' };

interface Props {
  text: RoomText;
  /** The room of a built page, which is shown at once and then updated by the API. */
  built?: RoomSummary;
  /** The sections that were built into the page of that room. */
  children?: ReactNode;
}

/** Shows step 1 of the wizard, the room itself (spec section 2, "Room detail and booking wizard"). */
export const RoomPage = guarded(function RoomPage({ text, built, children }: Props) {
  const shown = useValue($room, LOADING);
  const step = useValue($step);
  const [isUntouched, setUntouched] = useState(true);
  useEffect(() => $alive.setKey('room', true), []);
  // The built sections are removed with the step; on return the room is rendered from the API.
  if (isUntouched && step !== STEPS.rooms) setUntouched(false);
  // The room was edited after the build: its new sections load behind the old ones, so that the layout is
  // stable.
  const isEdited =
    shown.state === 'ready' && built !== undefined && fingerprintOf(shown.room) !== built.fingerprint;
  const isOurs = built === undefined || isEdited || !isUntouched;
  const Sections = useSections(isOurs && shown.state === 'ready');
  if (step !== STEPS.rooms) return null;
  const own = Sections && shown.state === 'ready' && <Sections room={shown.room} text={text} />;
  const sections = isUntouched && !(isEdited && own) ? children : own;
  if (shown.state === 'unknown') return <RoomUnknown />;
  if (shown.state === 'ready') return <RoomDetails {...shown} text={text} sections={sections} />;
  if (built) return <RoomDetails state={shown.state} room={built} text={text} sections={sections} />;
  return shown.state === 'failed' ? <RoomFailed /> : <RoomLoading />;
});

/**
 * Returns the component of a room's sections, loaded once needed. It is not `lazy`: of a long page, React hides what is
 * inside `Suspense` until a script shows it, and the built sections are read without scripts.
 */
function useSections(needed: boolean): typeof RoomSections | undefined {
  const [loaded, setLoaded] = useState<typeof RoomSections>();
  useEffect(() => {
    if (!needed) return;
    const fail = (error: unknown) =>
      setLoaded(() => {
        throw error;
      });
    import('./RoomSections.tsx').then((file) => setLoaded(() => file.RoomSections), fail);
  }, [needed]);
  return loaded;
}
