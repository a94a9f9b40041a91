/** Styles the test checkout window as a paper receipt in the site's tokens, or in system colours if there are none. */
export const CHECKOUT_STYLE = `
dialog {
  --paper: var(--color-surface-raised, Canvas);
  --ink: var(--color-text, CanvasText);
  --quiet: var(--color-text-soft, CanvasText);
  --edge: var(--color-line-strong, GrayText);
  box-sizing: border-box;
  inline-size: min(22rem, calc(100vw - 1.5rem));
  max-block-size: calc(100dvh - 1.5rem);
  overflow: auto;
  margin: auto;
  padding: 0 0 1.25rem;
  border: 1px solid var(--edge);
  border-radius: 0.25rem;
  background: var(--paper);
  color: var(--ink);
  font: 1rem/1.5 var(--font-text, system-ui, sans-serif);
  text-align: center;
}
dialog::backdrop { background: var(--color-backdrop, rgb(0 0 0 / 0.6)); }
p, h2 { margin: 0; padding-inline: 1.25rem; }
.band {
  padding-block: 0.45rem;
  background: var(--color-gold, Mark);
  color: var(--color-on-gold, MarkText);
  font-size: 0.8rem;
  font-weight: 700;
  letter-spacing: 0.14em;
  text-transform: uppercase;
}
h2 { margin-block-start: 1.25rem; font: 1.35rem/1.2 var(--font-display, Georgia, serif); }
.payee { color: var(--quiet); }
.amount {
  margin: 1rem 1.25rem;
  padding-block: 0.75rem;
  border-block: 1px dashed var(--edge);
  font: 2.4rem/1.1 var(--font-display, Georgia, serif);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
}
#note { font-size: 0.9rem; color: var(--quiet); text-wrap: balance; }
.order { margin-block-start: 0.5rem; font: 0.8rem/1.4 ui-monospace, monospace; color: var(--quiet); overflow-wrap: anywhere; }
.problem { margin-block-start: 0.75rem; color: var(--color-danger, CanvasText); font-weight: 600; }
.problem[hidden] { display: none; }
.buttons { display: grid; gap: 0.5rem; margin: 1.25rem 1.25rem 0; }
button {
  min-block-size: 2.75rem;
  border: 1px solid var(--edge);
  border-radius: 0.25rem;
  background: transparent;
  color: inherit;
  font: inherit;
  cursor: pointer;
}
.pay {
  border-color: transparent;
  background: var(--color-accent, ButtonText);
  color: var(--color-on-accent, ButtonFace);
  font-weight: 600;
}
.pay:hover { background: var(--color-accent-hover, ButtonText); }
.fail { color: var(--color-danger, inherit); }
.close { border-color: transparent; text-decoration: underline; text-underline-offset: 0.2em; }
button:disabled { opacity: 0.6; cursor: progress; }
button:focus-visible { outline: 3px solid var(--color-focus, Highlight); outline-offset: 2px; }
@media (prefers-reduced-motion: no-preference) {
  dialog[open] { animation: arrive 0.2s ease-out; }
  @keyframes arrive { from { translate: 0 0.75rem; opacity: 0; } }
}
`;
