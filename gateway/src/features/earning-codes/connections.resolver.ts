import { connectionOf } from '../../platform/graphql/schema/connection.builder.js';
import { viewerField } from '../../platform/graphql/schema/viewer-field.builder.js';
import { earningCodePage } from './earning-code.service.js';
import { EarningCodeType } from './earning-code.types.js';

const EarningCodeConnection = connectionOf('EarningCode', () => EarningCodeType);

/** The list of this feature on `Viewer`. */
export const earningCodesConnection = viewerField('earningCodes', {
  type: () => EarningCodeConnection,
  useCase: earningCodePage,
  description: 'The earning codes of every kind and category, then those of jobs and policies by name.',
});
