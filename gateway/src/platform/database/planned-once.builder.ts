/**
 * Hides the organization of a statement from PostgreSQL's planner. An organization with more or fewer rows than the average
 * seems to deserve a plan of its own, so PostgreSQL would plan each execution, which takes longer than a short execution. Use it
 * for statements whose plan is the same for every organization, and write their other values as `(select ?::type)`.
 */
export function plannedOnce(statement: string): string {
  return statement.replaceAll(':organization', '(select :organization::uuid)');
}
