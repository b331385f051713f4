import { deleteMyFileEndpoint, downloadMyFileEndpoint } from '@funnel/contract/customer-area/manage-files';
import { showOverviewEndpoint, showStatusEndpoint } from '@funnel/contract/customer-area/show-overview';
import { answer, answerWithFile, type BoundCall } from '../http/bind-call.ts';
import { deleteMyFile, downloadMyFile } from './manage-files.ts';
import { showOverview, showStatus } from './show-overview.ts';

export const customerAreaCalls: readonly BoundCall[] = [
  answer(showStatusEndpoint, showStatus),
  answer(showOverviewEndpoint, showOverview),
  answerWithFile(downloadMyFileEndpoint, downloadMyFile),
  answer(deleteMyFileEndpoint, deleteMyFile),
];
