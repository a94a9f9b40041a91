import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import * as messages from '#messages/site/controls.ts';
import { $toasts, takeToasts } from '#stores/browser/toasts.ts';
import styles from './Toasts.module.css';

/** Spec section 9: toasts close after 4 seconds, top right. */
const DURATION = 4000;

/** Toasts are below the header and the booking's steps, so that they cover no link. */
const BELOW = { top: 'var(--toasts-below)' };
const HEADER = 88;

function below(): string {
  const steps = document.querySelector('[data-steps]')?.getBoundingClientRect().bottom ?? 0;
  return `${Math.max(HEADER, steps + 8)}px`;
}

const region = document.createElement('div');

/** A modal dialog covers and silences what is outside, so the region moves into the topmost one. */
function moveToTop(): void {
  const host = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  if (region.parentElement !== host) host.append(region);
}

function showToasts(): void {
  moveToTop();
  region.style.setProperty('--toasts-below', below());
  for (const { id, tone, text, action } of takeToasts()) {
    toast[tone](<span role="status">{text}</span>, {
      id,
      ...(action && { action: { label: action.label, onClick: action.run } }),
    });
  }
}

function Toasts() {
  useEffect(() => $toasts.subscribe(showToasts), []);
  return (
    <Toaster
      position="top-right"
      customAriaLabel={messages.notifications}
      duration={DURATION}
      offset={BELOW}
      mobileOffset={BELOW}
      theme="system"
      className={styles.region}
      toastOptions={{ className: styles.toast }}
    />
  );
}

export function openToasts(): void {
  region.dataset.toasts = '';
  moveToTop();
  createRoot(region).render(<Toasts />);
}
