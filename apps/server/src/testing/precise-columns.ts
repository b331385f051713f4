interface PreciseType {
  readonly type: string;
  readonly from?: string;
}

const CODE_TO_TEXT = { type: 'Record<string, string>' };
const ANY_OBJECT = { type: 'object' };

/** Types that the database schema lacks: the codes of text columns and the types of JSON columns. */
export const PRECISE_COLUMNS: Readonly<Record<string, PreciseType>> = {
  'absence.reason': { type: 'AbsenceReason', from: '@funnel/domain/planner/absence' },
  'api_key.scopes': { type: 'ApiScope[]', from: '@funnel/domain/access/api-scope' },
  'appointment.kind': { type: 'AppointmentKind', from: '@funnel/domain/appointment/appointment' },
  'appointment.state': { type: 'AppointmentState', from: '@funnel/domain/appointment/appointment' },
  'call.after': ANY_OBJECT,
  'call.before': ANY_OBJECT,
  'call.outcome': { type: 'CallOutcome', from: '@funnel/domain/call-queue/claim' },
  'customer_token.purpose': { type: 'TokenPurpose', from: '@funnel/domain/account/account-rule' },
  'enquiry.answers': CODE_TO_TEXT,
  'enquiry.hidden_fields': CODE_TO_TEXT,
  'enquiry.lost_reason': { type: 'LostReason', from: '@funnel/domain/pipeline/status' },
  'enquiry.showroom_by': { type: 'ShowroomSource', from: '@funnel/domain/routing/showroom-source' },
  'enquiry.status': { type: 'Status', from: '@funnel/domain/pipeline/status' },
  'enquiry.tracking': CODE_TO_TEXT,
  'enquiry_revision.data': ANY_OBJECT,
  'enquiry_snapshot.body': ANY_OBJECT,
  'error_report.enquiry_data': ANY_OBJECT,
  'event.actor': { type: 'AuditActorKind', from: '@funnel/domain/event/actor' },
  'event.data': { type: 'StoredEventData', from: '@funnel/contract/event/event' },
  'event.type': { type: 'StoredEventType', from: '@funnel/contract/event/event' },
  'event.undo': ANY_OBJECT,
  'file.kind': { type: 'FilePurpose', from: '@funnel/domain/floor-plan/file-purpose' },
  'file.marks': { type: 'FileMark[]', from: '@funnel/domain/floor-plan/file-mark' },
  'floor_plan_link.kind': { type: 'LinkKind', from: '@funnel/domain/floor-plan/floor-plan-link' },
  'idempotency_key.reply': ANY_OBJECT,
  'next_step.busy': { type: 'string' },
  'next_step.call_kind': { type: 'AppointmentKind', from: '@funnel/domain/appointment/appointment' },
  'next_step.cause': { type: 'StepCause', from: '@funnel/domain/next-step/step' },
  'next_step.kind': { type: 'StepKind', from: '@funnel/domain/next-step/step' },
  'next_step.outcome': { type: 'VisitOutcome', from: '@funnel/domain/visit/visit' },
  'next_step.state': { type: 'StepState', from: '@funnel/domain/next-step/step' },
  'next_step.visit_kind': { type: 'VisitKind', from: '@funnel/domain/visit/visit' },
  'planner.working_hours': { type: 'OpeningHours', from: '@funnel/domain/slot/slot-settings' },
  'saved_view.filter': { type: 'ViewFilter', from: '@funnel/domain/saved-view/saved-view' },
  'setting_version.author': { type: 'ActorKind', from: '@funnel/domain/event/actor' },
  'setting_version.state': { type: "'draft' | 'published'" },
  'setting_version.value': ANY_OBJECT,
  'staff.role': { type: 'StaffRole', from: '@funnel/domain/staff/staff-role' },
  'staff_invitation.role': { type: 'StaffRole', from: '@funnel/domain/staff/staff-role' },
  'visit.kind': { type: 'VisitKind', from: '@funnel/domain/visit/visit' },
  'visit.state': { type: 'VisitState', from: '@funnel/domain/visit/visit' },
  'webhook_endpoint.disabled_because': {
    type: 'DisabledReason',
    from: '@funnel/domain/webhook/webhook-state',
  },
};

/** Columns that a trigger fills. */
export const FILLED_BY_TRIGGERS: readonly string[] = ['enquiry.person_id', 'next_step.busy'];

/** The views that are read, with their nullable columns: Postgres knows of no column of a view that it is never null. */
export const NULLABLE_IN_VIEWS: Readonly<Record<string, readonly string[]>> = {
  appointment: ['seat', 'confirmed_at', 'held_until', 'network', 'called_at'],
  visit: ['pool', 'planner', 'seat'],
};
