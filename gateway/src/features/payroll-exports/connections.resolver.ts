import { connectionOf } from '../../platform/graphql/schema/connection.builder.js';
import { viewerField } from '../../platform/graphql/schema/viewer-field.builder.js';
import { exportProfilePage } from './profiles/export-profile.service.js';
import { ExportProfileType } from './profiles/export-profile.types.js';

const ExportProfileConnection = connectionOf('ExportProfile', () => ExportProfileType);

/** The list of this feature on `Viewer`. */
export const exportProfilesConnection = viewerField('exportProfiles', {
  type: () => ExportProfileConnection,
  useCase: exportProfilePage,
  description: 'The kinds of payroll files: the built-in ones, then the organization’s templates by name.',
});
