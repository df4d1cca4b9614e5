import type { Feature } from '../../platform/feature.js';
import { firstStepsApi } from './first-steps.api.js';

/** What an organization has to do before its people can clock in, from features that do not know each other. */
export const firstStepsFeature: Feature = {
  name: 'first-steps',
  description: 'What a new organization still has to set up.',
  entities: [],
  api: firstStepsApi,
};
