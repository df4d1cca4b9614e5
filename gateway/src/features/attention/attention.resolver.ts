import { viewerField } from '../../platform/graphql/schema/viewer-field.builder.js';
import { attention } from './attention.service.js';
import { AttentionType } from './attention.types.js';

export const attentionField = viewerField('attention', {
  type: () => AttentionType,
  useCase: attention,
  description:
    'What a manager should look at now: who is missing, who has not clocked out, and who approaches overtime.',
});
