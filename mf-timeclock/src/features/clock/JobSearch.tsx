import type { ComponentProps } from 'react';
import { JobField } from '../../components/JobField.js';

/** Opens at once, because the user has just opened the field in its place. */
export function JobSearch(props: ComponentProps<typeof JobField>) {
  return <JobField {...props} startsOpen />;
}
