import { matchesText } from '../format/person-name.js';

/** A job that a combobox offers. */
export interface JobOption {
  readonly id: string;
  readonly name: string;
}

/** The first option of a field that can be left without a job. */
export const noJob: JobOption = { id: '', name: 'None' };

/** Enough to choose from; a longer list is slow to render. */
const maxListed = 50;

/** Finds jobs by a part of the name, in the order of the list. `search` is null while the list is closed. */
export function findJobs(jobs: readonly JobOption[], search: string | null, canBeNone: boolean) {
  if (search === null) return { options: [], remaining: 0 };
  const found = jobs.filter(({ name }) => matchesText(name, search));
  const listed = found.slice(0, maxListed);
  const options = canBeNone && matchesText(noJob.name, search) ? [noJob, ...listed] : listed;
  return { options, remaining: found.length - listed.length };
}
