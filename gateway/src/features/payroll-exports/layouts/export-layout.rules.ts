import { failures, type Violation } from '../../../platform/errors/index.js';
import type { ExportLayout } from './export-layout.types.js';

/** A decimal comma would become two columns in a file that is separated by commas and never quoted. */
export function numbersMustBeReadable({ decimalMark, separator, quoting }: ExportLayout): Violation {
  if (decimalMark !== 'COMMA' || separator !== 'COMMA' || quoting !== 'NEVER') return undefined;
  return failures.invalid({ quoting: 'A decimal comma needs quotation marks or another separator' });
}
