import { useEffect, useRef } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/calendar.ts';
import { $nightAct, dismissAct, undoAct, undoTokenOf } from '#stores/host/calendar/night-acts.ts';
import styles from './SelectionBar.module.css';
import { focusGrid } from './use-grid-keys.ts';

export function ActBar() {
  const act = useValue($nightAct);
  const bar = useRef<HTMLDivElement>(null);
  const canUndo = undoTokenOf(act) !== undefined;
  const undo = canUndo && (
    <Button size="s" kind="quiet" onClick={() => void undoAct()}>
      {messages.undo}
    </Button>
  );

  // The pressed button is gone, so the focus moves to Undo or to the active cell.
  useEffect(() => {
    const element = bar.current;
    if (document.activeElement !== document.body) return;
    if (canUndo) element?.querySelector('button')?.focus();
    else if (act.state === 'done' || act.state === 'idle') focusGrid();
  }, [act.state, canUndo]);

  return (
    <div ref={bar}>
      <div role="status">
        {act.state === 'done' && (
          <div className={`row between ${styles.act}`}>
            <p>{act.text}</p>
            {undo}
          </div>
        )}
      </div>
      {act.state === 'failed' && (
        <div className={`row between ${styles.act}`} data-tone="danger" role="alert">
          <p>{act.message}</p>
          {undo}
          <Button size="s" kind="quiet" onClick={dismissAct}>
            {messages.close}
          </Button>
        </div>
      )}
    </div>
  );
}
