import type { Feature } from '../feature.types.js';
import { Cells } from './migrations/0130-cells.js';
import { Destinations } from './migrations/0135-destinations.js';

/** The tables of the directory of cells, registered like those of a feature. */
export const cellsFeature: Feature = {
  name: 'cells',
  entities: [],
  resolvers: [],
  routes: [],
  migrations: [
    { name: '0130-cells', class: Cells },
    { name: '0135-destinations', class: Destinations },
  ],
};
