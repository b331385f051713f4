import { confirmCallEndpoint, dropCallEndpoint } from '@funnel/contract/appointment/keep-call';
import { bookTimeEndpoint } from '@funnel/contract/calendar/book-time';
import {
  changeHoursEndpoint,
  changeSeatsEndpoint,
  closeDaysEndpoint,
  openDaysEndpoint,
  showHoursEndpoint,
} from '@funnel/contract/calendar/keep-hours';
import { showCalendarEndpoint } from '@funnel/contract/calendar/show-calendar';
import {
  endMyFeedEndpoint,
  endShowroomFeedEndpoint,
  listFeedsEndpoint,
  makeMyFeedEndpoint,
  makeShowroomFeedEndpoint,
  readFeedEndpoint,
} from '@funnel/contract/calendar-feed/calendar-feed';
import { listDoneCallsEndpoint } from '@funnel/contract/call-queue/list-done-calls';
import {
  claimCallEndpoint,
  endCallEndpoint,
  keepCallEndpoint,
  releaseCallEndpoint,
  takeOverCallEndpoint,
  undoCallEndpoint,
} from '@funnel/contract/call-queue/make-call';
import { countQueueEndpoint, showQueueEndpoint } from '@funnel/contract/call-queue/show-queue';
import { enterEnquiryEndpoint } from '@funnel/contract/enquiry/enter-enquiry';
import { exportEnquiriesEndpoint } from '@funnel/contract/enquiry-list/export-enquiries';
import { countEnquiriesEndpoint, listEnquiriesEndpoint } from '@funnel/contract/enquiry-list/list-enquiries';
import { addFilesEndpoint } from '@funnel/contract/enquiry-record/add-files';
import { listTimelineEndpoint } from '@funnel/contract/enquiry-record/list-timeline';
import { readFileEndpoint } from '@funnel/contract/enquiry-record/read-file';
import { showEnquiryEndpoint } from '@funnel/contract/enquiry-record/show-enquiry';
import { changeContactEndpoint } from '@funnel/contract/pipeline/change-contact';
import {
  addNoteEndpoint,
  assignEnquiryEndpoint,
  changeManyEndpoint,
  changeStatusEndpoint,
} from '@funnel/contract/pipeline/change-enquiry';
import { undoChangesEndpoint } from '@funnel/contract/pipeline/undo-changes';
import { vetEnquiryEndpoint } from '@funnel/contract/pipeline/vet-enquiry';
import {
  endPresenceEndpoint,
  listPresentEndpoint,
  listReadersEndpoint,
  tellPresenceEndpoint,
} from '@funnel/contract/presence/presence';
import {
  keepApartEndpoint,
  mergeEnquiryEndpoint,
  unmergeEnquiryEndpoint,
} from '@funnel/contract/same-person/merge-enquiry';
import {
  listViewsEndpoint,
  removeViewEndpoint,
  saveViewEndpoint,
} from '@funnel/contract/saved-view/keep-views';
import { nameShowroomsEndpoint } from '@funnel/contract/showroom/keep-showrooms';
import { cancelVisitEndpoint, moveVisitEndpoint } from '@funnel/contract/visit/keep-visit';
import { listVisitSlotsEndpoint } from '@funnel/contract/visit/list-visit-slots';
import { MAX_FILE_BYTES, MAX_FILES } from '@funnel/domain/floor-plan/upload-rule';
import type { FastifyInstance } from 'fastify';
import { confirmCall, dropCall } from './appointment/keep-call.ts';
import { bookTime } from './calendar/book-time.ts';
import { changeSeats } from './calendar/change-seats.ts';
import { changeHours, closeDays, openDays, showHours } from './calendar/keep-hours.ts';
import { showCalendar } from './calendar/show-calendar.ts';
import { endFeed, listFeeds, makeFeed } from './calendar-feed/keep-feeds.ts';
import { readFeed } from './calendar-feed/read-feed.ts';
import { DESK_CHANGE_LIMITS, DESK_EXPORT_LIMITS, DESK_READ_LIMITS, FEED_LIMITS } from './call-limits.ts';
import { claimCall, keepCall, releaseCall, takeOverCall } from './call-queue/claim-call.ts';
import { endCall } from './call-queue/end-call.ts';
import { listDoneCalls } from './call-queue/list-done-calls.ts';
import { countQueue, showQueue } from './call-queue/show-queue.ts';
import { undoCall } from './call-queue/undo-call.ts';
import { drawStoredPdf } from './customer-area/draw-stored-pdf.ts';
import { enterEnquiry } from './enquiry-entry/enter-enquiry.ts';
import { exportEnquiries } from './enquiry-export/export-enquiries.ts';
import { countEnquiries, listEnquiries } from './enquiry-list/list-enquiries.ts';
import { shownEnquiries } from './enquiry-list/shown-enquiries.ts';
import { findKitchen } from './enquiry-record/enquiry-record.queries.ts';
import { listTimeline } from './enquiry-record/list-timeline.ts';
import { readFile } from './enquiry-record/read-file.ts';
import { showEnquiry } from './enquiry-record/show-enquiry.ts';
import { actorOf } from './event/record-staff-event.ts';
import { seenEnquiries } from './event/seen-enquiries.ts';
import { claimFiles } from './floor-plan/claim-files.ts';
import { uploadFiles } from './floor-plan/upload-files.ts';
import { limitCalls, limitReads } from './http/call-limiter.ts';
import { Refusal } from './http/refusal.ts';
import { registerCalendar } from './http/register-calendar.ts';
import { registerDownload } from './http/register-download.ts';
import { registerEndpoint } from './http/register-endpoint.ts';
import { registerUpload } from './http/register-upload.ts';
import { changeContact } from './pipeline/change-contact.ts';
import { addNote, assignEnquiry, changeStatus } from './pipeline/change-enquiry.ts';
import { changeMany } from './pipeline/change-many.ts';
import { undoChanges } from './pipeline/undo-changes.ts';
import { vetEnquiry } from './pipeline/vet-enquiry.ts';
import { endPresence, listPresent, listReaders, tellPresence } from './presence/keep-presence.ts';
import { keepApart, mergeEnquiry, unmergeEnquiry } from './same-person/merge-enquiry.ts';
import { listViews, removeView, saveView } from './saved-view/keep-views.ts';
import type { Services } from './services.ts';
import { nameShowrooms } from './showroom/keep-showrooms.ts';
import { cancelVisit, moveVisit } from './visit/keep-visit.ts';
import { listVisitSlots } from './visit/list-visit-slots.ts';

