/** The ids of the person in a row of `users`, for the statement that reads the row. */
export const payrollIdsOf = (row: string) => `coalesce((
  select json_object_agg(ids.provider, ids.payroll_id order by ids.provider) from payroll_ids ids
  where ids.organization_id = ${row}.organization_id and ids.user_id = ${row}.id), '{}'::json)`;
