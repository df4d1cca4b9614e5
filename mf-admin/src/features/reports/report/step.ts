/** The position below a report: a job, a person, or one day of a person. A person can be opened with or without a job. */
export interface Step {
  /** The id of the job, or `NONE` for work without a job. */
  readonly job: string | null;
  readonly person: string | null;
  readonly day: string | null;
}

/** The job of work without a job, in the address and in requests. */
export const withoutJob = 'NONE';

export const noStep: Step = { job: null, person: null, day: null };

/** The step in an address, which can contain more. A day without a person is ignored. */
export function stepIn({ job, person, day }: Step): Step {
  return { job, person, day: person === null ? null : day };
}

export function stepKey({ job, person, day }: Step): string {
  return JSON.stringify([job, person, day]);
}

/** How far a step is below the report. */
export function depthOf({ job, person, day }: Step): number {
  return [job, person, day].filter((id) => id !== null).length;
}

/** The id of the control that opens a step, on the report or in the panel. It takes the focus back. */
export function openerId(place: 'report' | 'panel', { job, person, day }: Partial<Step>): string {
  return [place, 'opens', job && `job-${job}`, person && `person-${person}`, day && `day-${day}`]
    .filter(Boolean)
    .join('-');
}
