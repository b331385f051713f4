import type { Capability } from '@funnel/domain/access/capability';
import { roleMay } from '@funnel/domain/access/capability';
import type { StaffRole } from '@funnel/domain/staff/staff-role';
import { createContext, useContext } from 'react';

/** Who is signed in. */
export interface Staff {
  readonly staffId: string;
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly hasCodes: boolean;
  readonly recoveryCodesLeft: number;
  /** Whether single keys act for this person. */
  readonly hasShortcuts: boolean;
}

const StaffContext = createContext<Staff | undefined>(undefined);
export const StaffProvider = StaffContext.Provider;

export function useStaff(): Staff {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error('nobody is signed in');
  return staff;
}

/** Before anybody is signed in no single key does anything, but Enter may be shown on a button. */
export function useHasShortcuts(): boolean {
  return useContext(StaffContext)?.hasShortcuts ?? true;
}

/** A colleague is on this call: who rings now rings twice. */
export function isTakenCall(
  claim: { readonly staffId: string } | null,
  { staffId }: Pick<Staff, 'staffId'>,
): boolean {
  return claim !== null && claim.staffId !== staffId;
}

/** The server decides; this hides what it would refuse. */
export function useMay(): (capability: Capability) => boolean {
  const { role } = useStaff();
  return (capability) => roleMay(role, capability);
}

interface StaffActs {
  readonly signOut: () => void;
  /** Reads again who one is, and whether one is still signed in. */
  readonly refresh: () => Promise<unknown>;
}

const StaffActsContext = createContext<StaffActs>({ signOut: () => {}, refresh: async () => {} });
export const StaffActsProvider = StaffActsContext.Provider;

export function useStaffActs(): StaffActs {
  return useContext(StaffActsContext);
}
