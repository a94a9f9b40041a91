import { useEffect } from 'react';
import { pagePath } from '#domain/language/page-path.ts';
import { Button } from '#islands/ui/Button.tsx';
import { guarded } from '#islands/ui/feedback/ErrorScreen.tsx';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import { FormProblem } from '#islands/ui/form/Form.tsx';
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

/** What the page shows now. The heading takes the focus when the form has gone, so that its end is seen and heard. */
export function Shown() {
  const page = useValue($review);
  switch (page.state) {
    case 'sent':
      return (
        <>
          <StepHeading key="end">{messages.THANKS}</StepHeading>
          <p>{messages.THANKS_WHY}</p>
        </>
      );
    case 'asking':
      return (
        <>
          <StepHeading key="begin">{messages.NO_MORE}</StepHeading>
          <Decline />
        </>
      );
    case 'declined':
      return (
        <>
          <StepHeading key="end">{messages.NO_MORE}</StepHeading>
          <p role="status">{messages.DECLINED}</p>
        </>
      );
    case 'closed':
      return (
        <>
          <StepHeading key="end">{messages.TITLE}</StepHeading>
          <p role="alert">{page.message}</p>
          <a href={pagePath('/rooms')}>{messages.browseRooms}</a>
        </>
      );
    default:
      return (
        <>
          <StepHeading key="begin">{messages.TITLE}</StepHeading>
          {page.state === 'ready' && <ReviewForm page={page} />}
          {page.state === 'failed' && <Failed message={page.message} />}
          {page.state === 'loading' && <Spinner label={messages.lookingUp} />}
        </>
      );
  }
}

function Failed({ message }: { message: string }) {
  return (
    <>
      <FormProblem>{message}</FormProblem>
      <div>
        <Button onClick={open}>{tryAgain}</Button>
      </div>
    </>
  );
}

function Decline() {
  const { isBusy, problems } = useValue($declineForm);
  return (
    <>
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
