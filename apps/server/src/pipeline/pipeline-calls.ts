import { changeContactEndpoint } from '@funnel/contract/pipeline/change-contact';
import {
  addNoteEndpoint,
  assignEnquiryEndpoint,
  changeManyEndpoint,
  changeStatusEndpoint,
} from '@funnel/contract/pipeline/change-enquiry';
import { undoChangesEndpoint } from '@funnel/contract/pipeline/undo-changes';
import { vetEnquiryEndpoint } from '@funnel/contract/pipeline/vet-enquiry';
import { answer, type BoundCall } from '../http/bind-call.ts';
import { changeContact } from './change-contact.ts';
import { addNote, assignEnquiry, changeStatus } from './change-enquiry.ts';
import { changeMany } from './change-many.ts';
import { undoChanges } from './undo-changes.ts';
import { vetEnquiry } from './vet-enquiry.ts';

export const pipelineCalls: readonly BoundCall[] = [
  answer(changeStatusEndpoint, changeStatus),
  answer(assignEnquiryEndpoint, assignEnquiry),
  answer(changeContactEndpoint, changeContact),
  answer(changeManyEndpoint, changeMany),
  answer(undoChangesEndpoint, undoChanges),
  answer(vetEnquiryEndpoint, vetEnquiry),
  answer(addNoteEndpoint, addNote),
];
