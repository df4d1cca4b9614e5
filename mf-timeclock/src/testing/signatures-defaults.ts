import { api, respondWith } from '@timetrack/testing/graphql-api';
import { LoadSignatures, LoadSignedPeriods, LoadSigning } from '../features/signatures/signatures.graphql.js';
import { signedPeriods, signing, someSignatures } from './signatures-builders.js';

/** One default response to every operation about signatures: signatures are off. */
export const signaturesDefaults = [
  api.query(LoadSigning, () => respondWith(signing(false))),
  api.query(LoadSignedPeriods, () => respondWith(signedPeriods())),
  api.query(LoadSignatures, () => respondWith(someSignatures())),
];
