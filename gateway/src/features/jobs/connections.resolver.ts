import { connectionOf } from '../../platform/graphql/schema/connection.builder.js';
import { viewerField } from '../../platform/graphql/schema/viewer-field.builder.js';
import { jobPage } from './job.service.js';
import { JobType } from './job.types.js';

const JobConnection = connectionOf('Job', () => JobType);

/** The list of this feature on `Viewer`. */
export const jobsConnection = viewerField('jobs', {
  type: () => JobConnection,
  useCase: jobPage,
  description: 'The active jobs by name, with the retired ones if `includeRetired` is true.',
});