const idsOf = (rows: readonly { readonly enquiryId: string }[]) => rows.map(({ enquiryId }) => enquiryId);

/** Binds the endpoints of the staff's work with enquiries to their handlers. */
export async function answerEnquiryCalls(app: FastifyInstance, services: Services): Promise<void> {
  const read = limitReads(services, DESK_READ_LIMITS);
  const change = limitCalls(services, DESK_CHANGE_LIMITS);
  const seen = seenEnquiries(services);
  registerEndpoint(
    app,
    listEnquiriesEndpoint,
    seen(
      listEnquiriesEndpoint,
      (call) => listEnquiries(services, call),
      ({ data }) => idsOf(data.enquiries),
    ),
    read,
  );
  registerEndpoint(app, countEnquiriesEndpoint, (call) => countEnquiries(services, call), read);
  registerEndpoint(app, showEnquiryEndpoint, (call) => showEnquiry(services, call), read);
  registerEndpoint(
    app,
    listTimelineEndpoint,
    seen(
      listTimelineEndpoint,
      (call) => listTimeline(services, call),
      (_, { query }) => [query.enquiryId],
    ),
    read,
  );
  registerDownload(
    app,
    readFileEndpoint,
    (call) => readFile(services, call, (pdf) => drawStoredPdf(services, pdf)),
    read,
  );
  const uploadLimits = { files: MAX_FILES, bytesPerFile: MAX_FILE_BYTES };
  await registerUpload(app, addFilesEndpoint, uploadLimits, async (call) => {
    const { by, query } = call;
    const kitchenId = await findKitchen(services.db, query.enquiryId);
    if (kitchenId === undefined) throw new Refusal('NOT_FOUND', 'There is no such enquiry.');
    const { data } = await uploadFiles(services, call);
    const fcIds = data.uploadedFiles.map(({ fileId }) => fileId);
    await claimFiles(services, {
      body: { kitchenId, fcIds },
      idempotencyKey: undefined,
      actor: actorOf(by.staffId),
      ofStaff: { purpose: query.purpose, addedBy: by.staffId },
    });
    return { data };
  });
  const exported = limitCalls(services, DESK_EXPORT_LIMITS);
  const shown = (now: Date) => shownEnquiries(services.settings.current(), now);
  registerDownload(app, exportEnquiriesEndpoint, (call) => exportEnquiries(services, call, shown), exported);
  registerEndpoint(app, enterEnquiryEndpoint, (call) => enterEnquiry(services, call), change);
  registerEndpoint(
    app,
    showCalendarEndpoint,
    seen(
      showCalendarEndpoint,
      (call) => showCalendar(services, call),
      ({ data }) => idsOf([...data.calls, ...data.visits]),
    ),
    read,
  );
  registerEndpoint(app, showHoursEndpoint, () => showHours(services), read);
  registerEndpoint(app, changeHoursEndpoint, (call) => changeHours(services, call), change);
  registerEndpoint(app, bookTimeEndpoint, (call) => bookTime(services, call), change);
  registerEndpoint(app, changeSeatsEndpoint, (call) => changeSeats(services, call), change);
  registerEndpoint(app, closeDaysEndpoint, (call) => closeDays(services, call), change);
  registerEndpoint(app, openDaysEndpoint, (call) => openDays(services, call), change);
  const feeds = limitCalls(services, FEED_LIMITS);
  registerCalendar(app, readFeedEndpoint, (call) => readFeed(services, call), feeds);
  registerEndpoint(app, listFeedsEndpoint, (call) => listFeeds(services, call), read);
  const mine = ({ staffId }: { readonly staffId: string }) => ({ staffId });
  registerEndpoint(app, makeMyFeedEndpoint, ({ by }) => makeFeed(services, by, mine(by)), change);
  registerEndpoint(app, endMyFeedEndpoint, ({ by }) => endFeed(services, by, mine(by)), change);
  registerEndpoint(app, makeShowroomFeedEndpoint, ({ by, body }) => makeFeed(services, by, body), change);
  registerEndpoint(app, endShowroomFeedEndpoint, ({ by, body }) => endFeed(services, by, body), change);
  registerEndpoint(
    app,
    showQueueEndpoint,
    seen(
      showQueueEndpoint,
      (call) => showQueue(services, call),
      ({ data }) => idsOf([...data.entries, ...data.next]),
    ),
    read,
  );
  registerEndpoint(
    app,
    listDoneCallsEndpoint,
    seen(
      listDoneCallsEndpoint,
      (call) => listDoneCalls(services, call),
      ({ data }) => idsOf(data.calls),
    ),
    read,
  );
  registerEndpoint(app, countQueueEndpoint, () => countQueue(services), read);
  registerEndpoint(app, listVisitSlotsEndpoint, (call) => listVisitSlots(services, call), read);
  registerEndpoint(app, moveVisitEndpoint, (call) => moveVisit(services, call), change);
  registerEndpoint(app, cancelVisitEndpoint, (call) => cancelVisit(services, call), change);
  registerEndpoint(app, confirmCallEndpoint, (call) => confirmCall(services, call), change);
  registerEndpoint(app, dropCallEndpoint, (call) => dropCall(services, call), change);
  registerEndpoint(app, claimCallEndpoint, (call) => claimCall(services, call), change);
  registerEndpoint(app, takeOverCallEndpoint, (call) => takeOverCall(services, call), change);
  registerEndpoint(app, keepCallEndpoint, (call) => keepCall(services, call), change);
  registerEndpoint(app, releaseCallEndpoint, (call) => releaseCall(services, call), change);
  registerEndpoint(app, endCallEndpoint, (call) => endCall(services, call), change);
  registerEndpoint(app, undoCallEndpoint, (call) => undoCall(services, call), change);
  registerEndpoint(app, changeStatusEndpoint, (call) => changeStatus(services, call), change);
  registerEndpoint(app, assignEnquiryEndpoint, (call) => assignEnquiry(services, call), change);
  registerEndpoint(app, changeContactEndpoint, (call) => changeContact(services, call), change);
  registerEndpoint(app, changeManyEndpoint, (call) => changeMany(services, call), change);
  registerEndpoint(app, undoChangesEndpoint, (call) => undoChanges(services, call), change);
  registerEndpoint(app, listViewsEndpoint, (call) => listViews(services, call), read);
  registerEndpoint(app, saveViewEndpoint, (call) => saveView(services, call), change);
  registerEndpoint(app, removeViewEndpoint, (call) => removeView(services, call), change);
  registerEndpoint(app, vetEnquiryEndpoint, (call) => vetEnquiry(services, call), change);
  registerEndpoint(app, mergeEnquiryEndpoint, (call) => mergeEnquiry(services, call), change);
  registerEndpoint(app, unmergeEnquiryEndpoint, (call) => unmergeEnquiry(services, call), change);
  registerEndpoint(app, keepApartEndpoint, (call) => keepApart(services, call), change);
  registerEndpoint(app, tellPresenceEndpoint, (call) => tellPresence(services, call), change);
  registerEndpoint(app, endPresenceEndpoint, (call) => endPresence(services, call), change);
  registerEndpoint(app, listPresentEndpoint, (call) => listPresent(services, call), read);
  registerEndpoint(app, listReadersEndpoint, (call) => listReaders(services, call), read);
  registerEndpoint(app, nameShowroomsEndpoint, () => nameShowrooms(services), read);
  registerEndpoint(app, addNoteEndpoint, (call) => addNote(services, call), change);
}
