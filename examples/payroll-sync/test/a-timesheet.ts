import type { Timesheet } from '../src/api-types.ts';

const ada = { id: 'ada', firstName: 'Ada', lastName: 'Marsh' };

/** A timesheet of eight hours in the format of the API. */
export function aTimesheet(given: Partial<Timesheet> = {}): Timesheet {
  return {
    id: 'sheet-1',
    user: ada,
    job: null,
    clockInAt: '2026-11-16T15:00:00.000Z',
    clockOutAt: '2026-11-16T23:00:00.000Z',
    durationMinutes: 480,
    notes: '',
    imageUrls: [],
    breaks: [],
    flags: [],
    status: 'PENDING',
    approvedAt: null,
    approvedBy: null,
    version: 'v1',
    location: null,
    ...given,
  };
}
