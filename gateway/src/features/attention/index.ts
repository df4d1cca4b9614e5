import type { Feature } from '../../platform/feature.types.js';
import { attentionField } from './attention.resolver.js';
import { attentionRoutes } from './attention.routes.js';

/** What a manager should look at now, from shifts, punches, time off and pay, which do not know each other. */
export const attentionFeature: Feature = {
  name: 'attention',
  description: 'Who should be at work and is not, who has not clocked out, and who approaches overtime.',
  entities: [],
  resolvers: [attentionField],
  routes: attentionRoutes,
};
