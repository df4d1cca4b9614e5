import { command, query } from '../../access/index.js';
import type { RateLimit } from '../../platform/config/config.js';
import { tenantSql } from '../../platform/database/tenant-sql.js';
import { failures } from '../../platform/errors/index.js';
import { databaseSweep, daysBefore } from '../../platform/jobs/sweeps.js';
import { type Page, presentPage } from '../../platform/paging/index.js';
import {
  everyRow,
  instant,
  integer,
  nullable,
  readModel,
  readPage,
  text,
  toInstant,
  uuid,
} from '../../platform/read-model/index.js';
import { clientErrorsInput, reportClientErrorsInput } from './client-error.inputs.js';
import { cleanReport } from './client-error.rules.js';
import type { ClientErrorKind, ClientErrorReport, ClientErrorView } from './client-error.types.js';

/** How many kinds of errors an organization keeps. The one that was last seen longest ago makes room. */
const errorsPerOrganization = 200;

/** An error that no browser reported for this long is removed. */
const keptDays = 30;

/** Reports of one session. A browser sends at most one every few seconds, and each error once a minute. */
const reportsPerSession: RateLimit = { name: 'client-errors-session', points: 20, windowSeconds: 60 };

/** Reports without a session, from the sign-in page: from one network address, and from all. */
const reportsPerAddress: RateLimit = { name: 'client-errors-address', points: 5, windowSeconds: 60 };
const reportsOfVisitors: RateLimit = { name: 'client-errors-visitors', points: 60, windowSeconds: 60 };

const countPeople = `(
  select count(*)::integer from client_error_people person
  where person.organization_id = :organization and person.client_error_id = client_errors.id)`;

const clientErrorReads = readModel('client_errors', {
  columns: {
    id: uuid('id'),
    module: text('module'),
    version: nullable(text('version')),
    release: nullable(text('release')),
    kind: text<ClientErrorKind>('kind'),
    screen: nullable(text('screen')),
    message: text('message'),
    stack: nullable(text('stack')),
    occurrences: integer('occurrences'),
    people: integer(countPeople),
    firstSeenAt: instant('first_seen_at'),
    lastSeenAt: instant('last_seen_at'),
  },
});

const store = `
  with reported as (
    select * from jsonb_to_recordset(?::jsonb) as error (
      fingerprint text, module text, version text, release text, kind text, screen text, message text, stack text,
      occurrences integer)
  ), stored as (
    insert into client_errors (organization_id, fingerprint, module, version, release, kind, screen, message, stack,
      occurrences, first_seen_at, last_seen_at)
    select :organization, fingerprint, module, version, release, kind, screen, message, stack, occurrences, seen, seen
    from reported, (select ?::timestamptz as seen) now order by fingerprint
    on conflict (organization_id, fingerprint) do update set
      occurrences = least(client_errors.occurrences::bigint + excluded.occurrences, 2147483647)::integer,
      release = excluded.release, screen = excluded.screen, stack = excluded.stack,
      last_seen_at = greatest(client_errors.last_seen_at, excluded.last_seen_at)
    returning id
  )
  insert into client_error_people (organization_id, client_error_id, user_id)
  select :organization, id, ?::uuid from stored on conflict do nothing`;

/** Skips rows that another report is changing: those are not the oldest for long. */
const makeRoom = `
  delete from client_errors where organization_id = :organization and id in (
    select id from client_errors where organization_id = :organization
    order by last_seen_at desc, id desc offset ${errorsPerOrganization} for update skip locked)`;

/**
 * Stores and counts errors that a browser reports. Without a session they are counted and logged only, because they belong
 * to no organization. Fails with RATE_LIMITED if one session or network address reports too often.
 */
export const reportClientErrors = command(
  'reportClientErrors',
  reportClientErrorsInput,
  async ({ em, viewer, request, platform, recordNothing }, input): Promise<ClientErrorReport> => {
    // API keys have scopes. A program is not a browser.
    if (viewer?.scopes) throw failures.forbidden();
    recordNothing('a report changes nothing that belongs to the organization');
    const errors = cleanReport(input.errors);
    if (viewer) {
      platform.rateLimits.count(reportsPerSession, viewer.sessionId);
      const sql = tenantSql(em);
      await sql.run(store, [JSON.stringify(errors), platform.clock.now(), viewer.userId]);
      await sql.run(makeRoom);
    } else {
      platform.rateLimits.count(reportsPerAddress, request.address);
      platform.rateLimits.count(reportsOfVisitors, 'all');
      for (const error of errors) platform.logger.warn({ clientError: error }, 'a visitor reported an error');
    }
    // The versions that strangers name could fill the metrics.
    for (const error of errors) platform.countClientError(viewer ? error : { ...error, version: null });
    return { accepted: errors.length };
  },
);

export const clientErrors = query(
  'clientErrors',
  clientErrorsInput,
  async ({ em }, page): Promise<Page<ClientErrorView>> => {
    const found = await readPage(em, clientErrorReads, {
      ranges: [everyRow],
      orderBy: ['lastSeenAt', 'id'],
      direction: 'desc',
      page,
    });
    return presentPage(found, (rows) =>
      rows.map((row) => ({ ...row, firstSeenAt: toInstant(row.firstSeenAt), lastSeenAt: toInstant(row.lastSeenAt) })),
    );
  },
);

export const clientErrorsSweep = databaseSweep('client-errors', 'sweep_client_errors(?, ?)', ({ clock }) => [
  daysBefore(clock.now(), keptDays),
]);
