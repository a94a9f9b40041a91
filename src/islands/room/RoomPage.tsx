import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { STEPS } from '#domain/booking-steps.ts';
import { markOf, type RoomSummary } from '#domain/room-detail.ts';
import { guarded } from '#islands/ui/ErrorScreen.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { $alive, $step } from '#stores/booking/steps.ts';
import { $room, type RoomState } from '#stores/room/room.ts';
import { RoomDetails } from './RoomDetails.tsx';
import { RoomFailed, RoomLoading, RoomUnknown } from './RoomStates.tsx';
import type { RoomText } from './room-text.ts';

const LOADING: RoomState = { state: 'loading' };

interface Props {
  words: RoomText;
  /** The room of a page of its own: shown at once, and brought up to date by the API's answer. */
  built?: RoomSummary;
  /** What the page has to say about that room. */
  children?: ReactNode;
}

/** Step 1 of the wizard: the room itself (spec section 2, "Room detail and booking wizard"). */
export const RoomPage = guarded(function RoomPage({ words, built, children }: Props) {
  const shown = useValue($room, LOADING);
  const step = useValue($step, STEPS.rooms);
  const [isUntouched, setUntouched] = useState(true);
  useEffect(() => $alive.setKey('room', true), []);
  // What the page brought along leaves it with the step; whoever comes back gets the room as the API tells it.
  if (isUntouched && step !== STEPS.rooms) setUntouched(false);
  // A room edited since the build: its new words are loaded behind the old ones, so that nothing jumps.
  const isEdited = shown.state === 'ready' && built !== undefined && markOf(shown.room) !== built.mark;
  const isReplaced = useDeferredValue(isEdited);
  if (step !== STEPS.rooms) return null;
  const sections = isUntouched && !isReplaced ? children : undefined;
  if (shown.state === 'unknown') return <RoomUnknown />;
  if (shown.state === 'ready') return <RoomDetails {...shown} words={words} sections={sections} />;
  if (built) return <RoomDetails state={shown.state} room={built} words={words} sections={sections} />;
  return shown.state === 'failed' ? <RoomFailed /> : <RoomLoading />;
});
