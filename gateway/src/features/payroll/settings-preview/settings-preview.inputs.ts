import { inputFromZod } from '../../../platform/graphql/schema/input-from-zod.builder.js';
import { payRuleChangesInput } from '../../organization/index.js';

export const PreviewSettingsInput = inputFromZod('PreviewSettingsInput', payRuleChangesInput);
