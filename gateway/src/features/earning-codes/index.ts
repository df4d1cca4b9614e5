import type { Feature } from '../../platform/feature.js';
import { unknownJob } from '../jobs/index.js';
import { earningCodeApi } from './earning-code.api.js';
import { EarningCode } from './earning-code.entity.js';
import { unknownCodedPolicy } from './earning-code.rules.js';

export { type CodeLookup, readCodeLookup } from './earning-code.queries.js';
export { payKind } from './earning-code.types.js';

export const earningCodesFeature: Feature = {
  name: 'earning-codes',
  description: 'The names of pay lines at the payroll provider.',
  entities: [EarningCode],
  api: earningCodeApi,
  constraintErrors: { earning_codes_of_job: unknownJob, earning_codes_of_policy: unknownCodedPolicy },
};
