import type { Feature } from '../feature.js';
import { PlatformBaseline } from './migrations/0011-platform.js';

export const platformTables: Feature = {
  name: 'platform',
  entities: [],
  migrations: [{ name: '0011-platform', class: PlatformBaseline }],
};
