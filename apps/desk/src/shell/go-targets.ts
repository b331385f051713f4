import type { LocalizedText } from '@funnel/domain/text/text';
import { createContext, useContext } from 'react';

/** A screen that O and a second key open. */
export interface GoTarget {
  /** In lower case. */
  readonly goKey: string;
  readonly path: string;
  readonly title: LocalizedText;
}

const GoTargetsContext = createContext<readonly GoTarget[]>([]);
export const GoTargetsProvider = GoTargetsContext.Provider;

/** The screens that the person may open. */
export function useGoTargets(): readonly GoTarget[] {
  return useContext(GoTargetsContext);
}
