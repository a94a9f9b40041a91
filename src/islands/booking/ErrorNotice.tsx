import { useEffect, useRef } from 'react';
import { pagePath } from '#domain/language/page-path.ts';
import { Button } from '#islands/ui/Button.tsx';
import { continueWithout } from '#messages/booking/payment-step.ts';
import { browseRooms } from '#messages/site/buttons.ts';
import { leaveOut } from '#stores/checkout/flow.ts';
import type { PaymentState } from '#stores/reservation/payment-state.ts';

export const ERROR_NOTICE = 'payment-refused';

export function ErrorNotice({ payment }: { payment: PaymentState }) {
  const refusal = payment.state === 'refused' ? payment.refusal : undefined;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The bar would cover the notice on a small screen.
    if (refusal) element.current?.scrollIntoView({ block: 'nearest' });
  }, [refusal]);
  return (
    <div role="alert" id={ERROR_NOTICE} ref={element}>
      {refusal && (
        <div className="notice stack" data-tone={refusal.kind === 'closed' ? undefined : 'danger'}>
          <p>{refusal.message}</p>
          {refusal.detail && <p>{refusal.detail}</p>}
          {refusal.kind === 'rooms' && (
            <p className="row" data-gap="4">
              {refusal.rooms.length > 0 && (
                <Button kind="quiet" size="s" onClick={() => leaveOut(refusal.rooms)}>
                  {continueWithout(refusal.rooms.length)}
                </Button>
              )}
              <a href={pagePath('/rooms')}>{browseRooms}</a>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
