import { type Feature } from '../../../platform/feature.js';
import { employmentFeature } from '../index.js';

/** The tables that statements of the organization read, for databases with a few features. */
export const employmentTables: Feature = employmentFeature({
  ownPagesChanged: () => {
    throw new Error('No terms change here.');
  },
});
