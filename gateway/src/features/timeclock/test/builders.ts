import type { MikroORM } from '@mikro-orm/postgresql';
import { newId } from '../../../platform/database/ids.js';
import type { User } from '../../identity/index.js';
import type { Job } from '../../jobs/index.js';
import { Photo } from '../../photos/index.js';
import type { Point } from '../../places/index.js';
import { Break, Timesheet, TimesheetPhoto } from '../timesheets/timesheet.entity.js';
import type { TimesheetText } from '../timesheets/timesheet.types.js';

type TimesheetOverrides = {
  readonly user: User;
  readonly photos?: readonly Photo[];
  readonly job?: Job | null;
  /** Where the clock-in was made, perhaps next to a place. */
  readonly location?: (Point & { readonly placeId?: string; readonly outside?: boolean }) | null;
} & Partial<Pick<Timesheet, keyof TimesheetText | 'clockInAt' | 'clockOutAt' | 'flags' | 'approvedAt'>>;

/** A timesheet with a clock-in on July 15, 2026, at 9:00 in Denver, open by default. */
export async function aTimesheet(
  orm: MikroORM,
  { user, photos = [], location, ...overrides }: TimesheetOverrides,
): Promise<Timesheet> {
  const em = orm.em.fork();
  const { organizationId } = user;
  const timesheet = em.create(Timesheet, {
    id: newId(),
    organizationId,
    user: user.id,
    clockInAt: new Date('2026-07-15T15:00:00Z'),
    ...overrides,
    job: overrides.job?.id ?? null,
  });
  photos.forEach((photo, position) => {
    em.create(TimesheetPhoto, { organizationId, timesheet, photo: photo.id, position });
  });
  await em.flush();
  if (location) {
    await em.execute(
      `insert into punch_locations (organization_id, timesheet_id, punch, user_id, lat, lng,
         nearest_place_id, distance_meters, is_outside)
       values (?, ?, 'IN', ?, ?, ?, ?, ?, ?)`,
      [
        ...[organizationId, timesheet.id, user.id, location.lat, location.lng],
        ...(location.placeId ? [location.placeId, 1234, location.outside ?? false] : [null, null, null]),
      ],
    );
  }
  return timesheet;
}

type BreakOverrides = { readonly timesheet: Timesheet } & Partial<Pick<Break, 'type' | 'startAt' | 'endAt'>>;

/** By default an unpaid break that starts an hour after the clock-in and lasts half an hour. */
export async function aBreak(orm: MikroORM, { timesheet, ...overrides }: BreakOverrides): Promise<Break> {
  const em = orm.em.fork();
  const startAt = new Date(timesheet.clockInAt.getTime() + 60 * 60_000);
  const timesheetBreak = em.create(Break, {
    id: newId(),
    organizationId: timesheet.organizationId,
    timesheet: timesheet.id,
    type: 'UNPAID',
    startAt,
    endAt: new Date(startAt.getTime() + 30 * 60_000),
    ...overrides,
  });
  await em.flush();
  return timesheetBreak;
}

type PhotoOverrides = { readonly uploadedBy: User } & Partial<
  Pick<Photo, 'contentType' | 'createdAt' | 'unattachedSince'>
>;

/** The row of a photo, without files. */
export async function aPhoto(orm: MikroORM, { uploadedBy, ...overrides }: PhotoOverrides): Promise<Photo> {
  const em = orm.em.fork();
  const createdAt = new Date('2026-07-15T15:00:00Z');
  const photo = em.create(Photo, {
    id: newId(),
    organizationId: uploadedBy.organizationId,
    uploadedBy: uploadedBy.id,
    contentType: 'image/jpeg',
    width: 640,
    height: 480,
    bytes: 1000,
    thumbnailBytes: 100,
    createdAt,
    unattachedSince: createdAt,
    ...overrides,
  });
  await em.flush();
  return photo;
}
