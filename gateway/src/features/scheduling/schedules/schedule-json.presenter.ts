import { writeInstant, writeJsonList, writeOnce, writeText } from '../../../platform/json/json-text.builder.js';
import { type JobView, serializeJob } from '../../jobs/index.js';
import { serializeAssignee } from './schedule.presenter.js';
import type { ScheduleView } from './schedule.types.js';

/** Writes the JSON of `serializeSchedule` for thousands of schedules, which share their jobs and people. */
export function createScheduleWriter(): (schedule: ScheduleView) => string {
  const writeJob = writeOnce((job: JobView) => JSON.stringify(serializeJob(job)));
  const writeAssignee = writeOnce((user: ScheduleView['assignees'][number]) => JSON.stringify(serializeAssignee(user)));
  return (schedule) => {
    const { id, title, notes, startAt, endAt, job, jobId, status, assignedUserIds, assignees } = schedule;
    return (
      `{"id":"${id}","title":${writeText(title)},"notes":${notes === null ? 'null' : writeText(notes)},` +
      `"startAt":${writeInstant(startAt)},"endAt":${writeInstant(endAt)},` +
      `"plannedBreakMinutes":${schedule.plannedBreakMinutes},"plannedMinutes":${schedule.plannedMinutes},` +
      `"job":${job ? writeJob(job) : 'null'},"jobId":${jobId === null ? 'null' : `"${jobId}"`},"status":"${status}",` +
      `"assignedUserIds":${writeJsonList(assignedUserIds, writeText)},"assignees":${writeJsonList(assignees, writeAssignee)},` +
      `"images":${JSON.stringify(schedule.images)},"imageUrls":${JSON.stringify(schedule.imageUrls)}}`
    );
  };
}
