const example = [
  'firstName,lastName,email,role,password',
  'Ada,Reyes,ada.reyes@example.com,WORKER,change-me-1',
  'Ben,Ito,ben.ito@example.com,MANAGER,change-me-2',
  '"Sam, Jr.",Okafor,sam.okafor@example.com,,change-me-3',
  '',
].join('\r\n');

/** A data URL of an example file. It starts with a byte order mark so that spreadsheets read it as UTF-8. */
export const exampleUrl = `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${example}`)}`;
