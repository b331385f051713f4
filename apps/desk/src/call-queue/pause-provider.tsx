import { createContext, type ReactNode, useContext, useState } from 'react';
import { useMay, useStaff } from '../shell/staff.ts';
import { useKeys } from '../shell/use-keys.ts';
import { isKeptPaused, keepPaused } from './kept-pause.ts';

interface Pause {
  /** While paused no next caller is chosen automatically. A click still chooses one. */
  readonly isPaused: boolean;
  readonly toggle: () => void;
}

const PauseContext = createContext<Pause>({ isPaused: false, toggle: () => undefined });
export const usePause = () => useContext(PauseContext);

/** Ready or paused, on every screen; P toggles. Stored in the tab. */
export function PauseProvider({ children }: { children: ReactNode }) {
  const { staffId } = useStaff();
  const mayCall = useMay()('call.make');
  const [isPaused, setIsPaused] = useState(() => isKeptPaused(staffId));
  const toggle = () => {
    keepPaused(isPaused ? undefined : staffId);
    setIsPaused(!isPaused);
  };
  useKeys({ p: mayCall ? toggle : undefined });
  return <PauseContext value={{ isPaused, toggle }}>{children}</PauseContext>;
}
