import type { Feature } from '../../platform/feature.js';
import { ownPayApi } from './own-pay.api.js';

/** What people see of their own hours. It may combine pay with what other features know about the same days. */
export const ownPayFeature: Feature = {
  name: 'own-pay',
  description: 'The caller’s own hours and pay lines.',
  entities: [],
  api: ownPayApi,
};
