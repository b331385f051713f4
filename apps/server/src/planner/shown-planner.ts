import type { Absence, PlannerDetails } from '@funnel/contract/planner/manage-planners';
import { berlinIso } from '@funnel/domain/slot/berlin-time';
import type { AbsenceRow, listVisitsOfPlanner, readPlannerRows } from './planner-details.queries.ts';

type PlannerRow = Awaited<ReturnType<typeof readPlannerRows>>[number];

export function shownPlanner(row: PlannerRow, absences: readonly AbsenceRow[]): PlannerDetails {
  const { staffId, name, telephone, version, workingHours, showrooms } = row;
  return {
    ...{ staffId, name, workTelephone: telephone, version: version ?? 0 },
    plan: workingHours && showrooms ? { workingHours, showrooms } : null,
    absences: absences.filter((absence) => absence.staffId === staffId).map(shownAbsence),
  };
}

export function shownAbsence({ absenceId, startsAt, endsAt, isWholeDay, reason }: AbsenceRow): Absence {
  return { absenceId, start: berlinIso(startsAt), end: berlinIso(endsAt), isWholeDay, reason };
}

type VisitRow = Awaited<ReturnType<typeof listVisitsOfPlanner>>[number];

export function shownVisit({ startsAt, endsAt, travelMinutes: _, ...visit }: VisitRow) {
  return { ...visit, start: berlinIso(startsAt), end: berlinIso(endsAt) };
}
