const example = [
  'firstName,lastName,email,role,password',
  'Ada,Reyes,ada.reyes@example.com,WORKER,change-me-1',
  'Ben,Ito,ben.ito@example.com,MANAGER,change-me-2',
  '"Sam, Jr.",Okafor,sam.okafor@example.com,,change-me-3',
  '',
].join('\r\n');

/** A file to begin with. The mark at its start tells spreadsheets that it is UTF-8. */
export const exampleAddress = `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${example}`)}`;
