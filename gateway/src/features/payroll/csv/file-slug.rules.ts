import { foldText } from '@timetrack/contracts/fold-text';

/** A name as a part of the name of a file: `Garden crew` becomes `garden-crew`. Empty if it has no Latin letters and digits. */
export function slugOf(name: string): string {
  return foldText(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
