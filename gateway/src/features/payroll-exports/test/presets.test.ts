import { describe, expect, test } from '@jest/globals';
import { genericLayout, presets } from '../layouts/export-presets.types.js';
import { encodeText, formatHead, formatPeople } from '../profiles/export-writer.presenter.js';
import { aLine, anEntry } from './builders.js';

const period = { startDate: '2026-11-01', endDate: '2026-11-14', version: 2 };
const job = { id: '01890a5d-ac96-774b-bcce-b302099a8057', name: 'Roof' };
const paid = anEntry([
  aLine({ minutes: 480, job }),
  aLine({ date: '2026-11-03', minutes: 460, hours: 7.67 }),
  aLine({ date: '2026-11-03', kind: 'OVERTIME', earningCode: 'OT', minutes: 90, hours: 1.5 }),
  aLine({
    date: '2026-11-04',
    kind: 'PTO',
    earningCode: 'SICK',
    minutes: 240,
    hours: 4,
    policy: { ...job, name: 'Sick leave' },
  }),
]);
const entry = { ...paid, qualifiedOvertimeMinutes: 90 };

const files: Readonly<Record<string, readonly string[]>> = {
  ADP: [
    'Co Code,Batch ID,File #,Reg Hours,O/T Hours,Hours 3 Code,Hours 3 Amount,Memo Code,Memo Amount',
    ',,1001,15.67,1.50,,,,1.50',
    ',,1001,,,SICK,4.00,,',
  ],
  GUSTO: [
    'last_name,first_name,gusto_employee_id,regular_hours,overtime_hours,double_overtime_hours,paid_time_off,' +
      'missed_break_hours',
    'Marsh,Ada,1001,15.67,1.50,,4.00,',
  ],
  PAYCHEX: [
    'Client ID,Worker ID,Org,Job Number,Pay Component,Rate,Rate Number,Hours,Units,Line Date,Amount,Check Seq Number,' +
      'Override State,Override Local,Override Local Jurisdiction,Labor Assignment',
    ',1001,,,REG,,,15.67,,,,,,,,',
    ',1001,,,OT,,,1.50,,,,,,,,',
    ',1001,,,SICK,,,4.00,,,,,,,,',
  ],
  XERO: [
    'first_name,last_name,date,hours,type,tracking_code,employee_number',
    'Ada,Marsh,2026-11-02,8.00,REG,Roof,1001',
    'Ada,Marsh,2026-11-03,7.67,REG,,1001',
    'Ada,Marsh,2026-11-03,1.50,OT,,1001',
    'Ada,Marsh,2026-11-04,4.00,SICK,,1001',
  ],
  DATEV_LODAS: [
    '[Allgemein]',
    'Ziel=LODAS',
    'Version_SST=1.0',
    'BeraterNr=',
    'MandantenNr=',
    'Datumsformat=TT/MM/JJJJ',
    'Feldtrennzeichen=;',
    'Zahlenkomma=,',
    '[Satzbeschreibung]',
    '1;u_lod_bwd_buchung_standard;abrechnung_zeitraum#bwd;pnr#bwd;la_eigene#bwd;bs_nr#bwd;bs_wert_butab#bwd;',
    '[Bewegungsdaten]',
    '1;01/11/2026;1001;REG;1;15,67;',
    '1;01/11/2026;1001;OT;1;1,50;',
    '1;01/11/2026;1001;SICK;1;4,00;',
  ],
};

describe('the preset', () => {
  test.each(presets.map((preset) => [preset.key, preset] as const))('%s writes its file', (key, { layout }) => {
    const file = formatHead(period, layout) + formatPeople([entry], period, layout);
    expect(file).toBe(`${files[key]?.join('\r\n')}\r\n`);
    expect(new TextDecoder('windows-1252').decode(encodeText(file, layout))).toBe(file);
  });

  test.each(presets.map((preset) => [preset.key, preset] as const))(
    '%s is unverified unless every column follows a page of the vendor',
    (_key, { isVerified, source }) => {
      expect(isVerified && source === null).toBe(false);
    },
  );
});

test('the generic file has every line with its employee number, earning code, hours, job and policy', () => {
  const lines = formatPeople([entry], period, genericLayout).split('\r\n');
  expect(lines[0]).toBe(
    '1001,Ada,Marsh,ada@example.com,2026-11-02,REG,REGULAR,8.00,480,Roof,,2026-11-01,2026-11-14,2,1.50',
  );
  expect(lines[3]).toContain(',SICK,PTO,4.00,240,,Sick leave,');
  expect(lines[3]).toMatch(/,2,$/);
});
