import { addDays } from '@timetrack/contracts/calendar';
import { readRuleTimeline } from '../features/organization/index.js';
import { ClosedPayPeriod } from '../features/pay-periods/index.js';
import { findPay } from '../features/payroll/index.js';
import {
  buildContent,
  describeChanges,
  hashJson,
  insertSignOff,
  markStale,
  readSignedTimes,
  type SignOffContent,
  storeSignOffSettings,
} from '../features/sign-offs/index.js';
import { newId } from '../platform/database/ids.js';
import { type Entry, readRows } from './audit-entries.js';
import { type Demo, formerMember, idOf, newestMember, withoutAccount } from './cast.js';
import { hourOf } from './shifts.js';

const question = 'Were you able to take your meal breaks?';
const settings = {
  enabled: true,
  statement: 'These are the hours that I worked, and the breaks that I took.',
  questions: [question],
  remindDays: 1,
};

/** The worker whose sign-in is printed can try signing. */
const unsigned = ['Wes', newestMember?.firstName, formerMember.firstName, withoutAccount.firstName];
const missedBreaks = 'Deshawn';
/** A manager shortened this person's first day after the signature. */
const changed = 'Hana';

/** Most people have signed, and one signature is stale. Returns entries for the audit log. */
export async function insertSignOffs(demo: Demo): Promise<Entry[]> {
  const { em, organizationId, now, userIds, today } = demo;
  await storeSignOffSettings(em, settings);
  const [period] = await readRows(em, ClosedPayPeriod);
  if (!period) return [];
  const { startDate, endDate } = period;
  const organization = { subjectType: 'ORGANIZATION', subjectId: organizationId } as const;
  const turnedOn = { enabled: { before: false, after: true }, questions: { before: '', after: question } };
  const entries: Entry[] = [
    {
      at: hourOf(today.subtract({ days: 44 }), 10),
      by: idOf(demo, 'Amir'),
      record: { action: 'sign-off-settings.updated', ...organization, changes: turnedOn },
    },
  ];
  const pay = await findPay(em, { organizationId, period: { startDate, endDate }, now });
  const timeline = await readRuleTimeline(em, organizationId);
  const search = { organizationId, period: { startDate, endDate }, timeline, userIds: [...userIds.values()] };
  const timesOf = await readSignedTimes(em, search);
  const signers = [...userIds].filter(([{ firstName }]) => !unsigned.includes(firstName));
  for (const [place, [{ firstName }, userId]] of signers.entries()) {
    const entry = await pay.of(userId);
    if (!entry || entry.lines.length === 0) continue;
    const hours = { entry, dates: { startDate, endDate }, rules: pay.rules, timesheets: timesOf(userId) };
    const current = buildContent(hours);
    const content = firstName === changed ? withLongerFirstDay(current) : current;
    const signedAt = new Date(
      hourOf(Temporal.PlainDate.from(addDays(endDate, 1)), 9).getTime() + (place * 11 + 4) * 60_000,
    );
    const [id, contentHash] = [newId(), hashJson(content)];
    const answers = [{ question, answer: firstName === missedBreaks ? ('NO' as const) : ('YES' as const) }];
    const { statement } = settings;
    await insertSignOff(em, { id, startDate, endDate, contentHash, content, answers, signedAt, statement });
    const subject = { subjectType: 'SIGN_OFF', subjectId: id } as const;
    const signed = {
      action: 'sign-off.signed',
      ...subject,
      changes: { startDate, endDate, sha256: contentHash },
    } as const;
    entries.push({ at: signedAt, by: userId, record: signed });
    if (content === current) continue;
    const changes = describeChanges(content, current);
    const day = Temporal.PlainDate.from(addDays(endDate, 2));
    const [at, actorId] = [hourOf(day, 10), idOf(demo, 'Tom')];
    const reason = `Changed by Tom on ${day.toLocaleString('en-US', { month: 'short', day: 'numeric' })}`;
    await markStale(em, id, { at, reason, actorId, changes });
    const sentences = changes.map(({ sentence }) => sentence).join('; ');
    const staleChanges = { startDate, endDate, changes: { after: sentences } };
    entries.push({ at, by: actorId, record: { action: 'sign-off.stale', ...subject, changes: staleChanges } });
  }
  return entries;
}

/** The hours as they were before half an hour of the first day was removed. */
function withLongerFirstDay(content: SignOffContent): SignOffContent {
  const first = content.lines.findIndex(({ kind }) => kind === 'REGULAR');
  const date = content.lines[first]?.date;
  return {
    ...content,
    lines: content.lines.map((line, index) => (index === first ? { ...line, minutes: line.minutes + 30 } : line)),
    days: content.days.map((day) => (day.date === date ? { ...day, regularMinutes: day.regularMinutes + 30 } : day)),
    totals: { ...content.totals, regularMinutes: content.totals.regularMinutes + 30 },
  };
}
