import { useState } from 'react';
import type { FieldErrors } from '../../../parts/use-change.js';
import type { Asked } from '../address/report-address.js';
import { whatIsMissing } from './validate.js';

/** The form as somebody fills it in; whenever the address asks for another report, it says that one. */
export function useReportForm(inAddress: Asked) {
  const [typed, setTyped] = useState({ from: inAddress, asked: inAddress });
  const [errors, setErrors] = useState<FieldErrors>({});
  if (!isSame(typed.from, inAddress)) {
    setTyped({ from: inAddress, asked: inAddress });
    setErrors({});
  }

  function change(asked: Asked): void {
    setTyped({ from: inAddress, asked });
    // What is wrong is said when something is asked for; from then on it goes as soon as it is mended.
    if (Object.keys(errors).length > 0) setErrors(whatIsMissing(asked));
  }

  /** Whether it can be sent; otherwise the fields say what is missing. */
  function isReady(): boolean {
    const missing = whatIsMissing(typed.asked);
    setErrors(missing);
    return Object.keys(missing).length === 0;
  }

  return { asked: typed.asked, errors, setErrors, change, isReady };
}

function isSame(one: Asked, other: Asked): boolean {
  return one.type === other.type && one.startDate === other.startDate && one.endDate === other.endDate;
}
