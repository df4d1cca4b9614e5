import { connectionOf } from '../../platform/graphql/schema/connection.builder.js';
import { viewerField } from '../../platform/graphql/schema/viewer-field.builder.js';
import { ptoCalendar } from './calendar/pto-calendar.service.js';
import { PtoCalendarType } from './calendar/pto-calendar.types.js';
import { ptoPolicyPage } from './policies/pto-policy.service.js';
import { PtoPolicyType } from './policies/pto-policy.types.js';
import { PtoRequestConnection } from './requests/pto-request.resolver.js';
import { myPtoRequests, pendingPtoRequests } from './requests/pto-request.service.js';

const PtoPolicyConnection = connectionOf('PtoPolicy', () => PtoPolicyType);

/** The reads of this feature on `Viewer`. */
export const timeOffConnections = [
  viewerField('myPtoRequests', {
    type: () => PtoRequestConnection,
    useCase: myPtoRequests,
    description: 'The caller’s own requests, newest first.',
  }),
  viewerField('pendingPtoRequests', {
    type: () => PtoRequestConnection,
    useCase: pendingPtoRequests,
    description: 'All requests that are waiting for a decision, newest first.',
  }),
  viewerField('ptoCalendar', {
    type: () => PtoCalendarType,
    useCase: ptoCalendar,
    description: 'Who is off, or has asked to be, on these days.',
  }),
  viewerField('ptoPolicies', {
    type: () => PtoPolicyConnection,
    useCase: ptoPolicyPage,
    description: 'The active policies, oldest first, with the retired ones if `includeRetired` is true.',
  }),
] as const;
