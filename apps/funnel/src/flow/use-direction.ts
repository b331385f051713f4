import { useState } from 'react';

/** Which way the last change of the step went. */
export function useDirection(index: number): 'forward' | 'back' {
  const [seen, setSeen] = useState({ index, direction: 'forward' as 'forward' | 'back' });
  if (seen.index === index) return seen.direction;
  const direction = index < seen.index ? 'back' : 'forward';
  setSeen({ index, direction });
  return direction;
}
