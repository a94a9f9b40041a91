import { Button } from '#islands/ui/Button.tsx';
import * as host from '#messages/host/desk.ts';

export function NotLoaded({ message, load }: { message: string; load: () => Promise<unknown> }) {
  return (
    <div className="notice" data-tone="danger" role="alert">
      <p>{message}</p>
      <Button size="s" onClick={() => void load()}>
        {host.tryAgain}
      </Button>
    </div>
  );
}
