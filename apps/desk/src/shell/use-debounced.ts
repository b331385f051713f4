import { useEffect, useState } from 'react';

/** Debounced value. */
export function useDebounced<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const settling = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(settling);
  }, [value, ms]);
  return settled;
}
