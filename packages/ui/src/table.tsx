import type { ReactNode } from 'react';
import style from './table.module.css';

interface TableProps {
  /** The names of the columns; one that needs none is empty. */
  readonly heads: readonly string[];
  /** On a phone each row is a card. The screen says where its cells stand. */
  readonly isCards?: boolean;
  /** The rows. */
  readonly children: ReactNode;
}

/** A table inside its own frame, compact. `--row-height` and `--cell` of what is around it make it roomier. */
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
