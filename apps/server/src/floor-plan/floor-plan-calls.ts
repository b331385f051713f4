import { withdrawFileEndpoint } from '@funnel/contract/enquiry-record/withdraw-file';
import { attachFilesEndpoint } from '@funnel/contract/floor-plan/attach-files';
import { downloadByLinkEndpoint } from '@funnel/contract/floor-plan/download-by-link';
import { fetchFileEndpoint } from '@funnel/contract/floor-plan/fetch-file';
import {
  claimByLinkEndpoint,
  listArrivalsEndpoint,
  openLinkEndpoint,
  showLinkEndpoint,
} from '@funnel/contract/floor-plan/floor-plan-link';
import { uploadFilesEndpoint } from '@funnel/contract/floor-plan/upload-files';
import { answer, answerWithFile, type BoundCall, receiveFiles } from '../http/bind-call.ts';
import { attachFiles } from './attach-files.ts';
import { downloadByLink } from './download-by-link.ts';
import { fetchFile } from './fetch-file.ts';
import { openLink } from './open-link.ts';
import { uploadFiles } from './upload-files.ts';
import { claimByLink, listArrivals, showLink } from './use-link.ts';
import { withdrawFile } from './withdraw-file.ts';

export const floorPlanCalls: readonly BoundCall[] = [
  receiveFiles(uploadFilesEndpoint, uploadFiles),
  answer(attachFilesEndpoint, attachFiles),
  answerWithFile(downloadByLinkEndpoint, downloadByLink),
  answerWithFile(fetchFileEndpoint, fetchFile),
  answer(openLinkEndpoint, openLink),
  answer(showLinkEndpoint, showLink),
  answer(claimByLinkEndpoint, claimByLink),
  answer(listArrivalsEndpoint, listArrivals),
  answer(withdrawFileEndpoint, withdrawFile),
];
