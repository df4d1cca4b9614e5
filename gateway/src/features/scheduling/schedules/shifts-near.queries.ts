export interface ShiftNear {
  readonly startAt: Date;
  readonly endAt: Date;
  readonly job: { readonly id: string; readonly name: string; readonly retired: boolean } | null;
  /** Null if it is retired. */
  readonly team: { readonly id: string; readonly name: string } | null;
}

/** A shift further away says nothing about a punch. */
const nearHours = 12;

/** A shift that started earlier is a plan for several days rather than a working day. */
const longestShiftHours = 24;

/**
 * SQL for the published shifts of a person near an instant, as JSON text that `readShiftsNear` reads. Both arguments are SQL.
 * The shifts are found by their start, because a person's assignments reach back for years.
 */
export function selectShiftsNear(userId: string, at: string): string {
  return `(
    select json_agg(json_build_array(shift.start_at, shift.end_at, job.id, job.name, job.retired_at is not null,
        team.id, team.name)
      order by shift.start_at, shift.id)::text
    from schedules shift
    left join jobs job on job.organization_id = shift.organization_id and job.id = shift.job_id
    left join teams team on team.organization_id = shift.organization_id and team.id = shift.team_id
      and team.retired_at is null
    where shift.organization_id = :organization and shift.status = 'PUBLISHED' and ${userId} = any(shift.people)
      and shift.start_at > ${at} - interval '${nearHours + longestShiftHours} hours'
      and shift.start_at < ${at} + interval '${nearHours} hours'
      and shift.end_at > ${at} - interval '${nearHours} hours')`;
}

type ShiftTuple = readonly [
  startAt: string,
  endAt: string,
  jobId: string | null,
  jobName: string | null,
  jobRetired: boolean,
  teamId: string | null,
  teamName: string | null,
];

export function readShiftsNear(shifts: string | null): ShiftNear[] {
  return ((JSON.parse(shifts ?? '[]') ?? []) as ShiftTuple[]).map(
    ([startAt, endAt, id, name, retired, teamId, teamName]) => ({
      startAt: new Date(startAt),
      endAt: new Date(endAt),
      job: id === null ? null : { id, name: name ?? '', retired },
      team: teamId === null ? null : { id: teamId, name: teamName ?? '' },
    }),
  );
}
