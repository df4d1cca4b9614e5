import type { Feature } from '../../platform/feature.js';
import { attentionApi } from './attention.api.js';

/** What a manager should look at now, from shifts, punches, time off and pay, which do not know each other. */
export const attentionFeature: Feature = {
  name: 'attention',
  description: 'People who are missing from work, have not clocked out, or are in or near overtime.',
  entities: [],
  api: attentionApi,
};
