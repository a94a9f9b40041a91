import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogActions } from '#islands/ui/dialog/Dialog.tsx';
import { keep } from '#messages/host/people.ts';

interface Props {
  title: string;
  text: string;
  action: string;
  onKeep: () => void;
  onDo: () => void;
}

export function AskFirst({ title, text, action, onKeep, onDo }: Props) {
  return (
    <Dialog title={title} onClose={onKeep}>
      <p>{text}</p>
      <DialogActions>
        <Button kind="quiet" data-first-focus onClick={onKeep}>
          {keep}
        </Button>
        <Button onClick={onDo}>{action}</Button>
      </DialogActions>
    </Dialog>
  );
}
