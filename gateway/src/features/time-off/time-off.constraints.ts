import type { ConstraintErrors } from '../../platform/database/constraint-errors.js';
import { policyNameTaken } from './policies/pto-policy.rules.js';

/** What the database refuses, in the words of the rules that it guards: somebody else was quicker by a moment. */
export const timeOffConstraintErrors: ConstraintErrors = { pto_policies_active_name_once: policyNameTaken };
