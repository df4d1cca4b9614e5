export const insertBreakAnswer = `
  insert into break_answers (organization_id, user_id, timesheet_id, meals, rests, answered_at)
  values (:organization, ?, ?, ?, ?, ?)`;

/** SQL for the answer that counts, as a list in JSON. Null without one. */
export const selectBreakAnswer = `
  (select json_build_array(meals, rests, answered_at) from break_answers
   where break_answers.organization_id = :organization and break_answers.timesheet_id = :row.id
   order by break_answers.id desc limit 1)`;
