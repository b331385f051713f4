import type { Capability } from '@funnel/domain/access/capability';
import { roleMay } from '@funnel/domain/access/capability';
import type { StaffRole } from '@funnel/domain/staff/staff-role';
import { createContext, useContext } from 'react';

/** The signed-in person. */
export interface Staff {
  readonly staffId: string;
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly hasCodes: boolean;
  readonly recoveryCodesLeft: number;
  /** Single-key shortcuts are on. */
  readonly hasShortcuts: boolean;
}

const StaffContext = createContext<Staff | undefined>(undefined);
export const StaffProvider = StaffContext.Provider;

export function useStaff(): Staff {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error('nobody is signed in');
  return staff;
}

/** Before sign-in there are no shortcuts, but the hint for Enter may be shown. */
export function useHasShortcuts(): boolean {
  return useContext(StaffContext)?.hasShortcuts ?? true;
}

/** A colleague is on this call. Dialling now would call the customer twice. */
export function isTakenCall(
  claim: { readonly staffId: string } | null,
  { staffId }: Pick<Staff, 'staffId'>,
): boolean {
  return claim !== null && claim.staffId !== staffId;
}

/** Hides what the server would refuse. The server decides. */
export function useMay(): (capability: Capability) => boolean {
  const { role } = useStaff();
  return (capability) => roleMay(role, capability);
}

interface StaffActs {
  readonly signOut: () => void;
  /** Reloads the profile and checks the session. */
  readonly refresh: () => Promise<unknown>;
}

const StaffActsContext = createContext<StaffActs>({ signOut: () => {}, refresh: async () => {} });
export const StaffActsProvider = StaffActsContext.Provider;

export function useStaffActs(): StaffActs {
  return useContext(StaffActsContext);
}
