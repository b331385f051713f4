import { createContext, type ReactNode, useContext, useState } from 'react';
import { useMay, useStaff } from '../shell/staff.ts';
import { useKeys } from '../shell/use-keys.ts';
import { isKeptPaused, keepPaused } from './kept-pause.ts';

interface Pause {
  /** Who pauses is offered no next caller, and can still choose one. */
  readonly isPaused: boolean;
  readonly toggle: () => void;
}

const PauseContext = createContext<Pause>({ isPaused: false, toggle: () => undefined });
export const usePause = () => useContext(PauseContext);

/** Ready, or pausing, at every screen; P changes it. The tab keeps it until it closes. */
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
