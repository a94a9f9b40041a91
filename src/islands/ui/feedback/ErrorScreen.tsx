import { Component, type ComponentType, type ReactNode } from 'react';
import { pagePath } from '#domain/language/page-path.ts';
import { Button } from '#islands/ui/Button.tsx';
import { FAILURE_HEADING, FAILURE_RELOAD, FAILURE_UNKNOWN, RETURN_HOME } from '#messages/site/failure.ts';
import styles from './ErrorScreen.module.css';

interface Props {
  children: ReactNode;
}

type State = { failed: false } | { failed: true; error: unknown };

/** An error boundary for an island: shows the error and a link instead of a blank page. */
export class ErrorScreen extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <div className={styles.screen} role="alert">
        <h2>{FAILURE_HEADING}</h2>
        <p>{describeFailure(this.state.error)}</p>
        <p className={`row ${styles.ways}`} data-gap="3">
          <Button onClick={() => location.reload()}>{FAILURE_RELOAD}</Button>
          <a className="button" data-kind="quiet" href={pagePath('/')}>
            {RETURN_HOME}
          </a>
        </p>
      </div>
    );
  }
}

/** Wraps an island in its error screen: `export const Results = guarded(function Results() { … })`. */
export function guarded<Props extends object>(Island: ComponentType<Props>): ComponentType<Props> {
  return function Guarded(props) {
    return (
      <ErrorScreen>
        <Island {...props} />
      </ErrorScreen>
    );
  };
}

/** Returns the text of the error screen: status and text of the error, or its message (spec section 2). */
export function describeFailure(error: unknown): string {
  if (typeof error === 'string' && error !== '') return error;
  if (typeof error !== 'object' || error === null) return FAILURE_UNKNOWN;
  const status = 'status' in error && typeof error.status === 'number' ? String(error.status) : '';
  const text = 'statusText' in error && typeof error.statusText === 'string' ? error.statusText : '';
  const message = 'message' in error && typeof error.message === 'string' ? error.message : '';
  return [status, text || message].filter(Boolean).join(' ') || FAILURE_UNKNOWN;
}
