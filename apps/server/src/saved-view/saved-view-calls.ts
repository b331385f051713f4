import {
  listViewsEndpoint,
  removeViewEndpoint,
  saveViewEndpoint,
} from '@funnel/contract/saved-view/manage-views';
import { answer, type BoundCall } from '../http/bind-call.ts';
import { listViews, removeView, saveView } from './manage-views.ts';

export const savedViewCalls: readonly BoundCall[] = [
  answer(listViewsEndpoint, listViews),
  answer(saveViewEndpoint, saveView),
  answer(removeViewEndpoint, removeView),
];
