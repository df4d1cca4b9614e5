import type { Feature } from '../../platform/feature.js';
import { signOffNodes } from './records/sign-off-document.service.js';
import { signOffApi } from './sign-off.api.js';
import { alreadySigned } from './signing/sign-off.rules.js';
import { enqueueChecks } from './staleness/enqueue-checks.service.js';
import { signOffCheckJob } from './staleness/sign-off-check.job.js';

export { describeChanges } from './content/content-changes.rules.js';
export { buildContent, hashJson } from './content/sign-off-content.rules.js';
export type { SignOffContent } from './content/sign-off-content.types.js';
export { readSignedTimes } from './content/signed-times.queries.js';
export { readOwnSignOff } from './own/own-sign-off.queries.js';
export { type OwnSignOff, ownSignOffShape } from './own/own-sign-off.types.js';

export { countSigned } from './records/signers.queries.js';
export { storeSignOffSettings } from './settings/sign-off-settings.service.js';
export { insertSignOff } from './signing/sign-off.service.js';
export { markStale } from './staleness/sign-off-check.queries.js';

export const signOffsFeature: Feature = {
  name: 'sign-offs',
  description: 'Signatures with which people confirm their hours.',
  entities: [],
  nodes: signOffNodes,
  api: signOffApi,
  transactionHook: enqueueChecks,
  jobs: [signOffCheckJob],
  constraintErrors: { sign_offs_once: alreadySigned },
};
