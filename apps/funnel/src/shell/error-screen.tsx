import { parseLanguage, type Text } from '@funnel/domain/text/text';
import { Button } from '@funnel/ui/button';
import { AlertIcon } from '@funnel/ui/icon';
import { Component, type ReactNode } from 'react';
import { Brand } from './brand.tsx';
import style from './error-screen.module.css';

const texts = {
  advice: {
    de: 'Da ist etwas schiefgegangen. Bitte laden Sie die Seite neu.',
    en: 'Something went wrong. Please reload the page.',
  },
  reload: { de: 'Neu laden', en: 'Reload' },
} as const satisfies Record<string, Text>;

/** Shows that a page failed instead of an empty window. Its headline is the specification's, in every language. */
export class ErrorScreen extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    // What has failed may be what knows the language.
    const language = parseLanguage(document.documentElement.lang);
    return (
      <main className={style['screen']}>
        <Brand />
        <div className={style['card']}>
          <AlertIcon size="l" />
          <h1 lang="en">Unexpected Application Error!</h1>
          <p>{texts.advice[language]}</p>
          <p className={style['detail']} lang="en">
            {error instanceof Error ? error.message : String(error)}
          </p>
          <Button onClick={() => location.reload()}>{texts.reload[language]}</Button>
        </div>
      </main>
    );
  }
}
