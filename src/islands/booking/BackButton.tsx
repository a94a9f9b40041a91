import { Button } from '#islands/ui/Button.tsx';
import { goBack } from '#stores/steps.ts';

export function BackButton() {
  return (
    <Button kind="plain" onClick={goBack}>
      Back
    </Button>
  );
}
