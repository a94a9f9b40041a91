import { createElement, type FunctionComponent } from 'react';
import { createRoot } from 'react-dom/client';

/** Renders a dialog at the end of the page. */
export function renderDialog(Dialog: FunctionComponent): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(createElement(Dialog));
}
