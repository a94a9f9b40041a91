import { Dialog, DialogActions } from '#islands/ui/dialog/Dialog.tsx';
import { byWhatsApp } from '#messages/host/copy.ts';
import { CopyAddress } from './CopyAddress.tsx';

interface Props {
  title: string;
  text: string;
  url: string;
  /** Absent without a number that WhatsApp can open. */
  whatsAppUrl: string | undefined;
  onClose: () => void;
  /** Called when the chat is opened. */
  onChat?: () => void;
}

export function SendLink({ title, text, url, whatsAppUrl, onClose, onChat }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <CopyAddress url={url} label={title} />
      {whatsAppUrl && (
        <DialogActions>
          <a
            className="button"
            data-first-focus
            href={whatsAppUrl}
            target="_blank"
            rel="noreferrer"
            onClick={onChat}
          >
            {byWhatsApp}
          </a>
        </DialogActions>
      )}
    </Dialog>
  );
}
