import { STEPS } from '#domain/booking-steps.ts';
import { useValue } from '#islands/ui/use-value.ts';
import { $room, type RoomState } from '#stores/room.ts';
import { $step } from '#stores/steps.ts';
import { guarded } from '../ui/ErrorScreen.tsx';
import { RoomDetails } from './RoomDetails.tsx';
import { RoomFailed, RoomLoading, RoomUnknown } from './RoomStates.tsx';
import type { RoomWords } from './room-words.ts';

const LOADING: RoomState = { state: 'loading' };

/** Step 1 of the wizard: the room itself (spec section 2, "Room detail and booking wizard"). */
export const RoomPage = guarded(function RoomPage({ words }: { words: RoomWords }) {
  const shown = useValue($room, LOADING);
  const step = useValue($step, STEPS.rooms);
  if (step !== STEPS.rooms) return null;
  switch (shown.state) {
    case 'loading':
      return <RoomLoading />;
    case 'unknown':
      return <RoomUnknown />;
    case 'failed':
      return <RoomFailed />;
    case 'ready':
      return <RoomDetails room={shown.room} words={words} />;
  }
});
