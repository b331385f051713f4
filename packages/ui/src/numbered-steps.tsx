import type { ReactNode } from 'react';
import style from './numbered-steps.module.css';

export type NumberedStepsProps = {
  steps: readonly { title: ReactNode; text: ReactNode }[];
};

/** Numbered steps; side by side if they fit. */
export function NumberedSteps({ steps }: NumberedStepsProps) {
  return (
    <ol className={style['steps']}>
      {steps.map(({ title, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order is what they are.
        <li key={index} className={style['step']}>
          <span className={style['number']} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <p className={style['title']}>{title}</p>
            <p className={style['text']}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
