import { useState } from 'react';

/** The direction of the last step change. */
export function useDirection(index: number): 'forward' | 'back' {
  const [seen, setSeen] = useState({ index, direction: 'forward' as 'forward' | 'back' });
  if (seen.index === index) return seen.direction;
  const direction = index < seen.index ? 'back' : 'forward';
  setSeen({ index, direction });
  return direction;
}
