import type { Feature } from '../../platform/feature.types.js';
import { OwnPayResolver } from './own-pay.resolver.js';
import { ownPayRoutes } from './own-pay.routes.js';

/** What people see of their own hours. It may combine pay with what other features know about the same days. */
export const ownPayFeature: Feature = {
  name: 'own-pay',
  description: 'The caller’s own hours and pay lines.',
  entities: [],
  resolvers: [OwnPayResolver],
  routes: ownPayRoutes,
};
