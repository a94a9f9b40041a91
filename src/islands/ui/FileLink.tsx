import { type MouseEvent, type ReactNode, useState } from 'react';
import button from './Button.module.css';

interface Props {
  href: string;
  /** Returns the address to follow; undefined if the file can't be had, which the page has said. */
  follow: (href: string) => Promise<string | undefined>;
  kind?: 'loud' | 'quiet' | 'plain';
  size?: 's';
  children: ReactNode;
}

/** A plain link to a file, which also opens in another tab or app. A press first asks whether the file can be had. */
export function FileLink({ href, follow, kind = 'loud', size, children }: Props) {
  const [isBusy, setBusy] = useState(false);
  const press = async (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const address = await follow(href);
    if (address) location.assign(address);
    setBusy(false);
  };
  return (
    <a
      className={`button ${isBusy ? button.busy : ''}`}
      data-kind={kind}
      data-size={size}
      href={href}
      aria-busy={isBusy || undefined}
      onClick={press}
    >
      {children}
    </a>
  );
}
