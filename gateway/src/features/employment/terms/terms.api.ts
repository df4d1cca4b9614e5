import { z } from 'zod';
import { type Operation, operation } from '../../../platform/api/operation.js';
import { connectionOf } from '../../../platform/graphql/schema/connection.js';
import { route } from '../../../platform/http/routes/route.js';
import { changeEmploymentTermsCommand, type EmploymentPorts } from './change-terms.service.js';
import {
  employmentTerms,
  employmentTermsHistory,
  employmentTermsHistoryPage,
  employmentTermsPage,
} from './terms.service.js';
import { EmploymentTermsType, termsJson, termsView } from './terms.types.js';

const path = '/api/employment-terms';

/** Both lists have the same type. */
const EmploymentTermsConnection = connectionOf('EmploymentTerms', () => EmploymentTermsType);

const response = z.array(termsJson);

export const termsApi = (ports: EmploymentPorts): readonly Operation[] => [
  operation(employmentTermsPage, {
    description: 'The terms of employment that hold on a day, by name. Workers see only their own.',
    route: route(employmentTerms, { method: 'GET', path, status: 200, response }),
    viewer: EmploymentTermsConnection,
  }),
  operation(employmentTermsHistoryPage, {
    description: 'The terms of employment of a person over time, earliest first. Workers see only their own.',
    route: route(employmentTermsHistory, {
      method: 'GET',
      path: '/api/users/:userId/employment-terms',
      status: 200,
      response,
    }),
    viewer: EmploymentTermsConnection,
  }),
  operation(changeEmploymentTermsCommand(ports), {
    description:
      'Changes the terms of employment of several people from a day on, all or nothing. Named fields lose their later values.',
    rest: { method: 'POST', path, status: 200, response },
    mutation: {
      name: 'employmentTermsChange',
      payload: {
        employmentTerms: z.array(termsView).describe('The terms of these people that hold on the first day, by name.'),
      },
    },
  }),
];
