import { describe, expect, test } from '@jest/globals';
import { breakMarks, openPunches, type PackedFacts, timesheetMarks } from '../run/packed-facts.rules.js';

const ids = ['01a20748-0000-7000-8000-000000000001', '01a20748-0000-7000-8000-000000000002'] as const;
const job = '01a20748-0000-7000-8000-0000000000aa';

/** As `timestamptz_send` writes it: microseconds since 2000. */
function packInstants(...texts: readonly string[]): Buffer {
  const bytes = Buffer.alloc(texts.length * 8);
  for (const [index, text] of texts.entries()) {
    bytes.writeBigInt64BE(BigInt(Date.parse(text) - Date.UTC(2000, 0)) * 1000n, index * 8);
  }
  return bytes;
}

const packMarks = (...marks: readonly number[]) => marks.map((mark) => String.fromCharCode(48 + mark)).join('');

const nothing: PackedFacts = {
  ...{ places: null, ids: null, starts: null, ends: null, jobIds: null, marks: null },
  ...{ breakTimesheetIds: null, breakStarts: null, breakEnds: null, breakMarks: null },
};

describe('unpacking punches', () => {
  test('gives each person their timesheets, each with its own breaks, instants, job and marks', () => {
    const packed: PackedFacts = {
      places: Buffer.from([0, 0, 0, 2, 0, 0, 0, 1]),
      ids: ids.join(''),
      starts: packInstants('2026-11-09T15:00:00.123Z', '1999-12-31T23:59:59.999Z'),
      ends: packInstants('2026-11-09T15:00:00.123Z', '2000-01-01T08:00:00Z'),
      jobIds: job,
      marks: packMarks(
        timesheetMarks.missingLocation | timesheetMarks.selfApproved | timesheetMarks.selfReported,
        timesheetMarks.approved | timesheetMarks.ended | timesheetMarks.withJob | timesheetMarks.addedByManager,
      ),
      breakTimesheetIds: [ids[1], ids[1]].join(''),
      breakStarts: packInstants('2000-01-01T01:00:00Z', '2000-01-01T02:00:00Z'),
      breakEnds: packInstants('2000-01-01T01:30:00Z', '2000-01-01T02:00:00Z'),
      breakMarks: packMarks(breakMarks.ended, breakMarks.paid),
    };

    const { jobIds, unpack } = openPunches(packed, 3);
    expect(jobIds).toEqual(new Set([job]));
    expect([0, 1, 2].map(unpack)).toEqual([
      [
        {
          timesheetId: ids[1],
          clockInAt: Date.parse('1999-12-31T23:59:59.999Z'),
          clockOutAt: Date.parse('2000-01-01T08:00:00Z'),
          breaks: [
            { type: 'UNPAID', from: Date.parse('2000-01-01T01:00:00Z'), to: Date.parse('2000-01-01T01:30:00Z') },
            { type: 'PAID', from: Date.parse('2000-01-01T02:00:00Z'), to: null },
          ],
          jobId: job,
          ...{ approved: true, missingLocation: false, addedByManager: true, selfReported: false, selfApproved: false },
        },
      ],
      [
        {
          timesheetId: ids[0],
          clockInAt: Date.parse('2026-11-09T15:00:00.123Z'),
          clockOutAt: null,
          breaks: [],
          jobId: null,
          ...{ approved: false, missingLocation: true, addedByManager: false, selfReported: true, selfApproved: true },
        },
      ],
      [],
    ]);
    expect(unpack(0)).toEqual(unpack(0));
  });

  test('gives people without timesheets none', () => {
    const { jobIds, unpack } = openPunches(nothing, 2);
    expect([unpack(0), unpack(1), jobIds.size]).toEqual([[], [], 0]);
  });
});
