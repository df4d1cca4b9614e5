import { connectionOf } from '../../platform/graphql/schema/connection.builder.js';
import { viewerField } from '../../platform/graphql/schema/viewer-field.builder.js';
import { SignOffRowType } from './records/sign-off.types.js';
import { signOffPage } from './records/sign-off-list.service.js';

const SignOffRowConnection = connectionOf('SignOffRow', () => SignOffRowType);

/** The list of this feature on `Viewer`. */
export const signOffsConnection = viewerField('signOffs', {
  type: () => SignOffRowConnection,
  useCase: signOffPage,
  description:
    'Everyone who has hours or paid time off in the pay period that starts on this date, by last name, and whether they have signed.',
});
