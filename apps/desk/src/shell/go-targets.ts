import type { LocalizedText } from '@funnel/domain/text/text';
import { createContext, useContext } from 'react';

/** A screen to which O and a second key lead. */
export interface GoTarget {
  /** In lower case. */
  readonly goKey: string;
  readonly path: string;
  readonly title: LocalizedText;
}

const GoTargetsContext = createContext<readonly GoTarget[]>([]);
export const GoTargetsProvider = GoTargetsContext.Provider;

/** Those that the person may see. */
export function useGoTargets(): readonly GoTarget[] {
  return useContext(GoTargetsContext);
}
