import { type Operation, operation } from '../../../platform/api/operation.js';
import { connectionOf } from '../../../platform/graphql/schema/connection.js';
import { fileRoute } from '../../../platform/http/routes/route.js';
import { myQualifiedOvertime, qualifiedOvertime, qualifiedOvertimeFile } from './qualified-overtime.service.js';
import { QualifiedOvertimeOfYearType, qualifiedOvertimeOfYear } from './qualified-overtime.types.js';

const path = '/api/payroll/qualified-overtime';

export const qualifiedOvertimeApi: readonly Operation[] = [
  operation(qualifiedOvertime, {
    description:
      'Everyone’s overtime of a tax year that the FLSA itself requires, by last name: box 12 of Form W-2, code TT.',
    rest: {
      method: 'GET',
      path,
      status: 200,
      page: qualifiedOvertimeOfYear,
      instead: {
        when: ({ format }) => format === 'csv',
        route: fileRoute(qualifiedOvertimeFile, { path, contentType: 'text/csv' }),
      },
      description: 'Everyone’s qualified overtime of a tax year, by last name. As a file with `format=csv`.',
    },
    viewer: {
      type: connectionOf('QualifiedOvertimeOfYear', () => QualifiedOvertimeOfYearType),
      except: ['last', 'before', 'format'],
    },
  }),
  operation(myQualifiedOvertime, {
    description: 'The caller’s own overtime of a tax year that the FLSA itself requires.',
    rest: { method: 'GET', path: '/api/me/qualified-overtime', status: 200, response: qualifiedOvertimeOfYear },
    viewer: () => QualifiedOvertimeOfYearType,
  }),
];
