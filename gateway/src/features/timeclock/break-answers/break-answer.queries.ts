export const insertBreakAnswer = `
  insert into break_answers (organization_id, user_id, timesheet_id, meals, rests, answered_at)
  values (:organization, ?, ?, ?, ?, ?)`;
