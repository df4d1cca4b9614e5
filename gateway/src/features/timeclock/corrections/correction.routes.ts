import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { nextCursorOf } from '../../../platform/paging/index.js';
import { approveCorrection, denyCorrection } from './approve-correction.service.js';
import { corrections, previewCorrection, requestCorrection, withdrawCorrection } from './correction.service.js';
import {
  approvedCorrectionJson,
  correctionJson,
  correctionPreviewJson,
  serializeApprovedCorrection,
  serializeCorrection,
  serializeCorrectionPreview,
} from './correction-json.presenter.js';

export const correctionRoutes: readonly Route[] = [
  route(corrections, {
    method: 'GET',
    path: '/api/corrections',
    status: 200,
    summary: 'List corrections, newest first: everyone’s for reviewers, otherwise your own',
    response: z.array(correctionJson),
    present: (page) => page.edges.map((edge) => serializeCorrection(edge.node)),
    nextCursor: nextCursorOf,
  }),
  route(previewCorrection, {
    method: 'POST',
    path: '/api/corrections/preview',
    status: 200,
    summary: 'What a correction of your own time would change; stores nothing',
    response: correctionPreviewJson,
    present: serializeCorrectionPreview,
  }),
  route(requestCorrection, {
    method: 'POST',
    path: '/api/corrections',
    status: 201,
    summary: 'Ask for a correction of your own time; an overlap with another timesheet is only a warning',
    response: correctionJson,
    present: serializeCorrection,
  }),
  route(approveCorrection, {
    method: 'POST',
    path: '/api/corrections/:id/approve',
    status: 200,
    summary:
      'Approve a pending correction, perhaps with other times; the timesheet changes and is approved; managers cannot approve their own',
    response: approvedCorrectionJson,
    present: serializeApprovedCorrection,
  }),
  route(denyCorrection, {
    method: 'POST',
    path: '/api/corrections/:id/deny',
    status: 200,
    summary: 'Deny a pending correction and say why; managers cannot deny their own',
    response: correctionJson,
    present: serializeCorrection,
  }),
  route(withdrawCorrection, {
    method: 'POST',
    path: '/api/corrections/:id/withdraw',
    status: 200,
    summary: 'Withdraw your own pending correction',
    response: correctionJson,
    present: serializeCorrection,
  }),
];
