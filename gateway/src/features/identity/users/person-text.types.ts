import { storedText, type Texts } from '../../../platform/stored-text/stored-text.js';

/** A new field is added here and as a column of `users`. */
export const personText = storedText({
  payrollName: {
    label: 'Payroll name',
    description: 'The name of the person at the payroll provider, for files without employee numbers, if it differs',
    // What QuickBooks accepts.
    maxCharacters: 41,
    isLine: true,
  },
});

export type PersonText = Texts<(typeof personText.names)[number]>;
