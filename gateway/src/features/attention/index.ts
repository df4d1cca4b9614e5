import type { Feature } from '../../platform/feature.js';
import { attentionApi } from './attention.api.js';

/** What a manager should look at now, from shifts, punches, time off and pay, which do not know each other. */
export const attentionFeature: Feature = {
  name: 'attention',
  description: 'Who should be at work and is not, who has not clocked out, and who is close to overtime or past it.',
  entities: [],
  api: attentionApi,
};
