import { LinkButton } from '@funnel/ui/button';
import { Component, type ReactNode } from 'react';
import style from './error-screen.module.css';

/** Shows that a page failed instead of an empty window. Its words are the specification's, in every language. */
export class ErrorScreen extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <main className={style['screen']} lang="en">
        <h1>Unexpected Application Error!</h1>
        <p>{error instanceof Error ? error.message : String(error)}</p>
        <LinkButton onClick={() => location.reload()}>Reload / Neu laden</LinkButton>
      </main>
    );
  }
}
