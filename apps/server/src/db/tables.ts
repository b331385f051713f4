import type { StoredEventData, StoredEventType } from '@funnel/contract/event/event';
import type { ApiScope } from '@funnel/domain/access/api-scope';
import type { TokenPurpose } from '@funnel/domain/account/account-rule';
import type { AppointmentKind, AppointmentState } from '@funnel/domain/appointment/appointment';
import type { CallOutcome } from '@funnel/domain/call-queue/claim';
import type { ActorKind, AuditActorKind } from '@funnel/domain/event/actor';
import type { FileMark } from '@funnel/domain/floor-plan/file-mark';
import type { FilePurpose } from '@funnel/domain/floor-plan/file-purpose';
import type { LinkKind } from '@funnel/domain/floor-plan/floor-plan-link';
import type { StepCause, StepKind, StepState } from '@funnel/domain/next-step/step';
import type { LostReason, Status } from '@funnel/domain/pipeline/status';
import type { AbsenceReason } from '@funnel/domain/planner/absence';
import type { ShowroomSource } from '@funnel/domain/routing/showroom-source';
import type { ViewFilter } from '@funnel/domain/saved-view/saved-view';
import type { OpeningHours } from '@funnel/domain/slot/slot-settings';
import type { StaffRole } from '@funnel/domain/staff/staff-role';
import type { VisitKind, VisitOutcome, VisitState } from '@funnel/domain/visit/visit';
import type { DisabledReason } from '@funnel/domain/webhook/webhook-state';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** The tables as the migrations make them, written by `npm run tables`. */
export interface Tables {
  absence: {
    absence_id: string;
    staff_id: string;
    starts_at: Date;
    ends_at: Date;
    is_whole_day: boolean;
    reason: AbsenceReason;
    created_at: Date;
  };
  alert: {
    kind: string;
    began_at: Date;
    seen_at: Date;
    told_at: Date | null;
  };
  api_key: {
    key_id: string;
    key_hash: string;
    prefix: string;
    name: string;
    scopes: ApiScope[];
    created_at: Date;
    last_used_at: Date | null;
    revoked_at: Date | null;
  };
  appointment: {
    appointment_id: string;
    enquiry_id: string;
    kind: AppointmentKind;
    state: AppointmentState;
    starts_at: Date;
    ends_at: Date;
    seat: number | null;
    sequence: number;
    requested_at: Date;
    changed_at: Date;
    confirmed_at: Date | null;
    held_from: Date;
    held_until: Date | null;
    network: string | null;
    called_at: Date | null;
    must_confirm: boolean;
  };
  attempt: {
    key: string;
    count: number;
    last_at: Date;
  };
  calendar_feed: {
    token_hash: string;
    staff_id: string | null;
    showroom: string | null;
    created_by: string;
    created_at: Date;
    read_at: Date | null;
  };
  call: {
    call_id: string;
    enquiry_id: string;
    staff_id: string;
    begun_at: Date;
    ended_at: Date;
    outcome: CallOutcome;
    note_id: string | null;
    visit_id: string | null;
    event_ids: string[];
    before: JSONColumnType<object>;
    after: JSONColumnType<object>;
    undone_at: Date | null;
  };
  call_claim: {
    enquiry_id: string;
    staff_id: string;
    claimed_at: Date;
    seen_at: Date;
    person_id: string;
  };
  customer_account: {
    account_id: string;
    email: string;
    password_hash: string;
    kitchen_id: string | null;
    activation_key_hash: string | null;
    created_at: Date;
    confirmed_at: Date | null;
  };
  customer_device: {
    token_hash: string;
    account_id: string;
    seen_at: Date;
  };
  customer_disowned_kitchen: {
    kitchen_id: string;
    disowned_at: Date;
  };
  customer_session: {
    token_hash: string;
    account_id: string;
    opened_at: Date;
    seen_at: Date;
  };
  customer_token: {
    token_hash: string;
    purpose: TokenPurpose;
    account_id: string | null;
    email: string | null;
    expires_at: Date;
  };
  enquiry: {
    enquiry_id: string;
    kitchen_id: string;
    received_at: Date;
    entry: string | null;
    szid: string | null;
    salutation: string;
    full_name: string;
    first_name: string;
    last_name: string;
    preferred_language: string;
    postcode: string;
    email: string;
    telephone_raw: string;
    telephone_formatted: string;
    answers: JSONColumnType<Record<string, string>>;
    tracking: JSONColumnType<Record<string, string>>;
    espl_value: number | null;
    espl_percentile: number | null;
    operating_system: string | null;
    ip_address: string | null;
    request_hash: string;
    raw_query: string | null;
    suspicion: Generated<string[]>;
    showroom: string | null;
    funnel: string | null;
    is_rescued: Generated<boolean>;
    status: Generated<Status>;
    lost_reason: LostReason | null;
    assignee: string | null;
    version: Generated<number>;
    note_text: Generated<string>;
    tries: Generated<number>;
    vetted_at: Date | null;
    merged_into: string | null;
    showroom_by: ShowroomSource | null;
    hidden_fields: JSONColumnType<Record<string, string>, string | undefined>;
    search: Generated<string>;
    is_withheld: Generated<boolean>;
    offer_value: number | null;
    won_value: number | null;
    person_id: Generated<string>;
    is_person_fixed: Generated<boolean>;
  };
  enquiry_apart: {
    enquiry_id: string;
    other_id: string;
  };
  enquiry_revision: {
    enquiry_id: string;
    request_hash: string;
    received_at: Date;
    data: JSONColumnType<object>;
  };
  enquiry_snapshot: {
    enquiry_id: string;
    snapshot_id: Generated<string>;
    taken_at: Date;
    body: JSONColumnType<object>;
  };
  error_report: {
    report_id: string;
    received_at: Date;
    happened_at: Date;
    app_source: string;
    description: string;
    error: string | null;
    enquiry_data: JSONColumnType<object> | null;
    fingerprint: string;
    times: number;
    last_received_at: Date;
    client_bucket: number;
    relayed_at: Date | null;
    bytes: number;
  };
  event: {
    event_id: string;
    sequence: Generated<string>;
    type: StoredEventType;
    version: number;
    enquiry_id: string | null;
    actor: AuditActorKind;
    actor_id: string | null;
    happened_at: Date;
    data: JSONColumnType<StoredEventData>;
    undone_at: Date | null;
    undo: JSONColumnType<object> | null;
    actor_name: string | null;
    actor_email: string | null;
    about_name: string | null;
    about_email: string | null;
    snapshot_id: ColumnType<string, number, number> | null;
  };
  failed_picture: {
    sender: string;
    network: string;
    failed_at: Date;
  };
  file: {
    file_id: string;
    store_key: string;
    media_type: string;
    bytes: number;
    name: string;
    received_at: Date;
    stored_at: Date | null;
    kitchen_id: string | null;
    claimed_at: Date | null;
    link_id: string | null;
    sender: string;
    network: string;
    marks: Generated<FileMark[]>;
    kind: Generated<FilePurpose>;
    added_by: string | null;
    draw_failed_by: string | null;
    draw_failures: Generated<number>;
    withdrawn_at: Date | null;
  };
  file_to_erase: {
    store_key: string;
  };
  floor_plan_link: {
    link_id: string;
    kitchen_id: string | null;
    kind: LinkKind;
    expires_at: Date;
  };
  heartbeat: {
    name: string;
    beat_at: Date;
  };
  idempotency_key: {
    scope: string;
    key: string;
    request_hash: string;
    reply: JSONColumnType<object> | null;
    created_at: Date;
  };
  mail: {
    mail_id: string;
    enquiry_id: string;
    kind: string;
    queued_at: Date;
    sent_at: Date | null;
    failure: string | null;
    mailbox: string | null;
  };
  next_step: {
    step_id: string;
    enquiry_id: string;
    kind: StepKind;
    state: StepState;
    cause: StepCause;
    starts_at: Date;
    ends_at: Date;
    is_whole_day: Generated<boolean>;
    is_promised: boolean;
    staff_id: string | null;
    text: Generated<string>;
    created_at: Date;
    changed_at: Date;
    ended_at: Date | null;
    sequence: Generated<number>;
    pool: string | null;
    seat: number | null;
    held_from: Date | null;
    held_until: Date | null;
    call_kind: AppointmentKind | null;
    has_lapsed: Generated<boolean>;
    must_confirm: Generated<boolean>;
    confirmed_at: Date | null;
    network: string | null;
    visit_kind: VisitKind | null;
    showroom: string | null;
    is_told: Generated<boolean>;
    outcome: VisitOutcome | null;
    travel_minutes: Generated<number>;
    busy: Generated<string> | null;
  };
  note: {
    note_id: string;
    enquiry_id: string;
    staff_id: string;
    written_at: Date;
    text: string;
  };
  person: {
    person_id: string;
    created_at: Date;
  };
  person_key: {
    key: string;
    person_id: string;
  };
  planner: {
    staff_id: string;
    working_hours: JSONColumnType<OpeningHours> | null;
    showrooms: string[] | null;
    version: number;
  };
  presence: {
    session_id: string;
    page_id: string;
    enquiry_id: string | null;
    is_paused: boolean;
    seen_at: Date;
  };
  rate_limit: {
    key: string;
    points: Generated<number>;
    expire: ColumnType<string, number, number> | null;
  };
  rescue_secret: {
    enquiry_id: string;
    secret_hash: string;
  };
  retailer_notice: {
    event_id: string;
    enquiry_id: string;
    mail_id: string | null;
  };
  saved_view: {
    view_id: string;
    staff_id: string;
    is_shared: boolean;
    name: string;
    filter: JSONColumnType<ViewFilter>;
    created_at: Date;
  };
  secret: {
    name: string;
    value: Buffer;
    made_at: Generated<Date>;
  };
  setting_version: {
    name: string;
    revision: number;
    value: JSONColumnType<object> | null;
    author: ActorKind;
    author_id: string | null;
    at: Date;
    state: 'draft' | 'published';
  };
  staff: {
    staff_id: string;
    email: string;
    name: string;
    role: StaffRole;
    password_hash: string;
    created_at: Date;
    deactivated_at: Date | null;
    code_secret: Buffer | null;
    code_step: number | null;
    has_shortcuts: Generated<boolean>;
    telephone: Generated<string>;
  };
  staff_device: {
    token_hash: string;
    staff_id: string;
    seen_at: Date;
  };
  staff_invitation: {
    invitation_id: string;
    email: string | null;
    role: StaffRole;
    invited_by: string | null;
    created_at: Date;
    expires_at: Date;
  };
  staff_recovery_code: {
    staff_id: string;
    code_hash: string;
  };
  staff_reset: {
    token_hash: string;
    staff_id: string;
    expires_at: Date;
  };
  staff_session: {
    session_id: string;
    token_hash: string;
    staff_id: string;
    opened_at: Date;
    seen_at: Date;
    browser: string;
  };
  tally: {
    metric: string;
    labels: string;
    count: ColumnType<string, number, number>;
  };
  used_proof: {
    proof_id: string;
    expires_at: Date;
  };
  visit: {
    visit_id: string;
    enquiry_id: string;
    kind: VisitKind;
    showroom: string;
    pool: string | null;
    planner: string | null;
    state: VisitState;
    starts_at: Date;
    ends_at: Date;
    seat: number | null;
    is_told: boolean;
    booked_at: Date;
    changed_at: Date;
    sequence: number;
    travel_minutes: number;
  };
  webhook_delivery: {
    delivery_id: Generated<string>;
    event_id: string;
    endpoint_id: string;
    attempt: number;
    attempted_at: Date;
    outcome: string;
    ms: number;
  };
  webhook_endpoint: {
    endpoint_id: string;
    url: string;
    secret: string;
    created_at: Date;
    disabled_at: Date | null;
    disabled_because: DisabledReason | null;
    gone_since: Date | null;
  };
}
