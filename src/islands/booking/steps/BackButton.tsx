import { Button } from '#islands/ui/Button.tsx';
import { back } from '#messages/site/buttons.ts';
import { goBack } from '#stores/booking/steps.ts';

export function BackButton() {
  return (
    <Button kind="plain" onClick={goBack}>
      {back}
    </Button>
  );
}
