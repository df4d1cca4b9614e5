import type { Feature } from '../../feature.js';
import { keyUsageSweep } from '../usage/key-usage-sweep.js';

/** The tables of known documents and of what API keys use, registered like those of a feature. */
export const documentsFeature: Feature = {
  name: 'documents',
  entities: [],
  sweeps: [keyUsageSweep],
};
