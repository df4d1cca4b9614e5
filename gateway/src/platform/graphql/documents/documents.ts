import type { Feature } from '../../feature.js';
import { keyUsageSweep } from '../usage/key-usage-sweep.js';

export const documentsFeature: Feature = {
  name: 'documents',
  entities: [],
  sweeps: [keyUsageSweep],
};
