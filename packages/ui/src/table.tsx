import type { ReactNode } from 'react';
import style from './table.module.css';

interface TableProps {
  /** The column names; may be empty. */
  readonly heads: readonly string[];
  /** On a phone each row is a card, laid out by the screen. */
  readonly isCards?: boolean;
  /** The rows. */
  readonly children: ReactNode;
}

/** A compact table inside its own frame. `--row-height` and `--cell` of an ancestor make it roomier. */
export function Table({ heads, isCards = false, children }: TableProps) {
  return (
    <table className={`${style['table']} ${isCards ? style['cards'] : ''}`}>
      <thead>
        <tr>
          {heads.map((head) =>
            head === '' ? (
              <td key={head} />
            ) : (
              <th key={head} scope="col">
                {head}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
