import { lazy, Suspense, useEffect } from 'react';
import { STEPS, type StepId } from '#domain/booking/booking-steps.ts';
import { pagePath } from '#domain/language/page-path.ts';
import page from '#islands/booking/Booking.module.css';
import type { Contact } from '#islands/booking/contact.ts';
import { EmptyDrawing } from '#islands/ui/feedback/EmptyDrawing.tsx';
import { guarded } from '#islands/ui/feedback/ErrorScreen.tsx';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import { TemporaryNotice } from '#islands/ui/feedback/TemporaryNotice.tsx';
import { StepHeading } from '#islands/ui/StepHeading.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { emptyCart, emptyCartHint, oneMoment, savedHere } from '#messages/booking/booking.ts';
import { roomUnknown, roomUnknownWhy } from '#messages/rooms/room.ts';
import { backToRooms, browseRooms } from '#messages/site/buttons.ts';
import {
  $askedToKeep,
  $linkedRoomUnknown,
  $stepMessage,
  dismissStepMessage,
} from '#stores/booking/step-message.ts';
import { $alive, $step, $stepsOpen } from '#stores/booking/steps.ts';
import type { AddOnOffers } from './add-on-offer.ts';
import styles from './BookingSteps.module.css';
import type { Flow } from './flow.ts';
import { useNothingToBook } from './use-nothing-to-book.ts';

const LaterSteps = lazy(async () => ({ default: (await import('./LaterSteps.tsx')).LaterSteps }));
const SelectedRooms = lazy(async () => ({ default: (await import('./SelectedRooms.tsx')).SelectedRooms }));
const MixedStay = lazy(async () => ({ default: (await import('./MixedStay.tsx')).MixedStay }));

interface Props {
  flow: Flow;
  first: StepId;
  contact: Contact;
  offers: AddOnOffers;
  /** The page's title until the current step is known. */
  title: string;
}

/** Shows the booking steps, except on a room's own page. It is loaded when the guest continues. */
export const BookingSteps = guarded(function BookingSteps({ first, title, ...given }: Props) {
  const step = useValue($step, first);
  const message = useValue($stepMessage);
  const mixed = useValue($askedToKeep);
  const isOpen = useValue($stepsOpen);
  useEffect(() => $alive.setKey('steps', true), []);
  if (!isOpen) return given.flow === 'room' ? null : <Opening title={title} />;
  return (
    <>
      <Suspense fallback={<Opening title={title} />}>
        <Step step={step} {...given} />
      </Suspense>
      <Suspense>{mixed && <MixedStay />}</Suspense>
      {/* A room's page shows the message beside its own button. */}
      {!(given.flow === 'room' && step === STEPS.rooms) && (
        <TemporaryNotice text={message} onDismiss={dismissStepMessage} />
      )}
    </>
  );
});

interface StepProps extends Omit<Props, 'first' | 'title'> {
  step: StepId;
}

function Step({ step, ...given }: StepProps) {
  const isEmpty = useNothingToBook(step);
  if (step === STEPS.rooms && given.flow === 'room') return null;
  if (isEmpty) return <EmptyCart />;
  return step === STEPS.rooms ? <SelectedRooms /> : <LaterSteps step={step} {...given} />;
}

function Opening({ title }: { title: string }) {
  return (
    <div className={`stack ${styles.opening}`} data-gap="5">
      <h1>{title}</h1>
      <p>{savedHere}</p>
      <Spinner label={oneMoment} />
    </div>
  );
}

/** Says that nothing can be booked: the cart is empty, or the link's room does not exist. */
function EmptyCart() {
  const isUnknown = useValue($linkedRoomUnknown);
  return (
    <div className={`stack ${page.empty}`} data-gap="4">
      <EmptyDrawing name={isUnknown ? 'not-found' : 'empty-cart'} />
      <StepHeading>{isUnknown ? roomUnknown : emptyCart}</StepHeading>
      <p>{isUnknown ? roomUnknownWhy : emptyCartHint}</p>
      <a className="button" href={pagePath('/rooms')}>
        {isUnknown ? backToRooms : browseRooms}
      </a>
    </div>
  );
}
