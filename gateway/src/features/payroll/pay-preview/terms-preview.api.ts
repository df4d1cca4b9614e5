import { type Operation, operation } from '../../../platform/api/operation.js';
import { changeTermsInput } from '../../employment/index.js';
import { employmentTermsPreview } from './terms-preview.service.js';
import { TermsPreviewType, termsPreview } from './terms-preview.types.js';

export const termsPreviewApi: readonly Operation[] = [
  operation(employmentTermsPreview, {
    description: 'The effect of changed terms of employment on open periods, person by person. Stores nothing.',
    rest: { method: 'POST', path: '/api/employment-terms/preview', status: 200, response: termsPreview },
    viewer: {
      type: () => TermsPreviewType,
      input: {
        name: 'EmploymentTermsPreviewInput',
        schema: changeTermsInput,
        description: 'The people, their new terms, and the day from which they would hold.',
      },
    },
  }),
];
