import {
  addAbsenceEndpoint,
  changePlannerEndpoint,
  listPlannersEndpoint,
  removeAbsenceEndpoint,
} from '@funnel/contract/planner/manage-planners';
import { answer, type BoundCall } from '../http/bind-call.ts';
import { changePlanner, listPlanners } from './change-planner.ts';
import { addAbsence, removeAbsence } from './manage-absences.ts';

export const plannerCalls: readonly BoundCall[] = [
  answer(listPlannersEndpoint, listPlanners),
  answer(changePlannerEndpoint, changePlanner),
  answer(addAbsenceEndpoint, addAbsence),
  answer(removeAbsenceEndpoint, removeAbsence),
];
