import { type ReactNode, useState } from 'react';
import { formatStay } from '#domain/dates/calendar.ts';
import { Button } from '#islands/ui/Button.tsx';
import { StepHeading } from '#islands/ui/StepHeading.tsx';
import * as messages from '#messages/booking/host-confirms.ts';
import { releaseRequest } from '#stores/booking/release-request.ts';
import type { BookedStay } from '#stores/reservation/payment-state.ts';

export interface RequestProps {
  reservation: BookedStay;
  /** The address to which the link to pay is sent, if this browser knows it. */
  email?: string | undefined;
  /** True in a step of the booking, whose heading takes the focus and which says what is booked. */
  isStep?: boolean;
  /** Releases the rooms; by default it also leads to other rooms. */
  release?: (id: number) => Promise<void>;
}

interface FrameProps extends Omit<RequestProps, 'email'> {
  title: string;
  canRelease?: boolean;
  children: ReactNode;
}

/** Frames a request that waits for its host: its title, its stay, what comes next, and the way to release the rooms. */
export function Request({
  reservation: { id, rooms, check_in: checkIn, check_out: checkOut },
  title,
  isStep,
  canRelease = true,
  release = releaseRequest,
  children,
}: FrameProps) {
  const [isReleasing, setReleasing] = useState(false);
  const press = async () => {
    setReleasing(true);
    await release(id);
    setReleasing(false);
  };
  return (
    <>
      {isStep ? <StepHeading>{title}</StepHeading> : <h2>{title}</h2>}
      {isStep && (
        <p>
          <strong>{rooms.map(({ name }) => name).join(', ')}</strong>
          <br />
          <span>{formatStay({ checkIn, checkOut }, true)}</span>
        </p>
      )}
      {children}
      {canRelease && (
        <Button className="no-print" kind="plain" busy={isReleasing} onClick={() => void press()}>
          {messages.release(rooms.length)}
        </Button>
      )}
    </>
  );
}
