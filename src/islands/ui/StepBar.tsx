import * as messages from '#messages/site/controls.ts';
import styles from './StepBar.module.css';

/** Spec section 3, "Step indicator item". */
export interface Step {
  id: number;
  title: string;
  isActive: boolean;
  isCompleted: boolean;
}

interface Props {
  steps: readonly Step[];
  onSelect: (id: number) => void;
  /** Says which steps can be selected; by default those up to the active one. */
  canSelect?: (id: number) => boolean;
  /** True before the steps have begun: the bar is one thin line. */
  quiet?: boolean;
}

export function StepBar({ steps, onSelect, canSelect, quiet = false }: Props) {
  const active = steps.find((step) => step.isActive)?.id ?? 0;
  const reachable = canSelect ?? ((id: number) => id <= active);
  return (
    <ol className={`list ${styles.steps} ${quiet ? styles.quiet : ''}`} aria-label={messages.steps}>
      {steps.map((step) => {
        const current = step.isActive ? ('step' as const) : undefined;
        const label = (
          <>
            <span className={styles.mark} aria-hidden="true">
              {step.isCompleted ? '✓' : step.id}
            </span>
            <span className={styles.title}>{step.title}</span>
          </>
        );
        return (
          <li key={step.id} data-completed={step.isCompleted || undefined}>
            {reachable(step.id) ? (
              <button type="button" aria-current={current} onClick={() => onSelect(step.id)}>
                {label}
              </button>
            ) : (
              <span className={styles.ahead} aria-current={current}>
                {label}
              </span>
            )}
            {step.isCompleted && <span className="visually-hidden">{messages.stepCompleted}</span>}
          </li>
        );
      })}
    </ol>
  );
}
