import { useEffect } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { guarded } from '#islands/ui/ErrorScreen.tsx';
import { FormProblem } from '#islands/ui/Form.tsx';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { StepHeading } from '#islands/ui/StepHeading.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/review/review.ts';
import { tryAgain } from '#messages/site/buttons.ts';
import { $declineForm, $review, dontAskAgain, openReviewPage } from '#stores/review/review.ts';
import styles from './Review.module.css';
import { ReviewForm } from './ReviewForm.tsx';

const open = () => void openReviewPage();

/** The page of a mailed link, on which a guest reviews a stay. */
export const Review = guarded(function Review() {
  useEffect(open, []);
  return (
    <section className={`stack ${styles.page}`} data-gap="4">
      <Shown />
    </section>
  );
});

/** What the page shows now; a new heading takes the focus when something is done. */
export function Shown() {
  const page = useValue($review);
  switch (page.state) {
    case 'sent':
      return (
        <>
          <StepHeading key="sent">{messages.THANKS}</StepHeading>
          <p>{messages.THANKS_WHY}</p>
        </>
      );
    case 'declined':
      return (
        <>
          <StepHeading key="asking">{messages.NO_MORE}</StepHeading>
          <p role="status">{messages.DECLINED}</p>
        </>
      );
    case 'asking':
      return <Decline />;
    case 'ready':
      return (
        <>
          <h1>{messages.TITLE}</h1>
          <ReviewForm page={page} />
        </>
      );
    case 'closed':
      return (
        <>
          <h1>{messages.TITLE}</h1>
          <p role="alert">{page.message}</p>
          <a href="/rooms">{messages.browseRooms}</a>
        </>
      );
    case 'failed':
      return (
        <>
          <h1>{messages.TITLE}</h1>
          <FormProblem>{page.message}</FormProblem>
          <div>
            <Button onClick={open}>{tryAgain}</Button>
          </div>
        </>
      );
    case 'loading':
      return (
        <>
          <h1>{messages.TITLE}</h1>
          <Spinner label={messages.lookingUp} />
        </>
      );
  }
}

function Decline() {
  const { isBusy, problems } = useValue($declineForm);
  return (
    <>
      <h1>{messages.NO_MORE}</h1>
      <p>{messages.NO_MORE_WHY}</p>
      <FormProblem>{problems.form}</FormProblem>
      <div>
        <Button busy={isBusy} onClick={() => void dontAskAgain()}>
          {messages.dontAsk}
        </Button>
      </div>
    </>
  );
}
