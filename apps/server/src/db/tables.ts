import type { EventData, EventType } from '@funnel/contract/event/event';
import type { TokenPurpose } from '@funnel/domain/account/account-rule';
import type { AppointmentKind, AppointmentState } from '@funnel/domain/appointment/appointment';
import type { ActorKind } from '@funnel/domain/event/actor';
import type { FileMark } from '@funnel/domain/floor-plan/file-mark';
import type { LinkKind } from '@funnel/domain/floor-plan/floor-plan-link';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** The tables as the migrations make them; a test compares both. */
export interface Tables {
  enquiry: EnquiryTable;
  enquiry_revision: EnquiryRevisionTable;
  idempotency_key: IdempotencyKeyTable;
  event: EventTable;
  mail: MailTable;
  webhook_endpoint: WebhookEndpointTable;
  webhook_delivery: WebhookDeliveryTable;
  error_report: ErrorReportTable;
  setting: SettingTable;
  appointment: AppointmentTable;
  used_proof: UsedProofTable;
  customer_account: CustomerAccountTable;
  customer_session: CustomerSessionTable;
  customer_device: CustomerDeviceTable;
  customer_token: CustomerTokenTable;
  customer_disowned_kitchen: CustomerDisownedKitchenTable;
  customer_attempt: CustomerAttemptTable;
  file: FileTable;
  failed_picture: FailedPictureTable;
  floor_plan_link: FloorPlanLinkTable;
  secret: SecretTable;
  rate_limit: RateLimitTable;
  heartbeat: HeartbeatTable;
  tally: TallyTable;
  alert: AlertTable;
}

interface EventTable {
  event_id: string;
  sequence: Generated<string>;
  type: EventType;
  version: number;
  enquiry_id: string;
  actor: ActorKind;
  actor_id: string | null;
  happened_at: Date;
  data: JSONColumnType<EventData>;
}

interface EnquiryTable {
  enquiry_id: string;
  kitchen_id: string;
  received_at: Date;
  entry: string | null;
  funnel: string | null;
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
}

interface EnquiryRevisionTable {
  enquiry_id: string;
  request_hash: string;
  received_at: Date;
  data: JSONColumnType<object>;
}

interface IdempotencyKeyTable {
  scope: string;
  key: string;
  request_hash: string;
  reply: JSONColumnType<object> | null;
  created_at: Date;
}

interface MailTable {
  mail_id: string;
  enquiry_id: string;
  kind: string;
  mailbox: string | null;
  queued_at: Date;
  sent_at: Date | null;
  failure: string | null;
}

interface WebhookEndpointTable {
  endpoint_id: string;
  url: string;
  secret: string;
  created_at: Date;
  disabled_at: Date | null;
}

interface WebhookDeliveryTable {
  delivery_id: Generated<string>;
  event_id: string;
  endpoint_id: string;
  attempt: number;
  attempted_at: Date;
  outcome: string;
  ms: number;
}

interface ErrorReportTable {
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
  bytes: number;
  relayed_at: Date | null;
}

interface SettingTable {
  name: string;
  value: JSONColumnType<object>;
  changed_at: Date;
}

interface AppointmentTable {
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
  held_from: Generated<Date>;
  held_until: Date | null;
  network: string | null;
}

interface UsedProofTable {
  proof_id: string;
  expires_at: Date;
}

interface CustomerAccountTable {
  account_id: string;
  email: string;
  password_hash: string;
  kitchen_id: string | null;
  activation_key_hash: string | null;
  created_at: Date;
  confirmed_at: Date | null;
}

interface CustomerSessionTable {
  token_hash: string;
  account_id: string;
  opened_at: Date;
  seen_at: Date;
}

interface CustomerDeviceTable {
  token_hash: string;
  account_id: string;
  seen_at: Date;
}

interface CustomerTokenTable {
  token_hash: string;
  purpose: TokenPurpose;
  account_id: string | null;
  email: string | null;
  expires_at: Date;
}

interface CustomerDisownedKitchenTable {
  kitchen_id: string;
  disowned_at: Date;
}

interface CustomerAttemptTable {
  key: string;
  count: number;
  last_at: Date;
}

interface FileTable {
  file_id: string;
  store_key: string;
  media_type: string;
  bytes: number;
  name: string;
  received_at: Date;
  stored_at: Date | null;
  kitchen_id: string | null;
  claimed_at: Date | null;
  sender: string;
  network: string;
  link_id: string | null;
  marks: Generated<FileMark[]>;
}

interface FailedPictureTable {
  sender: string;
  network: string;
  failed_at: Date;
}

interface FloorPlanLinkTable {
  link_id: string;
  kitchen_id: string | null;
  kind: LinkKind;
  expires_at: Date;
}

interface SecretTable {
  name: string;
  value: Buffer;
  made_at: Generated<Date>;
}

/** Written by the rate limiter. */
interface RateLimitTable {
  key: string;
  points: number;
  expire: string | null;
}

interface HeartbeatTable {
  name: string;
  beat_at: Date;
}

interface TallyTable {
  metric: string;
  labels: string;
  count: ColumnType<string, number, number>;
}

interface AlertTable {
  kind: string;
  began_at: Date;
  seen_at: Date;
  told_at: Date | null;
}
