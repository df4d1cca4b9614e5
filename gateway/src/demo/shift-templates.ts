import type { EntityManager } from '@mikro-orm/postgresql';
import { insertShiftTemplate } from '../features/scheduling/index.js';
import { newId } from '../platform/database/ids.js';

const templates = [
  { name: 'Garden crew', startTime: '07:00', endTime: '15:30', job: 0, notes: 'Load the trailer at the yard first.' },
  { name: 'Stone crew', startTime: '06:30', endTime: '15:00', job: 2, notes: null },
  { name: 'Snow call-out', startTime: '22:00', endTime: '06:00', job: 3, notes: 'Take the plow keys from the office.' },
] as const;

interface Seeding {
  readonly em: EntityManager;
  readonly now: Date;
  readonly jobIds: readonly string[];
}

export async function insertShiftTemplates({ em, now, jobIds }: Seeding): Promise<void> {
  for (const [index, { job, ...template }] of templates.entries()) {
    const fields = { ...template, title: null, plannedBreakMinutes: 30, jobId: jobIds[job] ?? null };
    await insertShiftTemplate(em, fields, { id: newId(), position: index + 1, at: now });
  }
}
