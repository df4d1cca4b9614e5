import { JobCombobox } from '@timetrack/screens';

export { JobCombobox as JobField };
