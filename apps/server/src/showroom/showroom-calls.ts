import { chooseShowroomEndpoint } from '@funnel/contract/showroom/choose-showroom';
import {
  listShowroomsEndpoint,
  nameShowroomsEndpoint,
  removeShowroomEndpoint,
  saveShowroomEndpoint,
} from '@funnel/contract/showroom/manage-showrooms';
import { answer, type BoundCall } from '../http/bind-call.ts';
import { chooseShowroom } from './choose-showroom.ts';
import { listShowrooms, nameShowrooms, removeShowroom, saveShowroom } from './manage-showrooms.ts';

export const showroomCalls: readonly BoundCall[] = [
  answer(chooseShowroomEndpoint, chooseShowroom),
  answer(listShowroomsEndpoint, listShowrooms),
  answer(nameShowroomsEndpoint, nameShowrooms),
  answer(saveShowroomEndpoint, saveShowroom),
  answer(removeShowroomEndpoint, removeShowroom),
];
