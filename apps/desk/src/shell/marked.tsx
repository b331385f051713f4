import type { MarkedPart } from '@funnel/domain/desk-search/mark-found';
import { Fragment } from 'react';
import style from './marked.module.css';

/** A text with highlighted matches. */
export function Marked({ parts }: { parts: readonly MarkedPart[] }) {
  return parts.map(({ text, isFound }, index) =>
    isFound ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name.
      <mark key={index} className={style['found']}>
        {text}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above.
      <Fragment key={index}>{text}</Fragment>
    ),
  );
}
