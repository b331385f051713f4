import { Component, type ReactNode } from 'react';
import { Button } from './button.tsx';
import style from './error-screen.module.css';
import { AlertIcon } from './icon.tsx';

export type ErrorScreenProps = {
  /** Evaluated after the failure, which may be in the code of the language. */
  words: (error: unknown) => {
    brand: ReactNode;
    advice: string;
    /** The message of the error. */
    detail: string;
    reload: string;
    links: readonly { href: string; label: string }[];
  };
  children: ReactNode;
};

/** The failure screen. Its headline is that of the specification, in every language. */
export class ErrorScreen extends Component<ErrorScreenProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const { brand, advice, detail, reload, links } = this.props.words(error);
    return (
      <main className={style['screen']}>
        {brand}
        <div className={style['card']}>
          <AlertIcon size="l" />
          <h1 lang="en">Unexpected Application Error!</h1>
          <p>{advice}</p>
          <p className={style['detail']} lang="en">
            {detail}
          </p>
          <Button onClick={() => location.reload()}>{reload}</Button>
        </div>
        <nav className={style['links']}>
          {links.map(({ href, label }) => (
            <a key={href} href={href} target="_blank" rel="noopener">
              {label}
            </a>
          ))}
        </nav>
      </main>
    );
  }
}
