import { useState } from 'react';

/** Whether a condition has been true since the component was mounted. A closing dialog is rendered until it has faded. */
export function useHasBeen(condition: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(condition);
  if (condition && !hasBeen) setHasBeen(true);
  return condition || hasBeen;
}
